import { seededRandom } from "../../seededRandom.ts";
import type { TestPeople } from "./evaluationSet.ts";
import { filterRatings } from "./filterRatings.ts";
import { isLiked, likedOf, peopleOf, personOf, type TimedRatings } from "./ratingMatrix.ts";
import { shuffled } from "./shuffled.ts";

/** Whom to hold out, and which of their ratings to hide. */
export interface HoldOutOptions {
  /** Most people to hold out. */
  readonly people: number;
  /** Only people with at least this many likes. */
  readonly minLikes: number;
  /** What to hide of each person: a share of the likes, at least one, or a share of all ratings. */
  readonly hide: { readonly of: "likes" | "ratings"; readonly share: number };
  readonly seed: number;
}

/** People split into training and test. */
export interface HeldOut {
  readonly train: TimedRatings;
  readonly test: TestPeople;
}

/** Positions of the ratings to hide, as flags over the whole matrix. */
function hiddenPlaces(
  ratings: TimedRatings,
  rows: Uint32Array,
  { hide, seed }: HoldOutOptions,
): Uint8Array {
  const random = seededRandom(seed + 1);
  const hidden = new Uint8Array(ratings.titles.length);
  for (const row of rows) {
    const from = ratings.rowStart[row] ?? 0;
    const places = Uint32Array.from(
      { length: (ratings.rowStart[row + 1] ?? from) - from },
      (_, at) => from + at,
    );
    const open =
      hide.of === "ratings" ? places : places.filter((at) => isLiked(ratings.values[at]));
    const count = Math.max(1, Math.round(hide.share * open.length));
    for (const at of shuffled(open.length, random).subarray(0, count)) hidden[open[at] ?? 0] = 1;
  }
  return hidden;
}

/** Holds some people out of training and hides part of their ratings. Deterministic for a seed. */
export function holdOut(ratings: TimedRatings, options: HoldOutOptions): HeldOut {
  const rows = Uint32Array.from({ length: peopleOf(ratings) }, (_, row) => row);
  const able = rows.filter((row) => likedOf(personOf(ratings, row)).length >= options.minLikes);
  const chosen = shuffled(able.length, seededRandom(options.seed))
    .subarray(0, options.people)
    .map((at) => able[at] ?? 0)
    .sort();
  const isChosen = new Set(chosen);
  const hidden = hiddenPlaces(ratings, chosen, options);
  return {
    // Training doesn't use times.
    train: filterRatings(
      { ...ratings, times: null },
      rows.filter((row) => !isChosen.has(row)),
      () => true,
    ),
    test: {
      people: chosen,
      known: filterRatings(ratings, chosen, (at) => hidden[at] === 0),
      hidden: filterRatings(ratings, chosen, (at) => hidden[at] === 1),
    },
  };
}
