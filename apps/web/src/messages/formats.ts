import { spokenLanguage } from "./speech.ts";

/** A format in the language that is spoken. Each is made once a language, for that takes long. */
export function inLanguage<Format>(make: (language: string) => Format): () => Format {
  const made: Record<string, Format> = {};
  return (language = spokenLanguage()) => (made[language] ??= make(language));
}

const dateFormat = inLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }));
const listFormat = inLanguage((language) => new Intl.ListFormat(language, { type: "conjunction" }));
const countryNames = inLanguage((language) => new Intl.DisplayNames(language, { type: "region", fallback: "code" }));
const languageNames = inLanguage((language) => new Intl.DisplayNames(language, { type: "language", fallback: "code" }));
const pointsFormat = inLanguage((language) => new Intl.NumberFormat(language, { signDisplay: "exceptZero" }));
const sinceFormat = inLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: "auto" }));

/** `Feb 18, 2022`, or only the year where no more is certain. */
export function formatAirDate(date: string | null, precision: "day" | "year"): string | null {
  if (!date) return null;
  return precision === "year" ? date.slice(0, 4) : dateFormat().format(new Date(`${date}T00:00:00Z`));
}

/** `Nov 20, 2026` for an instant, as it is in UTC: the same wherever it is rendered. */
export function formatDay(instant: string): string {
  return dateFormat().format(new Date(instant));
}

/** `4:32 PM`, as it is where the browser stands. */
export function formatClock(instant: string): string {
  return new Intl.DateTimeFormat(spokenLanguage(), { timeStyle: "short" }).format(new Date(instant));
}

/** `A, B, and C`. */
export function formatNames(names: readonly string[]): string {
  return listFormat().format(names);
}

/** `+14`, `-2`, `0`. */
export function formatPoints(points: number): string {
  return pointsFormat().format(points).replace("-", "\u2212");
}

/** `1 hr 52 min`, which no line breaks apart. */
export function formatRuntime(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const unit = (value: number, name: "hour" | "minute") => new Intl.NumberFormat(spokenLanguage(), { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  return [hours > 0 ? unit(hours, "hour") : "", rest > 0 ? unit(rest, "minute") : ""].filter(Boolean).join(" ").replaceAll(" ", "\u00a0");
}

/** `South Korea` for `KR`. A code that is none stays as it is. */
export function formatCountry(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countryNames().of(code) ?? code) : code;
}

/** `Korean` for `ko`. */
export function formatLanguage(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (languageNames().of(code) ?? code) : code;
}

/** `4:05` for 245 seconds. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** `2 minutes ago`, or `this minute`. */
export function formatSince(date: string, now = Date.now()): string {
  const minutes = Math.round((Date.parse(date) - now) / 60_000);
  return Math.abs(minutes) < 60 ? sinceFormat().format(Math.min(0, minutes), "minute") : sinceFormat().format(Math.min(0, Math.round(minutes / 60)), "hour");
}
