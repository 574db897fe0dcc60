import { SIGNAL_BY_CODE } from "../ranking/grade.ts";
import type { RatingMatrix } from "../community/ratingMatrix.ts";
import { seededRandom } from "../seededRandom.ts";

/** Two matrices with the same titles and people: the ratings shown, and the ones to predict. */
export interface Validation {
  readonly known: RatingMatrix;
  readonly hidden: RatingMatrix;
}

const MOST_PEOPLE = 500;
const SHARE_OF_PEOPLE = 0.1;
const LEAST_LIKES = 5;
const HIDDEN_LIKES = 0.2;

const isLike = (code: number | undefined): boolean => (SIGNAL_BY_CODE[code ?? 0] ?? 0) >= 1;

/**
 * The same people with some of their ratings; drops people without any unless `rows` names them.
 */
export function someOf(
  { titleIds, rowStart, titles, values }: RatingMatrix,
  rows: Uint32Array,
  keep: (at: number) => boolean,
): RatingMatrix {
  const places: number[] = [];
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, index) => {
    const end = rowStart[row + 1] ?? 0;
    for (let at = rowStart[row] ?? 0; at < end; at++) if (keep(at)) places.push(at);
    starts[index + 1] = places.length;
  });
  return {
    titleIds,
    rowStart: starts,
    titles: Uint32Array.from(places, (at) => titles[at] ?? 0),
    values: Uint8Array.from(places, (at) => values[at] ?? 0),
  };
}

/** Takes some people out of training and hides part of their likes, drawn by the seed. */
export function validationOf(
  ratings: RatingMatrix,
  seed: number,
): { train: RatingMatrix; validation: Validation } {
  const random = seededRandom(seed);
  const { rowStart, values } = ratings;
  const rows = Uint32Array.from({ length: rowStart.length - 1 }, (_, row) => row);
  const likesOf = (row: number) =>
    Array.from(
      { length: (rowStart[row + 1] ?? 0) - (rowStart[row] ?? 0) },
      (_, at) => (rowStart[row] ?? 0) + at,
    ).filter((at) => isLike(values[at]));
  const able = [...rows]
    .filter((row) => likesOf(row).length >= LEAST_LIKES)
    .map((row) => ({ row, key: random() }));
  const chosen = new Set(
    able
      .sort((a, b) => a.key - b.key)
      .slice(0, Math.min(MOST_PEOPLE, Math.floor(SHARE_OF_PEOPLE * rows.length)))
      .map(({ row }) => row),
  );
  const hidden = new Set<number>();
  const people = rows.filter((row) => chosen.has(row));
  for (const row of people) {
    const likes = likesOf(row).map((at) => ({ at, key: random() }));
    for (const { at } of likes
      .sort((a, b) => a.key - b.key)
      .slice(0, Math.max(1, Math.round(HIDDEN_LIKES * likes.length))))
      hidden.add(at);
  }
  return {
    train: someOf(
      ratings,
      rows.filter((row) => !chosen.has(row)),
      () => true,
    ),
    validation: {
      known: someOf(ratings, people, (at) => !hidden.has(at)),
      hidden: someOf(ratings, people, (at) => hidden.has(at)),
    },
  };
}
