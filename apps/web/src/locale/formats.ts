import { isolated } from "@worthy/domain";
import type { Locale } from "./createLocale.ts";

type InLanguage = Pick<Locale, "language">;

/** A format in the locale's language. Cached per language, because creating one is slow. */
export function inLanguage<Format>(
  make: (language: string) => Format,
): (locale: InLanguage) => Format {
  const made: Record<string, Format> = {};
  return ({ language }) => (made[language] ??= make(language));
}

const dateFormat = inLanguage(
  (language) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }),
);
const monthFormats = inLanguage((language) => ({
  alone: new Intl.DateTimeFormat(language, { month: "long" }),
  withYear: new Intl.DateTimeFormat(language, { month: "long", year: "numeric" }),
}));
const clockFormat = inLanguage(
  (language) => new Intl.DateTimeFormat(language, { timeStyle: "short" }),
);
const listFormat = inLanguage((language) => new Intl.ListFormat(language, { type: "conjunction" }));
const countryNames = inLanguage(
  (language) => new Intl.DisplayNames(language, { type: "region", fallback: "code" }),
);
const languageNames = inLanguage(
  (language) => new Intl.DisplayNames(language, { type: "language", fallback: "code" }),
);
const pointsFormat = inLanguage(
  (language) => new Intl.NumberFormat(language, { signDisplay: "exceptZero" }),
);
const sinceFormat = inLanguage(
  (language) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }),
);
const lengthFormats = inLanguage((language) => {
  const inUnits = (unit: string) =>
    new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" });
  return { hours: inUnits("hour"), minutes: inUnits("minute") };
});

/** `Feb 18, 2022`, or only the year if the rest is unknown. */
export function formatAirDate(
  date: string | null,
  precision: "day" | "year",
  locale: InLanguage,
): string | null {
  if (!date) return null;
  return precision === "year"
    ? date.slice(0, 4)
    : dateFormat(locale).format(new Date(`${date}T00:00:00Z`));
}

/** `Nov 20, 2026` for an instant, in UTC, so that server and browser agree. */
export function formatDay(instant: string, locale: InLanguage): string {
  return dateFormat(locale).format(new Date(instant));
}

/** `March`, or `March 2024` in another year, in the browser's time zone. */
export function formatMonth(instant: string, locale: InLanguage, now = Date.now()): string {
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return monthFormats(locale)[isThisYear ? "alone" : "withYear"].format(date);
}

/** `4:32 PM`, in the browser's time zone. */
export function formatClock(instant: string, locale: InLanguage): string {
  return clockFormat(locale).format(new Date(instant));
}

/** `A, B, and C`. */
export function formatNames(names: readonly string[], locale: InLanguage): string {
  return listFormat(locale).format(names.map(isolated));
}

/** `+14`, `-2`, `0`. */
export function formatPoints(points: number, locale: InLanguage): string {
  return pointsFormat(locale).format(points).replace("-", "\u2212");
}

/** `1 hr 52 min`, with no-break spaces. */
export function formatRuntime(minutes: number, locale: InLanguage): string {
  const formats = lengthFormats(locale);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 ? formats.hours.format(hours) : "",
    rest > 0 ? formats.minutes.format(rest) : "",
  ]
    .filter(Boolean)
    .join(" ")
    .replaceAll(" ", "\u00a0");
}

/** `South Korea` for `KR`. Anything that is not a code is returned unchanged. */
export function formatCountry(code: string, locale: InLanguage): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames(locale).of(code) ?? code) : code;
}

/** `Korean` for `ko`. */
export function formatLanguage(code: string, locale: InLanguage): string {
  return /^[a-z]{2,3}$/.test(code) ? (languageNames(locale).of(code) ?? code) : code;
}

/** `4:05` for 245 seconds. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** `2 minutes ago`, or `this minute`. */
export function formatSince(date: string, locale: InLanguage, now = Date.now()): string {
  const minutes = Math.round((Date.parse(date) - now) / 60_000);
  return Math.abs(minutes) < 60
    ? sinceFormat(locale).format(Math.min(0, minutes), "minute")
    : sinceFormat(locale).format(Math.min(0, Math.round(minutes / 60)), "hour");
}
