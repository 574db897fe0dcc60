import {
  type DenseSymmetric,
  gramOfRows,
  invertSymmetric,
  type JobOptions,
} from "../../solver/index.ts";
import type { WeightRows } from "../../model/weightRows.ts";
import type { InputRows } from "../inputRows.ts";
import { outputsOf, type WeightProblem, type WeightSettings } from "./weightProblem.ts";
import { pruneRows } from "./pruneRows.ts";

/** The smallest three quarters of the cells can be dropped without measurable loss. */
const KEPT_SHARE = 0.25;

/** Inverse of the Gram matrix of some rows plus a diagonal, in a matrix of zeros. */
export async function invertGram(
  matrix: DenseSymmetric,
  { input: { rows, weights }, ridge }: { input: InputRows; ridge: Float32Array },
  options: JobOptions,
): Promise<void> {
  await gramOfRows(matrix, rows, { ...options, weights });
  ridge.forEach(
    (more, at) =>
      (matrix.values[at * (matrix.stride + 1)] =
        (matrix.values[at * (matrix.stride + 1)] ?? 0) + more),
  );
  await invertSymmetric(matrix, options);
}

/** The solution over all inputs: B = −P / diag P by column, P the inverse (Steck 2019, eq. 8). */
export async function denseWeights(
  problem: WeightProblem,
  { cells, matrices }: WeightSettings,
  options: JobOptions,
): Promise<WeightRows[]> {
  const { channels, scale } = problem;
  const [first = new Int32Array()] = channels;
  const matrix = matrices.matrixOf(problem.ridge.length);
  await invertGram(matrix, problem, options);
  const { values, stride } = matrix;
  const outputs = outputsOf(problem);
  const places = Uint32Array.from(outputs, (title) => first[title] ?? 0);
  const factors = Float64Array.from(
    places,
    (place) => -1 / ((values[place * (stride + 1)] ?? 1) * (scale[place] ?? 1)),
  );
  const weights = new Float32Array(outputs.length);
  const rowOf = (place: Int32Array) => (title: number) => {
    const input = place[title] ?? 0;
    const own = scale[input] ?? 1;
    for (let at = 0; at < weights.length; at++)
      weights[at] =
        outputs[at] === title
          ? 0
          : own * (factors[at] ?? 0) * (values[input * stride + (places[at] ?? 0)] ?? 0);
    return { columns: outputs, values: weights };
  };
  const room = { cells: cells / channels.length, share: KEPT_SHARE };
  return channels.map((place) =>
    pruneRows(
      {
        titles: place.length,
        lengthOf: (title) => ((place[title] ?? -1) < 0 ? 0 : outputs.length),
        rowOf: rowOf(place),
      },
      room,
    ),
  );
}
