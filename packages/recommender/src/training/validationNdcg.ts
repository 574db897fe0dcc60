import { SIGNAL_BY_CODE } from "../ranking/grade.ts";
import type { RatingMatrix } from "../community/ratingMatrix.ts";
import { topTitles } from "../ranking/topTitles.ts";
import { addWeights, type WeightRows } from "../model/weightRows.ts";
import type { Validation } from "./validationOf.ts";

const DEPTH = 100;
const gain = (place: number): number => 1 / Math.log2(place + 2);

/** Scores of every title by the weights, from one person's ratings. */
function scoresOf(
  { titleIds, rowStart, titles, values }: RatingMatrix,
  row: number,
  [liked, notLiked]: readonly WeightRows[],
): Float32Array {
  const scores = new Float32Array(titleIds.length);
  for (let at = rowStart[row] ?? 0; at < (rowStart[row + 1] ?? 0); at++) {
    const signal = SIGNAL_BY_CODE[values[at] ?? 0] ?? 0;
    const rows = signal > 0 ? liked : notLiked;
    if (rows && signal !== 0)
      addWeights(rows, titles[at] ?? 0, { factor: Math.abs(signal), into: scores });
  }
  return scores;
}

/**
 * Mean nDCG@100 of the hidden likes when all titles not shown are ranked by the weights from liked
 * and not-liked titles.
 */
export function validationNdcg(
  { known, hidden }: Validation,
  weights: readonly WeightRows[],
): number {
  let [sum, people] = [0, 0];
  for (let row = 0; row + 1 < known.rowStart.length; row++) {
    const wanted = new Set<number>();
    for (let at = hidden.rowStart[row] ?? 0; at < (hidden.rowStart[row + 1] ?? 0); at++)
      if ((SIGNAL_BY_CODE[hidden.values[at] ?? 0] ?? 0) >= 1) wanted.add(hidden.titles[at] ?? 0);
    if (wanted.size === 0) continue;
    const shown = new Set(known.titles.subarray(known.rowStart[row], known.rowStart[row + 1]));
    const open = Uint32Array.from(known.titleIds.keys()).filter((title) => !shown.has(title));
    let found = 0;
    topTitles(scoresOf(known, row, weights), open, DEPTH).forEach(
      (title, place) => (found += wanted.has(title) ? gain(place) : 0),
    );
    let ideal = 0;
    for (let place = 0; place < Math.min(wanted.size, DEPTH); place++) ideal += gain(place);
    sum += found / ideal;
    people += 1;
  }
  return sum / Math.max(1, people);
}
