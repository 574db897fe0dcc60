import { createDenseSymmetric, type DenseSymmetric, invertSymmetric } from "../../solver/index.ts";
import { likesOf } from "./popularity.ts";
import type { Ranker } from "./ranker.ts";
import { likedOf, peopleOf, personOf, type RatingMatrix } from "../sets/ratingMatrix.ts";

/**
 * With more liked titles than this, the dense inverse would exceed the memory the solver can
 * address.
 */
export const MOST_TITLES = 28_000;

/** Titles that somebody likes, and the position of each title among them (-1 for none). */
export interface LikedTitles {
  readonly titles: Uint32Array;
  readonly placeOf: Int32Array;
}

export function likedTitlesOf(train: RatingMatrix): LikedTitles {
  const likes = likesOf(train);
  const titles = Uint32Array.from(likes.keys()).filter((title) => (likes[title] ?? 0) > 0);
  const placeOf = new Int32Array(likes.length).fill(-1);
  titles.forEach((title, place) => (placeOf[title] = place));
  return { titles, placeOf };
}

/**
 * How many people like both of two titles, lower triangle and diagonal: XᵀX of the 0/1 matrix of
 * likes.
 */
export function addGram(
  { values, stride }: DenseSymmetric,
  train: RatingMatrix,
  placeOf: Int32Array,
): void {
  for (let person = 0; person < peopleOf(train); person++) {
    const places = Int32Array.from(
      likedOf(personOf(train, person)),
      (title) => placeOf[title] ?? -1,
    ).filter((place) => place >= 0);
    for (let a = 0; a < places.length; a++) {
      const row = (places[a] ?? 0) * stride;
      // Titles and so positions ascend within a row: every `b` up to `a` is in the lower triangle.
      for (let b = 0; b <= a; b++) {
        const cell = row + (places[b] ?? 0);
        values[cell] = (values[cell] ?? 0) + 1;
      }
    }
  }
}

/**
 * EASE (Steck 2019, "Embarrassingly Shallow Autoencoders for Sparse Data", algorithm 1) over liked
 * titles only: P = (XᵀX + λI)⁻¹, B = −P / diag(P) by column with a diagonal of 0, scores x·B.
 */
export async function trainPlainEase(train: RatingMatrix, lambda: number): Promise<Ranker> {
  const { titles, placeOf } = likedTitlesOf(train);
  const size = train.titleIds.length;
  if (titles.length === 0)
    return { scores: () => ({ rank: new Float32Array(size), worthy: null }) };
  const gram = createDenseSymmetric(titles.length);
  addGram(gram, train, placeOf);
  const { values, stride } = gram;
  for (let place = 0; place < titles.length; place++)
    values[place * stride + place] = (values[place * stride + place] ?? 0) + lambda;
  await invertSymmetric(gram);
  const scale = Float32Array.from(titles, (_, place) => -1 / (values[place * stride + place] ?? 1));
  return {
    scores: (known) => ({
      rank: foldIn(gram, { titles, placeOf, scale, size }, likedOf(known)),
      worthy: null,
    }),
  };
}

/** One person's x·B; a liked title contributes nothing to itself. */
function foldIn(
  { values, stride }: DenseSymmetric,
  space: LikedTitles & { scale: Float32Array; size: number },
  liked: Uint32Array,
): Float32Array {
  const sums = new Float32Array(space.titles.length);
  for (const title of liked) {
    const place = space.placeOf[title] ?? -1;
    if (place < 0) continue;
    const row = values.subarray(place * stride, place * stride + sums.length);
    for (let column = 0; column < sums.length; column++)
      sums[column] = (sums[column] ?? 0) + (row[column] ?? 0);
    sums[place] = (sums[place] ?? 0) - (row[place] ?? 0);
  }
  const rank = new Float32Array(space.size);
  space.titles.forEach(
    (title, place) => (rank[title] = (sums[place] ?? 0) * (space.scale[place] ?? 0)),
  );
  return rank;
}
