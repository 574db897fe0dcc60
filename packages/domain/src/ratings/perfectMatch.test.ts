import { expect, it } from "vitest";
import { PERFECT_MATCH_FAVOURITES, showsPerfectMatch } from "./perfectMatch.ts";

// shows: 4.favourites.3, 9.ratings.3
it("appears at the fifth favourite or later, but not before", () => {
  expect(PERFECT_MATCH_FAVOURITES).toBe(5);
  expect(
    [0, 4, 5, 6, 60].map((favourites) => showsPerfectMatch({ favourites, shown: false })),
  ).toEqual([false, false, true, true, true]);
});

it("appears only once", () => {
  expect([4, 5, 60].map((favourites) => showsPerfectMatch({ favourites, shown: true }))).toEqual([
    false,
    false,
    false,
  ]);
});
