import fc from "fast-check";
import { expect, it } from "vitest";
import {
  DEFAULT_SETTINGS,
  FILTERS,
  MOOD_FILTERS,
  parseSettings,
  SETTINGS_VERSION,
  type LocalSettings,
} from "./localSettings.ts";

const stored = (change: Partial<LocalSettings>) =>
  JSON.stringify({ ...DEFAULT_SETTINGS, ...change });

// shows: 3.filters.1, 3.filters.2, 3.filters.3, 3.filters.4, 3.localSettings.1, 3.localSettings.2
// shows: 3.localSettings.4, 3.localSettings.5, 3.localSettings.9, 9.app.3
it("default to version 9, with a grid on Worthy, lists elsewhere and the default filters", () => {
  expect(parseSettings(null)).toEqual(DEFAULT_SETTINGS);
  expect(SETTINGS_VERSION).toBe(9);
  const { listFormats, filters, admin, debug, algo, matchScore } = DEFAULT_SETTINGS;
  expect(listFormats).toEqual({
    worthy: "grid",
    watchlist: "list",
    inTheMood: "list",
    ratingsHistory: "list",
    browse: "list",
  });
  expect([admin, debug, algo, matchScore]).toEqual([false, false, "", true]);
  expect(FILTERS).toEqual({
    sort: "DEFAULT",
    genres: [],
    airDates: [],
    streamingProviders: [],
    runTimes: [],
    contentRatings: [],
  });
  expect([filters.worthy, filters.worthyMovie]).toEqual(
    Array.from({ length: 2 }, () => ({
      ...FILTERS,
      sort: "worthy",
      ratingFilter: "LIKES_DISLIKES",
    })),
  );
  expect([filters.ratingsHistory.ratingFilter, filters.inTheMood, filters.watchlist]).toEqual([
    "LIKES_DISLIKES",
    MOOD_FILTERS,
    { ...FILTERS, kind: "ALL", seen: "ALL" },
  ]);
  expect(MOOD_FILTERS).toEqual({
    ...FILTERS,
    moods: [],
    themes: [],
    company: "",
    energy: "",
    kind: "",
  });
});

// shows: 3.localSettings.7
it("restore each watchlist's sort order and each browse page's filters", () => {
  const kept = {
    ...DEFAULT_SETTINGS,
    debug: true,
    watchlistSorts: { "7": "NAME" },
    filters: {
      ...DEFAULT_SETTINGS.filters,
      watchlist: {
        ...DEFAULT_SETTINGS.filters.watchlist,
        kind: "movie",
        seen: "UNSEEN",
        genres: ["Drama"],
      },
    },
    onboarding: { genres: true },
    smartBanner: { hiddenAt: 5, count: 2 },
    browse_drama_filters: { ...FILTERS, streamingProviders: ["8"] },
  };
  expect(parseSettings(JSON.stringify(kept))).toEqual(kept);
});

// shows: 3.localSettings.13
it("reset after a version change, except for admin options, onboarding and the app banner", () => {
  const old = stored({
    version: 8,
    admin: true,
    algo: "x",
    watchlistSorts: { "7": "NAME" },
    onboarding: { genres: true },
    smartBanner: { hiddenAt: 5, count: 2 },
    browse_drama_filters: { ...FILTERS, sort: "NAME" },
  });
  expect(parseSettings(old)).toEqual({
    ...DEFAULT_SETTINGS,
    admin: true,
    onboarding: { genres: true },
    smartBanner: { hiddenAt: 5, count: 2 },
  });
});

it("are always complete, no matter what is stored", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc
          .record({
            version: fc.constant(9),
            filters: fc.jsonValue(),
            listFormats: fc.jsonValue(),
          })
          .map((x) => JSON.stringify(x)),
      ),
      (text) => {
        const settings = parseSettings(text);
        expect(Object.keys(settings)).toEqual(
          expect.arrayContaining(Object.keys(DEFAULT_SETTINGS)),
        );
        expect(Object.keys(settings.filters.worthy)).toEqual(
          Object.keys(DEFAULT_SETTINGS.filters.worthy),
        );
      },
    ),
  );
});
