import { dotRows, eachFeature } from "../community/sparseRow.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/** A rated title and a feature it shares with another title. */
export interface SharedCell {
  /** Position among the person's rated titles. */
  readonly position: number;
  readonly column: number;
  /** Product of the two titles' values. */
  readonly product: number;
}

/** One person's rated titles by feature: a linked list per column, in arrays. */
export interface Postings {
  /** First entry of each column; -1 for none. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  readonly position: Int32Array;
  readonly value: Float32Array;
  /** Dot products of every two rated titles, NaN until asked for; empty for too many of them. */
  readonly products: Float64Array;
}

/** With more rated titles, their products are not kept. */
const MOST_KEPT = 500;

const kept = new WeakMap<Taste, Postings>();

/** A person's rated titles by feature, computed on first use and released with the taste. */
function postingsOf(space: TitleSpace, taste: Taste): Postings {
  const known = kept.get(taste);
  if (known) return known;
  const postings = buildPostings(
    space,
    taste.rated.map(({ title }) => title),
  );
  kept.set(taste, postings);
  return postings;
}

function buildPostings(space: TitleSpace, titles: readonly number[]): Postings {
  const size = titles.reduce(
    (sum, title) => sum + (space.rowStart[title + 1] ?? 0) - (space.rowStart[title] ?? 0),
    0,
  );
  const first = new Int32Array(space.features.length).fill(-1);
  const [next, position, value] = [
    new Int32Array(size),
    new Int32Array(size),
    new Float32Array(size),
  ];
  let entry = 0;
  titles.forEach((title, at) =>
    eachFeature(space, title, (column, held) => {
      next[entry] = first[column] ?? -1;
      position[entry] = at;
      value[entry] = held;
      first[column] = entry++;
    }),
  );
  const products = new Float64Array(titles.length <= MOST_KEPT ? titles.length ** 2 : 0).fill(NaN);
  return { first, next, position, value, products };
}

/** The dot product of two rated titles, by position. */
export function ratedProduct(space: TitleSpace, taste: Taste, [a, b]: [number, number]): number {
  const { products } = postingsOf(space, taste);
  const at = Math.min(a, b) * taste.rated.length + Math.max(a, b);
  const known = products[at];
  if (known !== undefined && !Number.isNaN(known)) return known;
  const product = dotRows(space, taste.rated[a]?.title ?? 0, taste.rated[b]?.title ?? 0);
  if (known !== undefined) products[at] = product;
  return product;
}

/** Every feature that a title shares with a rated title. */
export function sharedCells(space: TitleSpace, taste: Taste, title: number): SharedCell[] {
  const { first, next, position, value } = postingsOf(space, taste);
  const cells: SharedCell[] = [];
  const end = space.rowStart[title + 1] ?? 0;
  for (let at = space.rowStart[title] ?? 0; at < end; at++) {
    const column = space.columns[at] ?? 0;
    const held = space.values[at] ?? 0;
    for (let entry = first[column] ?? -1; entry >= 0; entry = next[entry] ?? -1)
      cells.push({ position: position[entry] ?? 0, column, product: held * (value[entry] ?? 0) });
  }
  return cells;
}
