import { seededRandom } from "../../seededRandom.ts";
import type { TestPeople } from "./evaluationSet.ts";
import { likedOf, peopleOf, type PersonRatings, personOf } from "./ratingMatrix.ts";
import { shuffled } from "./shuffled.ts";

/** A test person whose ratings are revealed step by step. */
export interface CurvePerson {
  readonly row: number;
  readonly known: PersonRatings;
  /** Positions in `known`, in the order they are revealed. */
  readonly order: Uint32Array;
  /** Hidden titles: nobody asks about these. */
  readonly hidden: ReadonlySet<number>;
  /** Liked hidden titles, at least one. */
  readonly liked: ReadonlySet<number>;
}

function orderOf({ known }: TestPeople, row: number, random: () => number): Uint32Array {
  const from = known.rowStart[row] ?? 0;
  const order = shuffled((known.rowStart[row + 1] ?? from) - from, random);
  const { times } = known;
  // A stable sort of a shuffle keeps ratings with equal times in random order.
  return times ? order.sort((a, b) => (times[from + a] ?? 0) - (times[from + b] ?? 0)) : order;
}

/**
 * A seeded sample of people with a liked hidden title; their ratings by time if known, otherwise
 * shuffled.
 */
export function curvePeople(
  test: TestPeople,
  { most, seed }: { most: number; seed: number },
): CurvePerson[] {
  const random = seededRandom(seed);
  const people = Array.from({ length: peopleOf(test.known) }, (_, row): CurvePerson => ({
    row,
    known: personOf(test.known, row),
    order: orderOf(test, row, random),
    hidden: new Set(personOf(test.hidden, row).titles),
    liked: new Set(likedOf(personOf(test.hidden, row))),
  })).filter(({ liked }) => liked.size > 0);
  return Array.from(shuffled(people.length, random).subarray(0, most)).flatMap(
    (at) => people[at] ?? [],
  );
}

/** The first `count` ratings revealed, with titles ascending. */
export function firstRatings({ known, order }: CurvePerson, count: number): PersonRatings {
  const places = order.slice(0, count).sort();
  return {
    titles: places.map((at) => known.titles[at] ?? 0),
    values: Uint8Array.from(places, (at) => known.values[at] ?? 0),
  };
}
