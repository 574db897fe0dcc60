import type { Model } from "./model.ts";

/**
 * The titles of every feature: the model's matrix by column (CSC), titles ascending, values without
 * the title's scale. Most features then have the same value for all their titles, which is stored
 * once and halves the data that every new rating reads.
 */
export interface TitlesByFeature {
  /** Features + 1. */
  readonly start: Uint32Array;
  readonly titles: Uint32Array;
  readonly values: Float32Array;
  /** By feature: the value shared by all its titles, NaN if they differ. */
  readonly uniform: Float64Array;
}

/** Values that differ by less than this share are treated as one value with rounding errors. */
const ROUNDING = 1e-5;

function uniformOf(start: Uint32Array, values: Float32Array): Float64Array {
  return Float64Array.from({ length: start.length - 1 }, (_, column) => {
    const own = values.subarray(start[column], start[column + 1]);
    const first = own[0] ?? NaN;
    return own.every((value) => Math.abs(value - first) <= ROUNDING * Math.abs(first))
      ? first
      : NaN;
  });
}

export function titlesByFeature({
  features,
  rowStart,
  columns,
  values,
  scales,
}: Model): TitlesByFeature {
  const start = new Uint32Array(features.length + 1);
  for (const column of columns) start[column + 1] = (start[column + 1] ?? 0) + 1;
  for (let column = 0; column < features.length; column++)
    start[column + 1] = (start[column + 1] ?? 0) + (start[column] ?? 0);
  const next = start.slice();
  const titles = new Uint32Array(columns.length);
  const bare = new Float32Array(columns.length);
  for (let title = 0; title + 1 < rowStart.length; title++) {
    for (let at = rowStart[title] ?? 0; at < (rowStart[title + 1] ?? 0); at++) {
      const column = columns[at] ?? 0;
      const to = next[column] ?? 0;
      next[column] = to + 1;
      titles[to] = title;
      bare[to] = (values[at] ?? 0) / (scales[title] ?? 1);
    }
  }
  return { start, titles, values: bare, uniform: uniformOf(start, bare) };
}
