import type { RatingMatrix } from "../ratingMatrix.ts";
import type { JobOptions } from "../solver/index.ts";
import type { WeightRows } from "../weightRows.ts";
import { invertGram } from "./denseInverse.ts";
import { inputRowsFrom } from "./inputRows.ts";
import { emptyRows, KEPT_SHARE } from "./likedWeights.ts";
import { pruneRows } from "./pruneRows.ts";

const LEAST_COUNT = 3;
/** Added to the diagonal, in mean squared residuals. */
const RIDGE = 600;
const PEOPLE_DAMPING = 0.3;

interface ResidualWish {
  /** By rating, NaN where it judges nothing. */
  readonly residuals: Float32Array;
  readonly counts: Float32Array;
  readonly cells: number;
}

/**
 * How a residual of one title predicts that of another: EASE's closed form on residuals instead of likes, so that it is a ridge regression of each
 * title on all others with nothing on its own diagonal.
 */
export async function residualWeights({ titleIds, rowStart, titles }: RatingMatrix, { residuals, counts, cells }: ResidualWish, options: JobOptions): Promise<WeightRows> {
  let inputs = 0;
  const place = Int32Array.from(counts, (count) => (count >= LEAST_COUNT ? inputs++ : -1));
  if (inputs === 0) return emptyRows(titleIds.length);
  const outputs = Uint32Array.from(place.keys()).filter((title) => (place[title] ?? -1) >= 0);
  let [squares, judged] = [0, 0];
  const mean = titles.length / Math.max(1, rowStart.length - 1);
  const rows = inputRowsFrom({ inputs, people: rowStart.length - 1, cells: titles.length }, (add, person) => {
    const [from, end] = [rowStart[person] ?? 0, rowStart[person + 1] ?? 0];
    for (let at = from; at < end; at++) {
      const residual = residuals[at] ?? NaN;
      const input = place[titles[at] ?? 0] ?? -1;
      if (Number.isNaN(residual) || input < 0) continue;
      squares += residual * residual;
      judged++;
      add(input, residual);
    }
    return (Math.max(1, end - from) / mean) ** -PEOPLE_DAMPING;
  });
  const ridge = RIDGE * (squares / Math.max(1, judged)) + 1e-6;
  const { values, stride } = await invertGram(rows, () => ridge, options);
  const scale = Float64Array.from(outputs, (_, output) => -1 / (values[output * (stride + 1)] ?? 1));
  const rowOf = (title: number, into: Float32Array) => {
    const input = place[title] ?? 0;
    for (let output = 0; output < into.length; output++) into[output] = output === input ? 0 : (scale[output] ?? 0) * (values[input * stride + output] ?? 0);
  };
  return pruneRows({ titles: titleIds.length, hasRow: (title) => (place[title] ?? -1) >= 0, outputs, rowOf }, { cells, share: KEPT_SHARE });
}
