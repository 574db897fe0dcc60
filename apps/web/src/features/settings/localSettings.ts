/** Stored settings of another version lose what `KEPT` doesn't name. */
export const SETTINGS_VERSION = 9;

export type ListFormat = "grid" | "list";

/** Filters of a list of titles; empty ones filter nothing. */
export interface Filters {
  sort: string;
  genres: readonly string[];
  airDates: readonly string[];
  streamingProviders: readonly string[];
  runTimes: readonly string[];
  contentRatings: readonly string[];
}

export interface RatedFilters extends Filters {
  ratingFilter: string;
}

/** One kind or `ALL`; seen, unseen, or `ALL`. */
export interface ItemFilters extends Filters {
  kind: string;
  seen: string;
}

/** Filters of "In the mood". */
export interface MoodFilters extends Filters {
  moods: readonly string[];
  themes: readonly string[];
  /** Empty for any, like the next two. */
  company: string;
  energy: string;
  /** `tv` or `movie`. */
  kind: string;
}

/** Display preferences stored on this device. */
export interface LocalSettings {
  version: number;
  admin: boolean;
  debug: boolean;
  /** The model for recommendations; empty for the server's default. */
  algo: string;
  matchScore: boolean;
  listFormats: Readonly<
    Record<"worthy" | "watchlist" | "inTheMood" | "ratingsHistory" | "browse", ListFormat>
  >;
  filters: Readonly<{
    worthy: RatedFilters;
    worthyMovie: RatedFilters;
    watchlist: ItemFilters;
    inTheMood: MoodFilters;
    ratingsHistory: RatedFilters;
  }>;
  /** The sort of each watchlist, by id. */
  watchlistSorts: Readonly<Record<string, string>>;
  /** Onboarding steps that were done or skipped. */
  onboarding: Readonly<Record<string, boolean>>;
  /** `hiddenAt` in milliseconds since the epoch. */
  smartBanner: Readonly<{ hiddenAt: number | null; count: number }>;
  [browse: `browse_${string}_filters`]: Filters;
}

export const FILTERS: Filters = {
  sort: "DEFAULT",
  genres: [],
  airDates: [],
  streamingProviders: [],
  runTimes: [],
  contentRatings: [],
};
export const MOOD_FILTERS: MoodFilters = {
  ...FILTERS,
  moods: [],
  themes: [],
  company: "",
  energy: "",
  kind: "",
};
const WORTHY: RatedFilters = { ...FILTERS, sort: "worthy", ratingFilter: "LIKES_DISLIKES" };

export const DEFAULT_SETTINGS: LocalSettings = {
  version: SETTINGS_VERSION,
  admin: false,
  debug: false,
  algo: "",
  matchScore: true,
  listFormats: {
    worthy: "grid",
    watchlist: "list",
    inTheMood: "list",
    ratingsHistory: "list",
    browse: "list",
  },
  filters: {
    worthy: WORTHY,
    worthyMovie: WORTHY,
    watchlist: { ...FILTERS, kind: "ALL", seen: "ALL" },
    inTheMood: MOOD_FILTERS,
    ratingsHistory: { ...FILTERS, ratingFilter: "LIKES_DISLIKES" },
  },
  watchlistSorts: {},
  onboarding: {},
  smartBanner: { hiddenAt: null, count: 0 },
};

/** What survives a change of version: the person's kind, and what was shown or done once. */
const KEPT = new Set(["admin", "debug", "onboarding", "smartBanner"]);
const BROWSE = /^browse_.+_filters$/;

/** Parses stored settings; missing or differently shaped ones get the default. */
export function parseSettings(text: string | null): LocalSettings {
  const stored = recordOf(text);
  const known =
    stored["version"] === SETTINGS_VERSION
      ? stored
      : Object.fromEntries(Object.entries(stored).filter(([key]) => KEPT.has(key)));
  const browse = Object.entries(known).filter(([key]) => BROWSE.test(key));
  const defaults = {
    ...DEFAULT_SETTINGS,
    ...Object.fromEntries(browse.map(([key]) => [key, FILTERS])),
  };
  return { ...fitted(known, defaults), version: SETTINGS_VERSION };
}

function recordOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The stored value if it has the default's shape. A default without keys accepts any with plain
 * values.
 */
function fitted<Value>(stored: unknown, fallback: Value): Value {
  return fit(stored, fallback) as Value; // `fit` returns the fallback's shape
}

function fit(stored: unknown, fallback: unknown): unknown {
  if (fallback === null) return typeof stored === "number" ? stored : null;
  if (Array.isArray(fallback))
    return Array.isArray(stored) && stored.every((each) => typeof each === "string")
      ? stored
      : fallback;
  if (!isRecord(fallback)) return typeof stored === typeof fallback ? stored : fallback;
  if (!isRecord(stored)) return fallback;
  const keys = Object.keys(fallback);
  if (keys.length === 0)
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([, value]) => typeof value === "string" || typeof value === "boolean",
      ),
    );
  return Object.fromEntries(keys.map((key) => [key, fit(stored[key], fallback[key])]));
}
