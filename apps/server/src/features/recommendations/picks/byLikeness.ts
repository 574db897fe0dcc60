import type { Engine } from "@worthy/recommender";
import { LRUCache } from "lru-cache";
import { forEachYielding } from "../../catalogue/reading/forEachYielding.ts";
import type { CandidateSource } from "./pickTitles.ts";

/** Titles beyond this many are no longer similar. */
const MOST_ALIKE = 5_000;

/** How many lists of similar titles are kept for the next request; together at most 5 MB. */
const MOST_KEPT = 100;

/** Only the first of many given titles count: each is compared with the whole catalogue. */
const MOST_GIVEN = 20;

const kept = new WeakMap<Engine, LRUCache<string, readonly number[]>>();

/** The titles most like the given ones together, most similar first. */
async function mostAlike(engine: Engine, ids: readonly number[]): Promise<readonly number[]> {
  const likeness = new Map<number, number>();
  await forEachYielding(ids, (id) => {
    for (const { titleId, similarity } of engine.similar(id, MOST_ALIKE))
      likeness.set(titleId, (likeness.get(titleId) ?? 0) + similarity);
  });
  return [...likeness].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
}

/**
 * Titles similar to the given ones, most similar first; several are combined, without repeats.
 * Yields to other requests in between.
 */
export async function byLikeness(engine: Engine, ids: readonly number[]): Promise<CandidateSource> {
  // Which titles are similar is the same for everybody.
  const lists = kept.get(engine) ?? new LRUCache({ max: MOST_KEPT });
  kept.set(engine, lists);
  const given = [...new Set(ids)].slice(0, MOST_GIVEN);
  const alike = lists.get(given.join()) ?? (await mostAlike(engine, given));
  lists.set(given.join(), alike);
  const without = new Set(ids);
  return ({ taste, seenWhole }, { test }) =>
    alike.filter(
      (id) =>
        !without.has(id) &&
        !seenWhole.has(id) &&
        taste.ratings.get(id) !== "NOT_INTERESTED" &&
        test(id),
    );
}
