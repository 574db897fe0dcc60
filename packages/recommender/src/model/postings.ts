import { eachFeature } from "../community/sparseRow.ts";
import type { Taste } from "../taste/taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/**
 * What a title shares with rated ones: a cell for each rated title and feature, those of one feature
 * in a row. The arrays are longer than the cells and reused for the next title.
 */
export interface SharedCells {
  readonly count: number;
  /** Positions among the person's rated titles. */
  readonly positions: Int32Array;
  readonly columns: Int32Array;
  /** Products of the two titles' values. */
  readonly products: Float64Array;
  /** By position: the sum of its cells, which is the dot product of the two titles. */
  readonly sums: Float64Array;
}

/** One person's rated titles by feature: a linked list per column, in arrays. */
export interface Postings {
  /** First entry of each column; -1 for none. */
  readonly first: Int32Array;
  readonly next: Int32Array;
  readonly position: Int32Array;
  readonly value: Float32Array;
  /** Room for the cells that a title shares with all of them. */
  readonly cells: Omit<SharedCells, "count">;
  /** By position, once asked for: dot products of a rated title with each. */
  readonly products: Float64Array[];
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
  const cells = {
    positions: new Int32Array(size),
    columns: new Int32Array(size),
    products: new Float64Array(size),
    sums: new Float64Array(titles.length),
  };
  return { first, next, position, value, cells, products: [] };
}

/** Dot products of a title with every rated title. */
function productsWith(
  space: TitleSpace,
  { first, next, position, value, cells }: Postings,
  title: number,
): Float64Array {
  const products = new Float64Array(cells.sums.length);
  const end = space.rowStart[title + 1] ?? 0;
  for (let at = space.rowStart[title] ?? 0; at < end; at++) {
    const held = space.values[at] ?? 0;
    for (let entry = first[space.columns[at] ?? 0] ?? -1; entry >= 0; entry = next[entry] ?? -1) {
      const other = position[entry] ?? 0;
      products[other] = (products[other] ?? 0) + held * (value[entry] ?? 0);
    }
  }
  return products;
}

/** Dot products of every rated title with each, by position: a row is computed when it is first asked for. */
export function ratedProducts(space: TitleSpace, taste: Taste): (position: number) => Float64Array {
  const postings = postingsOf(space, taste);
  const rows = taste.rated.length <= MOST_KEPT ? postings.products : [];
  return (position) =>
    (rows[position] ??= productsWith(space, postings, taste.rated[position]?.title ?? 0));
}

/** Every feature that a title shares with a rated title. */
export function sharedCells(space: TitleSpace, taste: Taste, title: number): SharedCells {
  const { first, next, position, value, cells } = postingsOf(space, taste);
  const { positions, columns, products, sums } = cells;
  sums.fill(0);
  let count = 0;
  const end = space.rowStart[title + 1] ?? 0;
  for (let at = space.rowStart[title] ?? 0; at < end; at++) {
    const column = space.columns[at] ?? 0;
    const held = space.values[at] ?? 0;
    for (let entry = first[column] ?? -1; entry >= 0; entry = next[entry] ?? -1) {
      const other = position[entry] ?? 0;
      const product = held * (value[entry] ?? 0);
      positions[count] = other;
      columns[count] = column;
      products[count++] = product;
      sums[other] = (sums[other] ?? 0) + product;
    }
  }
  return { count, ...cells };
}
