import { conjugateGradients } from "../../solver/conjugateGradients.ts";
import type { Model } from "../../model/model.ts";
import { addRow, dotRows, dotWeights, eachFeature } from "../../community/sparseRow.ts";

/**
 * A title with too few ratings as a mixture of rated ones. Titles are by index into the title ids
 * of the ratings.
 */
export interface Resemblance {
  readonly title: number;
  /** Ascending. */
  readonly neighbours: Uint32Array;
  /** Weight of each neighbour. */
  readonly factors: Float64Array;
}

const NEIGHBOURS = 200;
/** Conjugate gradients end at this share of the first error, or after this many rounds. */
const PRECISION = 1e-3;
const MOST_ROUNDS = 30;
/** Most shared features visited for one title. */
const MOST_VISITS = 8000;
/** Added to the kernel's diagonal of 1: how different two titles with the same features may be. */
const RIDGE = 1;

/**
 * Scales mixtures down: what nobody rated is rarely what everybody would like. At full weight it
 * would push rated titles down (docs/engine.md, "Cold titles").
 */
const VOLUME = 0.4;

/** Warm titles of the content model, by feature. */
function postingsOf(
  content: Model,
  warm: readonly number[],
): { start: Uint32Array; titles: Uint32Array; values: Float32Array } {
  const start = new Uint32Array(content.features.length + 1);
  for (const title of warm)
    eachFeature(content, title, (column) => (start[column + 1] = (start[column + 1] ?? 0) + 1));
  for (let column = 0; column < content.features.length; column++)
    start[column + 1] = (start[column + 1] ?? 0) + (start[column] ?? 0);
  const next = start.slice();
  const [titles, values] = [
    new Uint32Array(start.at(-1) ?? 0),
    new Float32Array(start.at(-1) ?? 0),
  ];
  for (const title of warm) {
    eachFeature(content, title, (column, value) => {
      const at = next[column] ?? 0;
      next[column] = at + 1;
      titles[at] = title;
      values[at] = value;
    });
  }
  return { start, titles, values };
}

/**
 * Sums what warm titles share with one title, rare features first: in a large catalogue the common
 * ones, which say least, would take all the time. Returns the titles found.
 */
function meet(
  content: Model,
  title: number,
  { postings, sums }: { postings: ReturnType<typeof postingsOf>; sums: Float64Array },
): number[] {
  const { start, titles, values } = postings;
  const countOf = (column: number) => (start[column + 1] ?? 0) - (start[column] ?? 0);
  const features: { column: number; value: number }[] = [];
  eachFeature(content, title, (column, value) => void features.push({ column, value }));
  features.sort((a, b) => countOf(a.column) - countOf(b.column) || a.column - b.column);
  const touched: number[] = [];
  let visits = 0;
  for (const { column, value } of features) {
    visits += countOf(column);
    if (visits > MOST_VISITS && touched.length >= NEIGHBOURS) break;
    for (let at = start[column] ?? 0; at < (start[column + 1] ?? 0); at++) {
      const other = titles[at] ?? 0;
      if (sums[other] === 0) touched.push(other);
      sums[other] = (sums[other] ?? 0) + value * (values[at] ?? 0);
    }
  }
  return touched;
}

/**
 * The most similar touched titles by cosine: a bounded insertion sort, ties to the earlier title.
 */
function nearestOf(touched: readonly number[], cosineOf: (title: number) => number): number[] {
  const nearest: { title: number; cosine: number }[] = [];
  for (const title of touched) {
    const cosine = cosineOf(title);
    const last = nearest[NEIGHBOURS - 1];
    if (cosine <= 0 || (last && cosine <= last.cosine)) continue;
    let at = nearest.length;
    while (at > 0 && (nearest[at - 1]?.cosine ?? 0) < cosine) at--;
    nearest.splice(at, 0, { title, cosine });
    if (nearest.length > NEIGHBOURS) nearest.pop();
  }
  return nearest.map(({ title }) => title);
}

/**
 * Weights of kernel ridge regression (Saunders, Gammerman and Vovk 1998) with the cosine of features as
 * kernel, by conjugate gradients. The kernel itself, which has the square of the neighbours' number in
 * cells, is never needed. `sums` holds zeros before and after.
 */
function factorsOf(
  content: Model,
  { title, neighbours }: { title: number; neighbours: readonly number[] },
  { lengths, sums }: { lengths: Float64Array; sums: Float64Array },
): Float64Array {
  const cosinesWith = (factors: (at: number) => number, others: readonly number[]) => {
    others.forEach((other, at) =>
      addRow(content, other, { weights: sums, factor: factors(at) / (lengths[other] ?? 1) }),
    );
    const cosines = Float64Array.from(
      neighbours,
      (neighbour) => dotWeights(content, neighbour, sums) / (lengths[neighbour] ?? 1),
    );
    for (const other of others) eachFeature(content, other, (column) => (sums[column] = 0));
    return cosines;
  };
  const factors = conjugateGradients(
    cosinesWith(() => 1, [title]),
    (step) =>
      cosinesWith((at) => step[at] ?? 0, neighbours).map(
        (value, at) => value + RIDGE * (step[at] ?? 0),
      ),
    { precision: PRECISION, rounds: MOST_ROUNDS },
  );
  return factors.map((factor) => VOLUME * factor);
}

/** Raises each cold title's value to at least the mixture of its neighbours' values. */
export function withResembling(values: Float32Array, cold: readonly Resemblance[]): Float32Array {
  const result = values.slice();
  for (const { title, neighbours, factors } of cold) {
    const mixed = neighbours.reduce(
      (sum, neighbour, at) => sum + (factors[at] ?? 0) * (values[neighbour] ?? 0),
      0,
    );
    result[title] = Math.max(values[title] ?? 0, mixed);
  }
  return result;
}

/**
 * Expresses cold titles as mixtures of warm ones. Leaves out titles that share no feature with a
 * warm one.
 */
export function resemblances(
  content: Model,
  titleIds: Float64Array,
  warm: (title: number) => boolean,
): Resemblance[] {
  const indexOf = new Map(Array.from(titleIds, (id, index) => [id, index]));
  const ratedAs = Int32Array.from(content.titleIds, (id) => indexOf.get(id) ?? -1);
  const known = Array.from(ratedAs.keys()).filter((title) => (ratedAs[title] ?? -1) >= 0);
  const postings = postingsOf(
    content,
    known.filter((title) => warm(ratedAs[title] ?? 0)),
  );
  const lengths = Float64Array.from(
    ratedAs,
    (_, title) => Math.sqrt(dotRows(content, title, title)) || 1,
  );
  const sums = new Float64Array(ratedAs.length);
  const byFeature = new Float64Array(content.features.length);
  return known.flatMap((title) => {
    if (warm(ratedAs[title] ?? 0)) return [];
    const touched = meet(content, title, { postings, sums });
    const nearest = nearestOf(
      touched,
      (other) => (sums[other] ?? 0) / ((lengths[other] ?? 1) * (lengths[title] ?? 1)),
    ).sort((a, b) => a - b);
    for (const other of touched) sums[other] = 0;
    if (nearest.length === 0) return [];
    return [
      {
        title: ratedAs[title] ?? 0,
        neighbours: Uint32Array.from(nearest, (other) => ratedAs[other] ?? 0),
        factors: factorsOf(content, { title, neighbours: nearest }, { lengths, sums: byFeature }),
      },
    ];
  });
}
