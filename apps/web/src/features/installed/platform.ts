/** The device's platform, as far as installing differs. */
export type Platform = "ios" | "android" | "mac" | "windows" | "linux" | "unknown";

/** The browser, as far as installing differs. */
export type BrowserFamily = "chromium" | "safari" | "firefox" | "other";

export interface Surroundings {
  platform: Platform;
  browser: BrowserFamily;
}

/** Parsed from the user agent. iPads claim to be Macs, but have a touch screen, unlike Macs. */
export function surroundingsOf(userAgent: string, touchPoints: number): Surroundings {
  return { platform: platformOf(userAgent, touchPoints), browser: browserOf(userAgent) };
}

function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1))
    return "ios";
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
