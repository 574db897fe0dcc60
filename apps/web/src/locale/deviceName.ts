import { describeDevice } from "@worthy/domain";
import type { Locale } from "./createLocale.ts";

/** A device's name, which the server sends in English ("Chrome on Android"). */
export function deviceName(label: string, locale: Locale): string {
  // `describeDevice` replaces these placeholders.
  const joined = locale.find("devices.joined", { browser: "{{browser}}", system: "{{system}}" });
  if (joined === null) return label;
  const word = (name: "browser" | "tv" | "unknown") => locale.find(`devices.${name}`) ?? label;
  return describeDevice(label, {
    joined,
    browser: word("browser"),
    tv: word("tv"),
    unknown: word("unknown"),
  });
}
