/** Where the app would be installed, as far as its ways of installing differ. */
export type Platform = "ios" | "android" | "mac" | "windows" | "linux" | "unknown";

/** The browser, as far as its ways of installing differ. */
export type BrowserFamily = "chromium" | "safari" | "firefox" | "other";

export interface Surroundings {
  platform: Platform;
  browser: BrowserFamily;
}

/** Reads it from what a browser says of itself. iPads call themselves Macs: they have a touch screen and Macs have none. */
export function surroundingsOf(userAgent: string, touchPoints: number): Surroundings {
  return { platform: platformOf(userAgent, touchPoints), browser: browserOf(userAgent) };
}

function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  if (/Macintosh/.test(userAgent)) return "mac";
  if (/Windows/.test(userAgent)) return "windows";
  return /Linux|CrOS|X11/.test(userAgent) ? "linux" : "unknown";
}

function browserOf(userAgent: string): BrowserFamily {
  if (/Firefox|FxiOS/.test(userAgent)) return "firefox";
  if (/Chrom(e|ium)\/|Edg\/|CriOS/.test(userAgent)) return "chromium";
  return /Safari\//.test(userAgent) ? "safari" : "other";
}
