import type { RatingMatrix } from "../community/ratingMatrix.ts";
import { inputRowsFrom } from "./inputRows.ts";
import type { WeightProblem } from "./weights/weightProblem.ts";
import { LEAST_COUNT } from "./likedProblem.ts";

/** Added to the diagonal, in units of the mean squared residual. */
const RIDGE = 600;
const PEOPLE_DAMPING = 0.3;
/**
 * Number of most similar titles each is regressed on: as good as all on public data sets, with a
 * third of the weights.
 */
const NEIGHBOURS = 400;

interface ResidualInputs {
  /** By rating; NaN if it judges nothing. */
  readonly residuals: Float32Array;
  /** Number of judging ratings, by title. */
  readonly counts: Float32Array;
}

/**
 * How a residual of one title predicts that of another: EASE's closed form on residuals instead of
 * likes, which is a ridge regression of each title on all others with a zero diagonal.
 */
export function residualProblem(
  { rowStart, titles }: RatingMatrix,
  { residuals, counts }: ResidualInputs,
): WeightProblem {
  let inputs = 0;
  const place = Int32Array.from(counts, (count) => (count >= LEAST_COUNT ? inputs++ : -1));
  let [squares, judged] = [0, 0];
  const mean = titles.length / Math.max(1, rowStart.length - 1);
  const input = inputRowsFrom(
    { inputs, people: rowStart.length - 1, cells: titles.length },
    (add, person) => {
      const [from, end] = [rowStart[person] ?? 0, rowStart[person + 1] ?? 0];
      for (let at = from; at < end; at++) {
        const residual = residuals[at] ?? NaN;
        const column = place[titles[at] ?? 0] ?? -1;
        if (Number.isNaN(residual) || column < 0) continue;
        squares += residual * residual;
        judged++;
        add(column, residual);
      }
      return (Math.max(1, end - from) / mean) ** -PEOPLE_DAMPING;
    },
  );
  const ridge = RIDGE * (squares / Math.max(1, judged)) + 1e-6;
  return {
    input,
    channels: [place],
    neighbours: NEIGHBOURS,
    ridge: new Float32Array(inputs).fill(ridge),
    scale: new Float64Array(inputs).fill(1),
  };
}
