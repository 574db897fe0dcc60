import { GRADE_BY_CODE } from "../ranking/grade.ts";
import type { RatingMatrix } from "../community/ratingMatrix.ts";
import { seededRandom } from "../seededRandom.ts";

/** Ratings held out to learn how well the others predict them. */
export interface Hidden {
  /** Row of the matrix. */
  readonly person: number;
  /** Positions in `titles` and `values` of the whole matrix. */
  readonly places: readonly number[];
}

const MOST_PEOPLE = 10_000;
const SHARE = 0.07;
const LEAST_RATINGS = 3;

/** Hides part of some people's ratings, drawn by the seed. `kept` is the matrix without them. */
export function hideSome(
  ratings: RatingMatrix,
  seed: number,
): { kept: RatingMatrix; hidden: Hidden[] } {
  const random = seededRandom(seed);
  const people = ratings.rowStart.length - 1;
  const order = Array.from({ length: people }, (_, person) => ({ person, key: random() })).sort(
    (a, b) => a.key - b.key,
  );
  const gone = new Uint8Array(ratings.titles.length);
  const hidden: Hidden[] = [];
  for (const { person } of order) {
    if (hidden.length >= MOST_PEOPLE) break;
    const judged: number[] = [];
    for (let at = ratings.rowStart[person] ?? 0; at < (ratings.rowStart[person + 1] ?? 0); at++)
      if (!Number.isNaN(GRADE_BY_CODE[ratings.values[at] ?? 0])) judged.push(at);
    if (judged.length < LEAST_RATINGS) continue;
    const places = judged.filter(() => random() < SHARE);
    if (places.length === 0) places.push(judged[Math.floor(random() * judged.length)] ?? 0);
    for (const place of places) gone[place] = 1;
    hidden.push({ person, places });
  }
  return { kept: without(ratings, gone), hidden: hidden.sort((a, b) => a.person - b.person) };
}

function without(
  { titleIds, rowStart, titles, values }: RatingMatrix,
  gone: Uint8Array,
): RatingMatrix {
  const start = new Uint32Array(rowStart.length);
  let left = 0;
  for (let person = 0; person + 1 < rowStart.length; person++) {
    for (let at = rowStart[person] ?? 0; at < (rowStart[person + 1] ?? 0); at++)
      left += 1 - (gone[at] ?? 0);
    start[person + 1] = left;
  }
  return {
    titleIds,
    rowStart: start,
    titles: titles.filter((_, at) => gone[at] === 0),
    values: values.filter((_, at) => gone[at] === 0),
  };
}
