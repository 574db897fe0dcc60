import { SIGNAL_BY_CODE } from "../grade.ts";
import type { RatingMatrix } from "../ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import type { WeightRows } from "../weightRows.ts";
import { invertGram } from "./denseInverse.ts";
import { inputRowsFrom } from "./inputRows.ts";
import { pruneRows } from "./pruneRows.ts";

/** What shapes the weights; docs/engine.md has the formulas. */
export interface LikedShape {
  /** Added to the diagonal. */
  readonly ridge: number;
  /** Share of each input that is dropped while training, as far as it acts on the diagonal (EDLAE). */
  readonly dropout: number;
  /** People with n ratings weigh n to the power of minus this. */
  readonly peopleDamping: number;
  /** Inputs are scaled by their count to this power, outputs divided. */
  readonly countDamping: number;
  /** Whether what was not liked is an input too. */
  readonly notLiked: boolean;
}

export const LIKED_SHAPE: LikedShape = { ridge: 5, dropout: 0.33, peopleDamping: 0.3, countDamping: 0.25, notLiked: true };
/** Without normalisation: plain EASE on these channels. */
export const PLAIN_SHAPE: LikedShape = { ridge: 100, dropout: 0, peopleDamping: 0, countDamping: 0, notLiked: true };

/** Which titles are inputs and outputs: those with enough ratings. */
interface Channels {
  /** By title, its place among the inputs of each channel, -1 for none. */
  readonly liked: Int32Array;
  readonly notLiked: Int32Array;
  readonly outputs: Uint32Array;
  readonly counts: Float32Array;
}

/** Fewer ratings than this tell nothing that could be trusted. */
const LEAST_COUNT = 3;

function channelsOf({ titleIds, titles, values }: RatingMatrix, { notLiked }: LikedShape): Channels {
  const [likes, others] = [new Float32Array(titleIds.length), new Float32Array(titleIds.length)];
  titles.forEach((title, at) => {
    const signal = SIGNAL_BY_CODE[values[at] ?? 0] ?? 0;
    if (signal > 0) likes[title] = (likes[title] ?? 0) + 1;
    if (signal < 0) others[title] = (others[title] ?? 0) + 1;
  });
  let next = 0;
  const place = (counts: Float32Array) => Int32Array.from(counts, (count) => (count >= LEAST_COUNT ? next++ : -1));
  const liked = place(likes);
  const outputs = Uint32Array.from(liked.keys()).filter((title) => (liked[title] ?? -1) >= 0);
  const placed = notLiked ? place(others) : new Int32Array(titleIds.length).fill(-1);
  const counts = new Float32Array(next);
  liked.forEach((input, title) => input >= 0 && (counts[input] = likes[title] ?? 0));
  placed.forEach((input, title) => input >= 0 && (counts[input] = others[title] ?? 0));
  return { liked, notLiked: placed, outputs, counts };
}

function rowsOf({ rowStart, titles, values }: RatingMatrix, { liked, notLiked, counts }: Channels, { peopleDamping }: LikedShape) {
  return inputRowsFrom({ inputs: counts.length, people: rowStart.length - 1, cells: titles.length }, (add, person) => {
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
  });
}

/** Number of inputs that training on these ratings would have: what decides how it is solved. */
export const inputsOf = (ratings: RatingMatrix, shape: LikedShape): number => channelsOf(ratings, shape).counts.length;

/**
 * EASE on two channels (Steck 2019, arXiv 1905.03375) with the normalisations of DAN (arXiv 2504.05805) and the diagonal of EDLAE (Steck 2020): weights from
 * liked and from not-liked titles to every title that is liked often enough.
 */
export async function likedWeights(
  ratings: RatingMatrix,
  { shape, cells }: { shape: LikedShape; cells: number },
  options: JobOptions,
): Promise<{ liked: WeightRows; notLiked: WeightRows }> {
  const channels = channelsOf(ratings, shape);
  if (channels.counts.length === 0) return { liked: emptyRows(ratings.titleIds.length), notLiked: emptyRows(ratings.titleIds.length) };
  const { dropout, ridge, countDamping } = shape;
  const inverse = await invertGram(rowsOf(ratings, channels, shape), (diagonal) => ridge + (dropout / (1 - dropout)) * diagonal, options);
  const { values, stride } = inverse;
  const outputs = channels.outputs;
  const scale = Float64Array.from(outputs, (_, output) => -1 / ((values[output * (stride + 1)] ?? 1) * Math.max(1, channels.counts[output] ?? 1) ** countDamping));
  const rowOf = (place: Int32Array) => (title: number, into: Float32Array) => {
    const input = place[title] ?? 0;
    const own = Math.max(1, channels.counts[input] ?? 1) ** countDamping;
    for (let output = 0; output < into.length; output++) into[output] = outputs[output] === title ? 0 : own * (scale[output] ?? 0) * (values[input * stride + output] ?? 0);
  };
  const pruned = (place: Int32Array) =>
    pruneRows({ titles: ratings.titleIds.length, hasRow: (title) => (place[title] ?? -1) >= 0, outputs, rowOf: rowOf(place) }, { cells: cells / 2, share: KEPT_SHARE });
  return { liked: pruned(channels.liked), notLiked: pruned(channels.notLiked) };
}

/** Three quarters of the cells, the smallest, can go without a loss that could be measured. */
export const KEPT_SHARE = 0.25;

export const emptyRows = (titles: number): WeightRows => ({
  start: new Uint32Array(titles + 1),
  columns: new Uint32Array(),
  values: new Int16Array(),
  scales: new Float32Array(titles),
});
