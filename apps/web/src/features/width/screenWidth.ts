export type ScreenWidth = "mobile" | "tablet" | "desktop";
export type WidthClass = "narrow" | "wide";

/** Over 1000 px desktop, over 770 px tablet, otherwise mobile. The style sheet's breakpoints lg and md are these. */
export function screenWidthOf(pixels: number): ScreenWidth {
  if (pixels > 1000) return "desktop";
  return pixels > 770 ? "tablet" : "mobile";
}

/** Over 600 px wide, otherwise narrow: breakpoint sm. */
export function widthClassOf(pixels: number): WidthClass {
  return pixels > 600 ? "wide" : "narrow";
}
