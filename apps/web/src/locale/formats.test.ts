import { expect, it } from "vitest";
import {
  formatAirDate,
  formatCountry,
  formatLanguage,
  formatMonth,
  formatNames,
  formatPoints,
  formatRuntime,
} from "./formats.ts";

const locale = { language: "en" } as const;

it("puts a real minus sign, not a hyphen, before negative points", () => {
  expect([14, -2, 0].map((points) => formatPoints(points, locale))).toEqual([
    "+14",
    "\u22122",
    "0",
  ]);
});

it("shows only the known parts of a date", () => {
  expect(formatAirDate("2022-02-18", "day", locale)).toBe("Feb 18, 2022");
  expect(formatAirDate("2013-01-01", "year", locale)).toBe("2013");
  expect(formatAirDate(null, "day", locale)).toBeNull();
});

it("adds the year to a month only if it isn't the current year", () => {
  const now = Date.parse("2026-11-26T12:00:00Z");
  const [recent, old] = ["2026-03-15T12:00:00Z", "2024-03-15T12:00:00Z"];
  expect(formatMonth(recent, locale, now)).toBe("March");
  expect(formatMonth(old, locale, now)).toBe("March 2024");
  expect(formatMonth(old, { language: "es" }, now)).toBe("marzo de 2024");
});

it("formats runtimes in hours and minutes", () => {
  expect([126, 60, 45].map((minutes) => formatRuntime(minutes, locale))).toEqual([
    "2\u00a0hr\u00a06\u00a0min",
    "1\u00a0hr",
    "45\u00a0min",
  ]);
});

it("joins names with the language's word for 'and'", () => {
  expect(formatNames(["A", "B"], locale)).toBe("A and B");
});

it("spells out country and language names and leaves unknown codes unchanged", () => {
  expect(["KR", "GB", "Neverland"].map((code) => formatCountry(code, locale))).toEqual([
    "South Korea",
    "United Kingdom",
    "Neverland",
  ]);
  expect(["ko", "en", "??"].map((code) => formatLanguage(code, locale))).toEqual([
    "Korean",
    "English",
    "??",
  ]);
});
