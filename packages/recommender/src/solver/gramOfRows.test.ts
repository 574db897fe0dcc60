import { expect, test } from "vitest";
import { seededRandom } from "../seededRandom.ts";
import { createDenseSymmetric } from "./denseSymmetric.ts";
import { gramOfRows } from "./gramOfRows.ts";
import { denseGram, randomRows } from "./rows.fixture.ts";
import { sliceRows } from "./sparseRows.ts";
import { inverseOf, largestDifference, toDense } from "./symmetric.fixture.ts";
import { invertSymmetric } from "./invertSymmetric.ts";

const rows = randomRows(300, 90, { chance: 0.2, random: seededRandom(1) });
const weights = Float32Array.from({ length: 300 }, (_, person) => 1 / (1 + (person % 5)));
const zeros = new Float32Array(90);

const lower = (dense: Float64Array[]) => dense.map((row, i) => row.subarray(0, i + 1));

async function summed(options: Parameters<typeof gramOfRows>[2]): Promise<Float64Array[]> {
  const matrix = createDenseSymmetric(90);
  await gramOfRows(matrix, rows, options);
  return lower(toDense(matrix));
}

test("the Gram matrix matches double precision, regardless of how the rows are split", async () => {
  const wanted = lower(denseGram(rows, weights, zeros));
  expect(largestDifference(await summed({ weights }), wanted)).toBeLessThan(1e-5);
  for (const entriesAtOnce of [800, 3000])
    expect(
      largestDifference(await summed({ weights, entriesAtOnce, threads: 1 }), wanted),
    ).toBeLessThan(1e-4);
});

test("a row that is longer than the chunk limit gets a separate chunk", async () => {
  const few = sliceRows(rows, 0, 4);
  const matrix = createDenseSymmetric(90);
  await gramOfRows(matrix, few, { entriesAtOnce: 1, threads: 1 });
  expect(
    largestDifference(lower(toDense(matrix)), lower(denseGram(few, [1, 1, 1, 1], zeros))),
  ).toBeLessThan(1e-6);
});

test("rows without weights count equally, and sums are added to existing values", async () => {
  const matrix = createDenseSymmetric(90);
  await gramOfRows(matrix, rows);
  await gramOfRows(matrix, rows);
  const twice = denseGram(rows, new Float32Array(300).fill(2), zeros);
  expect(largestDifference(lower(toDense(matrix)), lower(twice))).toBeLessThan(1e-4);
});

test("the number of threads doesn't change a single bit", async () => {
  expect(await summed({ weights, threads: 3 })).toEqual(await summed({ weights, threads: 1 }));
});

test("the matrix can be inverted in place with a ridge", async () => {
  const matrix = createDenseSymmetric(90);
  await gramOfRows(matrix, rows, { weights });
  for (let row = 0; row < 90; row++)
    matrix.values[row * matrix.stride + row] =
      (matrix.values[row * matrix.stride + row] ?? NaN) + 3;
  await invertSymmetric(matrix);
  expect(
    largestDifference(
      toDense(matrix),
      inverseOf(
        denseGram(
          rows,
          weights,
          zeros.map(() => 3),
        ),
      ),
    ),
  ).toBeLessThan(1e-6);
});

test("progress rises to 1 across all chunks", async () => {
  const shares: number[] = [];
  await summed({ entriesAtOnce: 2000, onProgress: (share) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test("mismatched input is rejected before a thread receives it", async () => {
  const matrix = createDenseSymmetric(90);
  const refused = [
    { ...rows, width: 91 },
    { ...rows, columns: rows.columns.map((column) => column + 1) },
    { ...rows, columns: rows.columns.toReversed() },
    { ...rows, starts: rows.starts.subarray(0, 100) },
    { ...rows, values: rows.values.subarray(1) },
  ];
  for (const wrong of refused)
    await expect(gramOfRows(matrix, wrong)).rejects.toBeInstanceOf(RangeError);
  await expect(gramOfRows(matrix, rows, { weights: weights.subarray(1) })).rejects.toBeInstanceOf(
    RangeError,
  );
});
