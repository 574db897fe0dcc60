import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RATING_VALUES } from "../ratings/rating.ts";
import { tasteMatch } from "./tasteMatch.ts";

const rated = fc.uniqueArray(
  fc.record({
    titleId: fc.integer({ min: 1, max: 30 }),
    rating: fc.constantFrom(...RATING_VALUES),
  }),
  { selector: ({ titleId }) => titleId },
);

describe("a taste match", () => {
  it("is 100 with oneself, and the same from both sides", () => {
    fc.assert(
      fc.property(rated, rated, (mine, theirs) => {
        const own = tasteMatch(mine, mine);
        expect(own.percentage).toBe(own.common < 3 ? null : 100);
        expect(own.clashes).toEqual([]);
        const [one, other] = [tasteMatch(mine, theirs), tasteMatch(theirs, mine)];
        expect([one.percentage, one.common, one.agreements.length, one.clashes.length]).toEqual([
          other.percentage,
          other.common,
          other.agreements.length,
          other.clashes.length,
        ]);
      }),
    );
  });
  it("decreases with the distance, and lists agreements and clashes", () => {
    const mine = [
      { titleId: 1, rating: "LOVE" },
      { titleId: 2, rating: "DISLIKE" },
      { titleId: 3, rating: "LIKE" },
      { titleId: 4, rating: "INTERESTED" },
    ] as const;
    const theirs = [
      { titleId: 1, rating: "DISLIKE" },
      { titleId: 2, rating: "MEH" },
      { titleId: 3, rating: "LOVE" },
      { titleId: 4, rating: "LOVE" },
    ] as const;
    expect(tasteMatch(mine, theirs)).toEqual({
      percentage: 44,
      common: 3,
      agreements: [{ titleId: 3, mine: "LIKE", theirs: "LOVE" }],
      clashes: [{ titleId: 1, mine: "LOVE", theirs: "DISLIKE" }],
    });
    expect(tasteMatch(mine.slice(0, 2), theirs).percentage).toBeNull();
  });
});
