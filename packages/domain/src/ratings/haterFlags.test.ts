import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  HATER_RATIO,
  haterFlags,
  ONBOARDING_HATER_LIKES,
  ONBOARDING_HATER_RATIO,
} from "./haterFlags.ts";
import { RATED_LOCATIONS, RATING_VALUES, type RatedLocation, type RatingValue } from "./rating.ts";

const times = (count: number, rating: RatingValue, ratedLocation: RatedLocation = "IN_APP") =>
  Array.from({ length: count }, () => ({ rating, ratedLocation }));
const overall = (dislikes: number, likes: number) =>
  haterFlags([...times(dislikes, "DISLIKE"), ...times(likes, "LIKE")]).overall;
const onboarding = (dislikes: number, likes: number) =>
  haterFlags([
    ...times(dislikes, "DISLIKE", "ONBOARDING"),
    ...times(likes, "LOVE", "ONBOARDING_SEARCH"),
  ]).onboarding;

describe("hater flags", () => {
  it("match the specification: above 2 overall, at least 4 with 5 or fewer likes during onboarding", () => {
    expect([HATER_RATIO, ONBOARDING_HATER_RATIO, ONBOARDING_HATER_LIKES]).toEqual([2, 4, 5]);
  });

  // shows: 9.ratings.4
  it("are set overall at more than two dislikes per like, but not at exactly two", () => {
    expect([overall(6, 3), overall(7, 3), overall(2, 1), overall(3, 1)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  // shows: 9.ratings.5
  it("are set during onboarding from four dislikes per like, with five likes or fewer", () => {
    expect([onboarding(7, 2), onboarding(8, 2), onboarding(20, 5), onboarding(24, 6)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("compare the dislikes with a single like if there are no likes", () => {
    expect([
      overall(1, 0),
      overall(2, 0),
      overall(3, 0),
      onboarding(3, 0),
      onboarding(4, 0),
      overall(0, 0),
    ]).toEqual([false, false, true, false, true, false]);
  });

  it("use only onboarding ratings for onboarding, and all ratings overall", () => {
    expect(
      haterFlags([...times(8, "DISLIKE", "RATE_MORE"), ...times(1, "LIKE", "ONBOARDING")]),
    ).toEqual({ overall: true, onboarding: false });
    expect(haterFlags([...times(8, "DISLIKE", "ONBOARDING"), ...times(9, "LIKE")])).toEqual({
      overall: false,
      onboarding: true,
    });
  });

  const ratings = fc.array(
    fc.record({
      rating: fc.constantFrom(...RATING_VALUES),
      ratedLocation: fc.constantFrom(...RATED_LOCATIONS),
    }),
  );

  it("are never set by a new like, regardless of earlier ratings", () => {
    fc.assert(
      fc.property(ratings, (before) => {
        const after = haterFlags([...before, ...times(1, "LIKE", "ONBOARDING")]);
        const flags = haterFlags(before);
        expect([after.overall && !flags.overall, after.onboarding && !flags.onboarding]).toEqual([
          false,
          false,
        ]);
      }),
    );
  });

  it("ignore MEH, SKIP and both intent ratings", () => {
    fc.assert(
      fc.property(ratings, (all) => {
        const told = all.filter(
          ({ rating }) => rating === "DISLIKE" || rating === "LIKE" || rating === "LOVE",
        );
        expect(haterFlags(all)).toEqual(haterFlags(told));
      }),
    );
  });
});
