import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isLanguage, LANGUAGES, matchLanguage } from "./languages.ts";

describe("a browser's language", () => {
  it.each([
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["es-419", "es"],
    ["fr-CH, fr;q=0.9, es;q=0.7, en;q=0.8", "en"],
    ["fr,it;q=0.5", null],
    ["de;q=0, es;q=0.1", "es"],
    ["DE-de ; Q=0.3 , EN ; q=0.2", "de"],
    ["es, de", "es"],
    ["*", null],
    ["", null],
    ["de;q=x, es;q=0.1", "es"],
    ["den, english", null],
  ])("for the header %j is %j", (header, language) => {
    expect(matchLanguage(header)).toBe(language);
  });

  it("is a supported language or none, regardless of the header's content", () => {
    fc.assert(
      fc.property(
        fc.string(),
        (header) => matchLanguage(header) === null || isLanguage(matchLanguage(header)),
      ),
    );
  });

  it("depends only on the first few language ranges", () => {
    expect(matchLanguage(`${"fr,".repeat(10_000)}de`)).toBeNull();
  });

  it("can't be the name of an object's property", () => {
    for (const tag of ["__proto__", "constructor", undefined, 0])
      expect(isLanguage(tag)).toBe(false);
    expect(LANGUAGES.every(isLanguage)).toBe(true);
  });
});
