import type { TimedRatings } from "./ratingMatrix.ts";

/** The rows asked for, in that order, with those of their ratings that `keep` lets through; it is given the rating's place in the matrix. */
export function filterRatings(matrix: TimedRatings, rows: Uint32Array, keep: (at: number) => boolean): TimedRatings {
  const rowStart = new Uint32Array(rows.length + 1);
  let most = 0;
  for (const row of rows) most += (matrix.rowStart[row + 1] ?? 0) - (matrix.rowStart[row] ?? 0);
  const places = new Uint32Array(most);
  let count = 0;
  rows.forEach((row, index) => {
    for (let at = matrix.rowStart[row] ?? 0; at < (matrix.rowStart[row + 1] ?? 0); at++) if (keep(at)) places[count++] = at;
    rowStart[index + 1] = count;
  });
  const kept = places.subarray(0, count);
  const { times } = matrix;
  return {
    titleIds: matrix.titleIds,
    rowStart,
    titles: Uint32Array.from(kept, (at) => matrix.titles[at] ?? 0),
    values: Uint8Array.from(kept, (at) => matrix.values[at] ?? 0),
    times: times && Float64Array.from(kept, (at) => times[at] ?? 0),
  };
}
