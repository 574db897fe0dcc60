import { type JobOptions, NONE, type SparseRows, solveNearest } from "../../solver/index.ts";
import type { WeightRows } from "../../model/weightRows.ts";
import { outputsOf, type WeightProblem, type WeightSettings } from "./weightProblem.ts";
import { pruneRows } from "./pruneRows.ts";

/** The solution over each title's nearest inputs, always including its own other channel. */
export async function localWeights(
  problem: WeightProblem,
  { cells }: WeightSettings,
  options: JobOptions,
): Promise<WeightRows[]> {
  const { channels, input, ridge, neighbours } = problem;
  const [first = new Int32Array(), second] = channels;
  const titles = outputsOf(problem);
  const outputs = Uint32Array.from(titles, (title) => first[title] ?? 0);
  const companions = Uint32Array.from(titles, (title) =>
    (second?.[title] ?? -1) >= 0 ? (second?.[title] ?? NONE) : NONE,
  );
  const solved = await solveNearest(
    { ...input, ridge, outputs, companions },
    { ...options, neighbours },
  );
  toTitles(solved, { titles, outputs, scale: problem.scale });
  const { starts, columns, values } = solved;
  const startOf = (row: number) => starts[row] ?? 0;
  return channels.map((place) => {
    const lengthOf = (title: number) =>
      (place[title] ?? -1) < 0 ? 0 : startOf((place[title] ?? 0) + 1) - startOf(place[title] ?? 0);
    const rowOf = (title: number) => {
      const [from, end] = [startOf(place[title] ?? 0), startOf((place[title] ?? 0) + 1)];
      return { columns: columns.subarray(from, end), values: values.subarray(from, end) };
    };
    return pruneRows(
      { titles: place.length, lengthOf, rowOf },
      { cells: cells / channels.length, share: 1 },
    );
  });
}

/** Scales the solution in place and renumbers its columns from outputs to titles. */
function toTitles(
  { starts, columns, values }: SparseRows,
  { titles, outputs, scale }: { titles: Uint32Array; outputs: Uint32Array; scale: Float64Array },
): void {
  for (let row = 0; row + 1 < starts.length; row++) {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const output = columns[at] ?? 0;
      columns[at] = titles[output] ?? 0;
      values[at] = ((values[at] ?? 0) * (scale[row] ?? 1)) / (scale[outputs[output] ?? 0] ?? 1);
    }
  }
}
