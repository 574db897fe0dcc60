import { RUNTIME_RANGES } from "@worthy/contract";
import { isTaste, type RatingValue } from "@worthy/domain";
import { refuse, type Refusal } from "../../platform/refusal.ts";
import type { Title } from "../catalogue/title.ts";
import { compileFilter } from "../recommendations/picks/titleFilter.ts";
import { providersIn } from "../titles/providersIn.ts";

/** Filters of items. */
export interface ItemFilter {
  nodeType?: "tv" | "movie" | undefined;
  genres: readonly string[];
  streamingProviders: readonly string[];
  runTimes: readonly string[];
  seen: "ALL" | "SEEN" | "UNSEEN";
}

/** The viewer: their country, ratings, the shows they have completely seen and the films marked as seen. */
export interface ItemViewer {
  region: string;
  ratings: ReadonlyMap<number, RatingValue>;
  seenWhole: ReadonlySet<number>;
}

const NO_FILTER = {
  genres: [],
  airDates: [],
  streamingProviders: [],
  runTimes: [],
  contentRatings: [],
  tags: [],
  mediaTypes: [],
};

export function isFiltered({
  nodeType,
  genres,
  streamingProviders,
  runTimes,
  seen,
}: ItemFilter): boolean {
  return (
    nodeType !== undefined ||
    seen !== "ALL" ||
    genres.length + streamingProviders.length + runTimes.length > 0
  );
}

/** The viewer has rated it with a taste value, seen all of it that has aired, or marked it as seen. */
export const hasSeen = (
  { id }: Pick<Title, "id">,
  { ratings, seenWhole }: Pick<ItemViewer, "ratings" | "seenWhole">,
): boolean => {
  const rating = ratings.get(id);
  return seenWhole.has(id) || (rating !== undefined && isTaste(rating));
};

/** The test that titles must pass, or what is wrong with the filter. */
export function compileItemFilter(
  { nodeType, genres, streamingProviders, runTimes, seen }: ItemFilter,
  viewer: ItemViewer,
): ((title: Title) => boolean) | Refusal {
  const test = compileFilter(
    { ...NO_FILTER, genres, streamingProviders, runTimes, ...(nodeType ? { nodeType } : {}) },
    viewer.region,
  );
  if (typeof test === "string") return refuse("invalid", test);
  return (title) => (seen === "ALL" || hasSeen(title, viewer) === (seen === "SEEN")) && test(title);
}

/** Disables one filter, so that its own values can be counted. */
const ASIDE = {
  kinds: { nodeType: undefined },
  genres: { genres: [] },
  providers: { streamingProviders: [] },
  runTimes: { runTimes: [] },
  seen: { seen: "ALL" },
} as const;

/** How many titles each value of each filter would leave. */
export function countFilters(titles: readonly Title[], filter: ItemFilter, viewer: ItemViewer) {
  const passing = (aside: Partial<ItemFilter>) => {
    const test = compileItemFilter({ ...filter, ...aside }, viewer);
    return typeof test === "function" ? titles.filter(test) : [];
  };
  const names = new Map<number, string>();
  const providers = tally(passing(ASIDE.providers), (title) => {
    const found = providersIn(title, viewer.region);
    for (const { id, name } of found) names.set(id, name);
    return [...new Set(found.map(({ id }) => id))];
  });
  return {
    total: passing({}).length,
    kinds: tally(passing(ASIDE.kinds), ({ kind }) => [kind]),
    genres: tally(passing(ASIDE.genres), ({ genres }) => genres),
    providers: providers.map(({ value, count }) => ({
      value,
      name: names.get(value) ?? "",
      count,
    })),
    runTimes: tally(passing(ASIDE.runTimes), ({ runtime }) =>
      runtime === null ? [] : RUNTIME_RANGES.filter((range) => isIn(runtime, range)),
    ),
    seen: tally(passing(ASIDE.seen), (title) => [
      hasSeen(title, viewer) ? ("SEEN" as const) : ("UNSEEN" as const),
    ]),
  };
}

function isIn(minutes: number, range: string): boolean {
  const [from, to] = range.split("-");
  return minutes >= Number(from) && (to === "" || minutes <= Number(to));
}

/** Most frequent first; ties in the order of the values. */
function tally<Value extends string | number>(
  titles: readonly Title[],
  valuesOf: (title: Title) => readonly Value[],
): { value: Value; count: number }[] {
  const counts = new Map<Value, number>();
  for (const title of titles)
    for (const value of valuesOf(title)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
