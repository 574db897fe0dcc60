import { seededRandom } from "../../seededRandom.ts";
import { filterRatings } from "./filterRatings.ts";
import type { HeldOut } from "./holdOut.ts";
import { peopleOf, type TimedRatings } from "./ratingMatrix.ts";
import { shuffled } from "./shuffled.ts";

/** A split that measures titles nobody has rated yet. */
export interface ColdSplit extends HeldOut {
  /** The titles to rank, by index. */
  readonly only: ReadonlySet<number>;
}

const everyone = (matrix: TimedRatings) =>
  Uint32Array.from({ length: peopleOf(matrix) }, (_, row) => row);

/**
 * Makes a share of the titles cold: nobody in training has rated them, test people hide their ratings of
 * them and show all others, and only these titles are to be ranked. Deterministic for a seed.
 * @param ratings all ratings, as they were before the split
 */
export function withColdTitles(
  { train, test }: HeldOut,
  ratings: TimedRatings,
  { share, seed }: { share: number; seed: number },
): ColdSplit {
  const rated = [...new Set(ratings.titles)].sort((a, b) => a - b);
  const only = new Set(
    Array.from(
      shuffled(rated.length, seededRandom(seed)).subarray(0, Math.ceil(share * rated.length)),
      (at) => rated[at] ?? 0,
    ),
  );
  const isCold =
    ({ titles }: TimedRatings) =>
    (at: number) =>
      only.has(titles[at] ?? -1);
  const isWarm = (matrix: TimedRatings) => (at: number) => !isCold(matrix)(at);
  return {
    only,
    train: filterRatings(train, everyone(train), isWarm(train)),
    test: {
      people: test.people,
      known: filterRatings(ratings, test.people, isWarm(ratings)),
      hidden: filterRatings(ratings, test.people, isCold(ratings)),
    },
  };
}
