export type ScreenWidth = "mobile" | "tablet" | "desktop";
export type WidthClass = "narrow" | "wide";

/**
 * Widths in pixels up to which windows are narrow, mobile and tablet, named as in the style sheet.
 */
export const BREAKPOINTS = { sm: 600, md: 770, lg: 1000 } as const;

/**
 * Over 1000 px desktop, over 770 px tablet, otherwise mobile. These are the style sheet's
 * breakpoints lg and md.
 */
export function screenWidthOf(pixels: number): ScreenWidth {
  if (pixels > BREAKPOINTS.lg) return "desktop";
  return pixels > BREAKPOINTS.md ? "tablet" : "mobile";
}

/** Over 600 px wide, otherwise narrow: breakpoint sm. */
export function widthClassOf(pixels: number): WidthClass {
  return pixels > BREAKPOINTS.sm ? "wide" : "narrow";
}
