import type { RatingValue } from "@worthy/domain";
import { ratingCode, type RatingMatrix } from "../community/ratingMatrix.ts";
import { syntheticPeople, type SyntheticPerson } from "../people/syntheticPeople.ts";
import type { TitleFeatures } from "../model/titleFeatures.ts";

/** A matrix from each person's ratings of titles 1 to `titles`. */
export function matrixFrom(
  titles: number,
  people: readonly (readonly (readonly [titleId: number, rating: RatingValue])[])[],
): RatingMatrix {
  const rows = people.map((ratings) => ratings.toSorted(([a], [b]) => a - b));
  const rowStart = new Uint32Array(rows.length + 1);
  rows.forEach((row, index) => (rowStart[index + 1] = (rowStart[index] ?? 0) + row.length));
  return {
    titleIds: Float64Array.from({ length: titles }, (_, index) => index + 1),
    rowStart,
    titles: Uint32Array.from(rows.flat(), ([titleId]) => titleId - 1),
    values: Uint8Array.from(rows.flat(), ([, rating]) => ratingCode(rating)),
  };
}

/** Made-up people with known taste, and their ratings. */
export function madeUpPeople(
  titles: readonly TitleFeatures[],
  options: { count: number; ratings: number; seed: number },
): { people: SyntheticPerson[]; ratings: RatingMatrix } {
  const people = syntheticPeople(titles, options);
  return {
    people,
    ratings: matrixFrom(
      titles.length,
      people.map((person) =>
        person.ratings.map(({ titleId, rating }) => [titleId, rating] as const),
      ),
    ),
  };
}
