import { gather } from "./gather.ts";
import type { TimedRatings } from "./ratingMatrix.ts";

/**
 * The given rows, in that order, with the ratings that `keep` accepts; it gets the rating's
 * position in the matrix.
 */
export function filterRatings(
  matrix: TimedRatings,
  rows: Uint32Array,
  keep: (at: number) => boolean,
): TimedRatings {
  const rowStart = new Uint32Array(rows.length + 1);
  let most = 0;
  for (const row of rows) most += (matrix.rowStart[row + 1] ?? 0) - (matrix.rowStart[row] ?? 0);
  const places = new Uint32Array(most);
  let count = 0;
  rows.forEach((row, index) => {
    for (let at = matrix.rowStart[row] ?? 0; at < (matrix.rowStart[row + 1] ?? 0); at++)
      if (keep(at)) places[count++] = at;
    rowStart[index + 1] = count;
  });
  const kept = places.subarray(0, count);
  const { times } = matrix;
  return {
    titleIds: matrix.titleIds,
    rowStart,
    titles: gather(new Uint32Array(kept.length), matrix.titles, kept),
    values: gather(new Uint8Array(kept.length), matrix.values, kept),
    times: times && gather(new Float64Array(kept.length), times, kept),
  };
}

/** The people with at least one rating; the ratings are shared, not copied. */
export function withoutEmptyRows(matrix: TimedRatings): TimedRatings {
  const rowStart = matrix.rowStart.filter(
    (start, row) => row === 0 || start > (matrix.rowStart[row - 1] ?? 0),
  );
  return { ...matrix, rowStart };
}
