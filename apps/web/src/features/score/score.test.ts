import { progressOf, type RatingValue, type TitleKind } from "@worthy/domain";
import { describe, expect, it } from "vitest";
import { createLocale } from "../../locale/createLocale.ts";
import { missingScore } from "./missingScore.ts";
import { ownReason, reasonSentence } from "./reasonSentence.ts";
import { shownScore } from "./shownScore.ts";

const locale = createLocale({ language: "en" });
const ratings = (kind: TitleKind, likes: number, mehs: number) =>
  progressOf(
    [...Array<RatingValue>(likes).fill("LIKE"), ...Array<RatingValue>(mehs).fill("MEH")].map(
      (rating) => ({ kind, rating }),
    ),
  );

describe("shownScore", () => {
  it("shows a number only where the kind has enough ratings", () => {
    const title = { score: 91, nodeType: "tv" as const };
    expect(shownScore(title, ratings("tv", 3, 2))).toBeNull();
    expect(shownScore(title, ratings("movie", 3, 3))).toBeNull();
    expect(shownScore(title, ratings("tv", 3, 3))).toEqual({ value: 91, tone: "good" });
    expect(shownScore({ ...title, score: null }, ratings("tv", 3, 3))).toBeNull();
    expect(shownScore({ ...title, score: 0 }, ratings("tv", 3, 3))).toEqual({
      value: 0,
      tone: "bad",
    });
  });
});

describe("missingScore", () => {
  it("asks for what is missing most: ratings, then likes, by kind", () => {
    expect(missingScore("tv", ratings("tv", 2, 0), locale)).toEqual({
      short: "Rate 4 more",
      sentence: "Rate 4 more shows and a score appears here.",
    });
    expect(missingScore("movie", ratings("movie", 2, 3), locale)).toEqual({
      short: "Rate 1 more",
      sentence: "Rate 1 more film and a score appears here.",
    });
    expect(missingScore("movie", ratings("movie", 1, 6), locale)).toEqual({
      short: "Like 2 more",
      sentence: "Like 2 more films and a score appears here.",
    });
    expect(missingScore("tv", ratings("tv", 6, 0), locale).short).toBe("No score yet");
  });
});

describe("reasonSentence", () => {
  it("says every kind of reason in words", () => {
    const titles = [
      { id: 1, name: "Dark" },
      { id: 2, name: "Lost" },
    ];
    expect(reasonSentence({ kind: "because-loved", titles }, locale)).toBe(
      "Because you loved Dark and Lost.",
    );
    expect(
      reasonSentence(
        { kind: "trait-against", trait: "tag", key: "satire", label: "Satire" },
        locale,
      ),
    ).toBe("Satire: less your thing.");
    expect(reasonSentence({ kind: "kin-of-loved", titles: titles.slice(0, 1) }, locale)).toMatch(
      /^If you love .*, try this\.$/,
    );
    expect(reasonSentence({ kind: "well-known" }, locale)).toMatch(/\w/);
    expect(reasonSentence({ kind: "nothing-yet" }, locale)).toMatch(/nothing/i);
    for (const kind of ["well-known", "nothing-yet"] as const)
      expect(ownReason({ kind }, locale)).toBeNull();
    expect(ownReason(null, locale)).toBeNull();
    expect(ownReason({ kind: "own-rating" }, locale)).toBe(
      reasonSentence({ kind: "own-rating" }, locale),
    );
  });
});
