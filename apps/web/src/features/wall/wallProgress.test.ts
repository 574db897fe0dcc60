import { kindProgress, progressOf, type RatingValue, type TitleKind } from "@worthy/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pickScore, wallProgressOf } from "./wallProgress.ts";

const none = kindProgress(0, 0);

it("counts taste ratings of both kinds together, and requires no likes", () => {
  expect(wallProgressOf({ tv: none, movie: none })).toMatchObject({
    taste: 0,
    filled: 0,
    toGo: 6,
    enough: false,
  });
  expect(wallProgressOf({ tv: kindProgress(2, 1), movie: kindProgress(3, 0) })).toMatchObject({
    filled: 5,
    toGo: 1,
    enough: false,
  });
  expect(wallProgressOf({ tv: kindProgress(2, 0), movie: kindProgress(4, 0) })).toMatchObject({
    filled: 6,
    toGo: 0,
    enough: true,
  });
  expect(wallProgressOf({ tv: kindProgress(8, 1), movie: none })).toMatchObject({
    taste: 8,
    filled: 6,
    toGo: 0,
  });
});

it("never decreases when another rating is added", () => {
  const anyRating = fc.record({
    kind: fc.constantFrom<TitleKind>("tv", "movie"),
    rating: fc.constantFrom<RatingValue>("LOVE", "LIKE", "MEH", "DISLIKE", "SKIP", "INTERESTED"),
  });
  fc.assert(
    fc.property(fc.array(anyRating, { maxLength: 12 }), anyRating, (before, next) => {
      const [was, is] = [before, [...before, next]].map(
        (all) => wallProgressOf(progressOf(all)).toGo,
      );
      const counts = next.rating !== "SKIP" && next.rating !== "INTERESTED" && was !== 0;
      expect(is).toBe((was ?? 0) - (counts ? 1 : 0));
    }),
  );
});

it("shows scores from the third rating on, as early guesses until the kind has enough ratings", () => {
  const pick = { score: 62, nodeType: "movie" as const };
  const after = (movies: number, likes: number) =>
    pickScore(pick, wallProgressOf({ tv: none, movie: kindProgress(movies, likes) }));
  expect(after(2, 2)).toBeNull();
  expect(after(3, 3)).toEqual({ value: 62, tone: "okay", early: true });
  expect(after(6, 2)?.early).toBe(true);
  expect(after(6, 3)?.early).toBe(false);
});
