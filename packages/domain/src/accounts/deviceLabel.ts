export const SOME_BROWSER = "A browser";
export const SOME_TV = "a TV";
const APPLE_TV = "Apple TV";

/** Order matters: browsers name others they descend from. */
export const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

export const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(AppleTV|tvOS)\b/, APPLE_TV],
  [/\bTizen\b.*\bTV\b|\bSMART-TV\b.*\bTizen\b/i, "Samsung TV"],
  [/\b(Web0S|webOS\.TV)\b/i, "LG TV"],
  [/\b(SMART-TV|SmartTV|Tizen|Web0S|webOS)\b/i, SOME_TV],
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

export const UNKNOWN_DEVICE = "Unknown device";
const MOST_READ = 512;

const find = (table: typeof BROWSERS, userAgent: string) =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * What people would call the device with this user agent, such as "Chrome on Android". Returns only
 * our own words, whatever the input.
 */
export function deviceLabel(userAgent: string | undefined): string {
  const read = userAgent?.slice(0, MOST_READ) ?? "";
  const browser = find(BROWSERS, read);
  const system = find(SYSTEMS, read);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `${SOME_BROWSER} on ${system}` : UNKNOWN_DEVICE);
}

/** Whether a label is that of an Apple TV, whose linking has a sentence of its own. */
export function isAppleTv(label: string): boolean {
  return label.includes(APPLE_TV);
}
