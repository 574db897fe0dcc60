import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleNode } from "../../../test/answers/sampleAnswers.ts";
import {
  parseSavedFavourites,
  pathOfFavourite,
  savedFavouritesOf,
  type SavedFavourite,
} from "./savedFavourites.ts";

const favourite: fc.Arbitrary<SavedFavourite> = fc.record({
  id: fc.integer({ min: 1 }),
  name: fc.string(),
  poster: fc.string(),
  isMovie: fc.boolean(),
});

it("survive a round trip through storage", () => {
  fc.assert(
    fc.property(fc.array(favourite), (saved) => {
      expect(parseSavedFavourites(JSON.stringify(saved))).toEqual(saved);
    }),
  );
});

it("are empty if the stored data is invalid", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Array.isArray(parseSavedFavourites(text))).toBe(true);
    }),
  );
  expect(
    parseSavedFavourites(JSON.stringify([null, 1, { id: 1, name: "A", poster: "/a.jpg" }])),
  ).toEqual([]);
});

// shows: 3.saved.1
it("contain a loved title's id, name, poster and kind, and link to its page", () => {
  const entry = {
    id: "r1",
    userId: "abcdefghijkl",
    itemId: 12,
    type: "FILM",
    rating: "LOVE",
    ratedLocation: "IN_APP",
    createdAt: "2026-01-01T00:00:00Z",
    updatedAt: "2026-01-01T00:00:00Z",
  } as const;
  const title = { ...sampleNode, id: 12, name: "Amélie", nodeType: "movie" as const };
  const [saved] = savedFavouritesOf([
    { ...entry, title },
    { ...entry, title: null },
  ]);
  expect(saved).toEqual({ id: 12, name: "Amélie", poster: title.image.poster.url, isMovie: true });
  expect(saved && pathOfFavourite(saved)).toBe("/movies/amelie-12");
  expect(pathOfFavourite({ id: 3, name: "千", poster: "", isMovie: false })).toBe("/tv/title-3");
});
