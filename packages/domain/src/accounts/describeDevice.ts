import { BROWSERS, SOME_BROWSER, SOME_TV, SYSTEMS, UNKNOWN_DEVICE } from "./deviceLabel.ts";

/** A language's words for devices. */
export interface DeviceWords {
  /** "{{browser}} on {{system}}" */
  joined: string;
  /** A browser with an unknown name. */
  browser: string;
  /** A TV, as it appears after "on". */
  tv: string;
  unknown: string;
}

const BETWEEN = " on ";
const isBrowser = (name: string) =>
  name === SOME_BROWSER || BROWSERS.some(([, known]) => known === name);
const isSystem = (name: string) => SYSTEMS.some(([, known]) => known === name);

/**
 * A label made by `deviceLabel`, in the words of a language. Names given by people stay as they
 * are.
 */
export function describeDevice(
  label: string,
  { joined, browser: someBrowser, tv, unknown }: DeviceWords,
): string {
  if (label === UNKNOWN_DEVICE) return unknown;
  const [browser = "", system = "", ...more] = label.split(BETWEEN);
  if (more.length > 0 || !isBrowser(browser) || !isSystem(system)) return label;
  const parts: Record<string, string> = {
    browser: browser === SOME_BROWSER ? someBrowser : browser,
    system: system === SOME_TV ? tv : system,
  };
  return joined.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? "");
}
