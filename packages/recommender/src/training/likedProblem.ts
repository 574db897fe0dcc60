import { SIGNAL_BY_CODE } from "../ranking/grade.ts";
import type { RatingMatrix } from "../community/ratingMatrix.ts";
import { type InputRows, inputRowsFrom } from "./inputRows.ts";
import type { WeightProblem } from "./weights/weightProblem.ts";
import type { LikedShape } from "./likedShape.ts";

/** Which titles are inputs, and how many ratings each has. */
interface Channels {
  /** By title: its position among the inputs, -1 for none. */
  readonly liked: Int32Array;
  readonly notLiked: Int32Array;
  readonly counts: Float32Array;
}

/** Titles with fewer ratings than this are not reliable enough. */
export const LEAST_COUNT = 3;

function channelsOf({ titleIds, titles, values }: RatingMatrix, notLiked: boolean): Channels {
  const [likes, others] = [new Float32Array(titleIds.length), new Float32Array(titleIds.length)];
  titles.forEach((title, at) => {
    const signal = SIGNAL_BY_CODE[values[at] ?? 0] ?? 0;
    if (signal > 0) likes[title] = (likes[title] ?? 0) + 1;
    if (signal < 0 && notLiked) others[title] = (others[title] ?? 0) + 1;
  });
  const counts: number[] = [];
  const place = (all: Float32Array) =>
    Int32Array.from(all, (count) => (count >= LEAST_COUNT ? counts.push(count) - 1 : -1));
  return { liked: place(likes), notLiked: place(others), counts: Float32Array.from(counts) };
}

function rowsOf(
  { rowStart, titles, values }: RatingMatrix,
  { liked, notLiked, counts }: Channels,
  peopleDamping: number,
): InputRows {
  return inputRowsFrom(
    { inputs: counts.length, people: rowStart.length - 1, cells: titles.length },
    (add, person) => {
      let known = 0;
      const end = rowStart[person + 1] ?? 0;
      for (let at = rowStart[person] ?? 0; at < end; at++) {
        const signal = SIGNAL_BY_CODE[values[at] ?? 0] ?? 0;
        const input = (signal > 0 ? liked : notLiked)[titles[at] ?? 0] ?? -1;
        if (signal === 0 || input < 0) continue;
        known++;
        add(input, Math.abs(signal));
      }
      return Math.max(1, known) ** -peopleDamping;
    },
  );
}

/** Diagonal of the Gram matrix of some rows. */
function diagonalOf(
  { rows: { width, starts, columns, values } }: InputRows,
  weightOf: (person: number) => number,
): Float64Array {
  const diagonal = new Float64Array(width);
  for (let person = 0; person + 1 < starts.length; person++) {
    const weight = weightOf(person);
    const end = starts[person + 1] ?? 0;
    for (let at = starts[person] ?? 0; at < end; at++)
      diagonal[columns[at] ?? 0] =
        (diagonal[columns[at] ?? 0] ?? 0) + weight * (values[at] ?? 0) ** 2;
  }
  return diagonal;
}

/** The Gram side of the problem, which depends only on `peopleDamping` and `notLiked`. */
export interface LikedInputs {
  readonly input: InputRows;
  readonly channels: readonly Int32Array[];
  readonly counts: Float32Array;
  /** Diagonal of the Gram matrix, with people damped and with all people alike. */
  readonly diagonal: Float64Array;
  readonly evenDiagonal: Float64Array;
}

export function likedInputs(
  ratings: RatingMatrix,
  { peopleDamping, notLiked }: Pick<LikedShape, "peopleDamping" | "notLiked">,
): LikedInputs {
  const channels = channelsOf(ratings, notLiked);
  const input = rowsOf(ratings, channels, peopleDamping);
  return {
    input,
    channels: [channels.liked, channels.notLiked],
    counts: channels.counts,
    diagonal: diagonalOf(input, (person) => input.weights[person] ?? 0),
    evenDiagonal: diagonalOf(input, () => 1),
  };
}

/**
 * EASE on two channels (Steck 2019, arXiv 1905.03375) with the normalisations of DAN (arXiv
 * 2504.05805) and the diagonal of EDLAE (Steck 2020): from liked and not-liked titles to every
 * title with enough likes.
 */
export function likedProblem(
  { input, channels, counts, diagonal, evenDiagonal }: LikedInputs,
  { ridge, dropout, evenDropout, countDamping, neighbours }: LikedShape,
): WeightProblem {
  const dropped = evenDropout ? evenDiagonal : diagonal;
  return {
    input,
    channels,
    neighbours,
    ridge: Float32Array.from(dropped, (sum) => ridge + (dropout / (1 - dropout)) * sum),
    scale: Float64Array.from(counts, (count) => Math.max(1, count) ** countDamping),
  };
}
