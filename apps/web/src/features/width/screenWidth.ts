export type ScreenWidth = "mobile" | "tablet" | "desktop";
export type WidthClass = "narrow" | "wide";

/** Widths up to which windows are narrow, mobile and tablet, in pixels at the normal text size, named as in the style sheet. */
export const BREAKPOINTS = { sm: 600, md: 770, lg: 1000 } as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** A media query as in the style sheet: in rem, so that it scales with the browser's text size. */
export const minWidthQuery = (breakpoint: Breakpoint) =>
  `(min-width: ${(BREAKPOINTS[breakpoint] + 1) / 16}rem)`;

export const MIN_WIDTH_QUERIES = (["sm", "md", "lg"] as const).map(minWidthQuery);

export const hasMinWidth = (breakpoint: Breakpoint) =>
  matchMedia(minWidthQuery(breakpoint)).matches;

/** Over 1000 px desktop, over 770 px tablet, otherwise mobile: breakpoints lg and md. */
export function screenWidth(): ScreenWidth {
  if (hasMinWidth("lg")) return "desktop";
  return hasMinWidth("md") ? "tablet" : "mobile";
}

/** Over 600 px wide, otherwise narrow: breakpoint sm. */
export const widthClass = (): WidthClass => (hasMinWidth("sm") ? "wide" : "narrow");
