import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  decideRating,
  hasScores,
  imageUrl,
  isScoreCleared,
  kindProgress,
  parseSlugId,
  progressOf,
  ratingsToScores,
  RATED_LOCATIONS,
  RATING_VALUES,
  scoreBandOf,
  slugOf,
  tasteCount,
  titlePath,
} from "./index.ts";

describe("decideRating", () => {
  it("adds to the watchlist only for a like or love given in the app with the setting on", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RATING_VALUES),
        fc.constantFrom(...RATED_LOCATIONS),
        fc.boolean(),
        (rating, ratedLocation, on) => {
          const decision = decideRating({ rating, ratedLocation, type: "FILM" }, "movie", on);
          const inApp = ratedLocation === "IN_APP" || ratedLocation === "B2B_IN_APP";
          const liked = rating === "LOVE" || rating === "LIKE";
          const added = on && inApp ? "add" : "nothing";
          expect(decision).toEqual({ kind: "rate", implicit: liked ? added : "remove" });
        },
      ),
    );
  });

  it("rejects a type that doesn't match the title", () => {
    expect(
      decideRating({ rating: "LIKE", ratedLocation: "IN_APP", type: "FILM" }, "tv", true).kind,
    ).toBe("refused");
  });
});

describe("progress", () => {
  // shows: 9.ratings.1, 9.ratings.2
  it("is complete for each kind after six taste ratings with three likes", () => {
    const five = Array.from({ length: 5 }, () => ({
      kind: "tv" as const,
      rating: "LIKE" as const,
    }));
    expect(progressOf(five).tv).toEqual({
      taste: 5,
      positive: 5,
      enough: false,
      ratingsNeeded: 1,
      likesNeeded: 0,
    });
    expect(
      progressOf([...five, { kind: "tv", rating: "SKIP" }, { kind: "movie", rating: "MEH" }]).tv
        .enough,
    ).toBe(false);
    expect(progressOf([...five, { kind: "tv", rating: "DISLIKE" }]).tv.enough).toBe(true);
    expect(kindProgress(6, 2)).toMatchObject({ enough: false, likesNeeded: 1 });
  });

  it("unlocks scores after six taste ratings of any kind, even without likes", () => {
    const mixed = (["LOVE", "MEH", "DISLIKE", "LIKE", "MEH"] as const).map((rating, at) => ({
      kind: at % 2 === 0 ? ("tv" as const) : ("movie" as const),
      rating,
    }));
    const five = progressOf([...mixed, { kind: "tv", rating: "SKIP" }]);
    expect([tasteCount(five), ratingsToScores(five), hasScores(five)]).toEqual([5, 1, false]);
    const six = progressOf([...mixed, { kind: "movie", rating: "DISLIKE" }]);
    expect([tasteCount(six), ratingsToScores(six), hasScores(six)]).toEqual([6, 0, true]);
    expect([six.tv.enough, six.movie.enough]).toEqual([false, false]);
    const disliked = Array.from({ length: 9 }, () => ({
      kind: "tv" as const,
      rating: "DISLIKE" as const,
    }));
    expect([ratingsToScores(progressOf(disliked)), hasScores(progressOf(disliked))]).toEqual([
      0,
      true,
    ]);
  });
});

describe("score dates", () => {
  const now = Date.parse("2026-03-02T12:00:00Z");
  it("remove a score if the date is missing, tomorrow or less than a day ago", () => {
    expect(isScoreCleared(null, now)).toBe(true);
    expect(isScoreCleared("2026-03-03", now)).toBe(true);
    expect(isScoreCleared("2026-03-02", now)).toBe(true);
    expect(isScoreCleared("2026-03-01", now)).toBe(false);
    expect(isScoreCleared("1942-11-26", now)).toBe(false);
  });
});

// shows: 9.ratings.7, 9.ratings.8, 9.ratings.9
it("returns the correct score band at each boundary", () => {
  expect([0, 59, 60, 79, 80, 100].map(scoreBandOf)).toEqual([
    "bad",
    "bad",
    "okay",
    "okay",
    "good",
    "good",
  ]);
});

describe("slugs", () => {
  // shows: 2.detail.13, 2.detail.14, 2.detail.15, 2.detail.16
  it("strip accents and symbols, and fall back to 'title' if no characters are left", () => {
    expect(slugOf("Amélie")).toBe("amelie");
    expect(slugOf("Fool's  Gold: Part 2!")).toBe("fools-gold-part-2");
    expect(slugOf("千と千尋")).toBe("title");
    expect(titlePath("movie", "WALL·E", 10310)).toBe("/movies/walle-10310");
  });

  it("return the id from every path they generate", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
        (name, id) => {
          expect(parseSlugId(`${slugOf(name)}-${id}`)).toEqual({ slug: slugOf(name), id });
        },
      ),
    );
  });

  it("reject an ending that isn't an id", () => {
    for (const bad of [
      "name",
      "name-0",
      "name-9007199254740993",
      "name-1x",
      "-",
      "",
      "na_me-1",
      "n\u00e4me-1",
      "na.me-1",
    ])
      expect(parseSlugId(bad)).toBeNull();
  });
});

describe("imageUrl", () => {
  // shows: 5.images.1, 5.images.2
  it("accepts only lower-case alphanumeric .jpg names, and requires a width", () => {
    expect(imageUrl("/p10001xab12.jpg", 310)).toBe("/api/image/tmdb/w310/p10001xab12.webp");
    expect(imageUrl("/p10001xab12.jpg", 800, "jpg")).toBe("/api/image/tmdb/w800/p10001xab12.jpg");
    for (const bad of ["/Upper.jpg", "/a-b.jpg", "/x.png", "", "/.jpg"])
      expect(imageUrl(bad, 310)).toBeNull();
    expect(() => imageUrl("/x.jpg", 0)).toThrow("width");
  });
});
