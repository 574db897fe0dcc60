import { expect, test } from "vitest";
import { emptyRows, weightAt, type WeightRows } from "../../model/weightRows.ts";
import { mixChannels } from "./mixRows.ts";

const first: WeightRows = {
  start: Uint32Array.from([0, 2, 2, 3]),
  columns: Uint32Array.from([0, 2, 1]),
  values: Int16Array.from([10_000, 20_000, 30_000]),
  scales: Float32Array.from([1e-4, 0, 2e-4]),
};
const second: WeightRows = {
  start: Uint32Array.from([0, 1, 2, 2]),
  columns: Uint32Array.from([2, 0]),
  values: Int16Array.from([-20_000, 5000]),
  scales: Float32Array.from([1e-4, 1e-3, 0]),
};

test("a mixture contains the cells of both solutions, weighted by their shares", () => {
  const [mixed = emptyRows(3)] = mixChannels([first], [second], 0.25);
  for (const [row, column] of [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [2, 1],
    [2, 2],
  ] as const)
    expect(weightAt(mixed, row, column)).toBeCloseTo(
      0.75 * weightAt(first, row, column) + 0.25 * weightAt(second, row, column),
      3,
    );
});

test("a mixture equals one solution if the other has zero weight", () => {
  expect(mixChannels([first], [second], 0)).toEqual([first]);
  expect(mixChannels([first], [second], 1)).toEqual([second]);
});
