import type { Engine, SimilarTitle } from "@worthy/recommender";
import { LRUCache } from "lru-cache";
import { inTurns } from "../../catalogue/reading/inTurns.ts";
import type { CandidateSource } from "./pickTitles.ts";

/** Titles beyond this many are no longer similar. */
const MOST_ALIKE = 5_000;

/** How many titles' similar ones are kept for the next request; together at most 25 MB. */
const MOST_KEPT = 100;

const likenesses = new WeakMap<Engine, LRUCache<number, readonly SimilarTitle[]>>();

/** Which titles are similar is the same for everybody. */
function similarTo(engine: Engine, id: number): readonly SimilarTitle[] {
  const kept = likenesses.get(engine) ?? new LRUCache({ max: MOST_KEPT });
  likenesses.set(engine, kept);
  const similar = kept.get(id) ?? engine.similar(id, MOST_ALIKE);
  kept.set(id, similar);
  return similar;
}

/** Only the first of many given titles count: each is compared with the whole catalogue. */
const MOST_GIVEN = 20;

/**
 * Titles similar to the given ones, most similar first; several are combined, without repeats.
 * Yields to other requests in between.
 */
export async function byLikeness(engine: Engine, ids: readonly number[]): Promise<CandidateSource> {
  const likeness = new Map<number, number>();
  await inTurns([...new Set(ids)].slice(0, MOST_GIVEN), (id) => {
    for (const { titleId, similarity } of similarTo(engine, id))
      likeness.set(titleId, (likeness.get(titleId) ?? 0) + similarity);
  });
  const given = new Set(ids);
  return ({ taste, seenWhole }, { test }) =>
    [...likeness]
      .filter(
        ([id]) =>
          !given.has(id) &&
          !seenWhole.has(id) &&
          taste.ratings.get(id) !== "NOT_INTERESTED" &&
          test(id),
      )
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .map(([id]) => id);
}
