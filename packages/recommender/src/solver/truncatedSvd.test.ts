import { describe, expect, test } from "vitest";
import { seededRandom } from "../seededRandom.ts";
import { denseGram, denseRows, randomRows } from "./rows.fixture.ts";
import type { SparseRows } from "./sparseRows.ts";
import type { Dense } from "./symmetric.fixture.ts";
import { truncatedSvd, type TruncatedSvd } from "./truncatedSvd.ts";

const PEOPLE = 400;
const INPUTS = 90;
const rows = clustered();
const gram = denseGram(rows, new Float32Array(PEOPLE).fill(1), new Float32Array(INPUTS));

/** People who like one of five kinds of inputs more than the others: five strong directions, and a tail. */
function clustered(): SparseRows {
  const all = randomRows(PEOPLE, INPUTS, { chance: 0.6, random: seededRandom(3) });
  const random = seededRandom(4);
  const kept = denseRows(all).map((row, person) => [...row.entries()].filter(([input, value]) => value > 0 && random() < (input % 5 === person % 5 ? 0.9 : 0.15)));
  let end = 0;
  return {
    width: INPUTS,
    starts: Uint32Array.from([0, ...kept.map((row) => (end += row.length))]),
    columns: Uint32Array.from(kept.flat(), ([input]) => input),
    values: Float32Array.from(kept.flat(), ([, value]) => value),
  };
}

/** Eigenvalues of a symmetric matrix, largest first, by cyclic Jacobi in double precision. */
function eigenvalues(matrix: Dense): number[] {
  const a = matrix.map((row) => row.slice());
  const at = (i: number, j: number) => a[i]?.[j] ?? NaN;
  const turn = (x: Float64Array | undefined, y: Float64Array | undefined, c: number, s: number) => {
    if (!x || !y) return;
    for (let k = 0; k < x.length; k++) [x[k], y[k]] = [c * (x[k] ?? 0) - s * (y[k] ?? 0), s * (x[k] ?? 0) + c * (y[k] ?? 0)];
  };
  for (let sweep = 0; sweep < 12; sweep++) {
    for (let p = 0; p < a.length; p++) {
      for (let q = p + 1; q < a.length; q++) {
        if (Math.abs(at(p, q)) < 1e-13) continue;
        const angle = 0.5 * Math.atan2(2 * at(p, q), at(q, q) - at(p, p));
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        turn(a[p], a[q], c, s);
        for (const row of a) {
          const [x, y] = [row[p] ?? 0, row[q] ?? 0];
          [row[p], row[q]] = [c * x - s * y, s * x + c * y];
        }
      }
    }
  }
  return a.map((row, i) => row[i] ?? NaN).toSorted((x, y) => y - x);
}

const column = ({ vectors, rank }: TruncatedSvd, index: number) => Float64Array.from({ length: vectors.length / rank }, (_, input) => vectors[input * rank + index] ?? NaN);
const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, index) => sum + value * (b[index] ?? NaN), 0);

describe("the truncated singular value decomposition", () => {
  test("has the values that the Gram's eigenvalues are the squares of", async () => {
    const wanted = eigenvalues(gram).map(Math.sqrt);
    const { values, rank } = await truncatedSvd(rows, 20, { rounds: 12 });
    expect(rank).toBe(20);
    for (let index = 0; index < rank; index++) expect((values[index] ?? NaN) / (wanted[index] ?? NaN)).toBeCloseTo(1, 4);
  });

  test("has orthonormal vectors that the Gram only stretches", async () => {
    const svd = await truncatedSvd(rows, 12, { rounds: 20 });
    for (let i = 0; i < svd.rank; i++) {
      const vector = column(svd, i);
      for (let j = 0; j < svd.rank; j++) expect(dot(vector, column(svd, j))).toBeCloseTo(i === j ? 1 : 0, 5);
      const square = (svd.values[i] ?? NaN) ** 2;
      const stretched = Float64Array.from(gram, (row) => dot(row, vector));
      expect(Math.max(...stretched.map((value, input) => Math.abs(value / square - (vector[input] ?? NaN))))).toBeLessThan(1e-3);
    }
  });

  test("of as many directions as there are inputs gives the Gram back", async () => {
    const svd = await truncatedSvd(rows, INPUTS);
    expect(svd.rank).toBe(INPUTS);
    const columns = Array.from(svd.values, (_, index) => column(svd, index));
    let largest = 0;
    for (let i = 0; i < INPUTS; i++) {
      for (let j = 0; j < INPUTS; j++) {
        const sum = columns.reduce((total, vector, index) => total + (svd.values[index] ?? NaN) ** 2 * (vector[i] ?? NaN) * (vector[j] ?? NaN), 0);
        largest = Math.max(largest, Math.abs(sum - (gram[i]?.[j] ?? NaN)));
      }
    }
    expect(largest).toBeLessThan(1e-2);
  });

  test("has the same bits for a seed, whatever the number of threads", async () => {
    expect(await truncatedSvd(rows, 10, { threads: 3, seed: 5 })).toEqual(await truncatedSvd(rows, 10, { threads: 1, seed: 5 }));
  });

  test("stops where the matrix has no more directions", async () => {
    const three = { width: 6, starts: Uint32Array.of(0, 1, 2, 3, 4), columns: Uint32Array.of(0, 2, 5, 5), values: Float32Array.of(3, 2, 4, 3) };
    const { rank, values, vectors } = await truncatedSvd(three, 6);
    expect(rank).toBe(3);
    for (const [index, value] of [5, 3, 2].entries()) expect(values[index]).toBeCloseTo(value, 5);
    for (const [index, input] of [5, 0, 2].entries()) expect(vectors[input * 3 + index]).toBeCloseTo(1, 5);
  });

  test("refuses a rank that is none, and ends on an abort", async () => {
    for (const rank of [0, 1.5, NaN]) await expect(truncatedSvd(rows, rank)).rejects.toBeInstanceOf(RangeError);
    await expect(truncatedSvd(rows, 5, { signal: AbortSignal.abort(new Error("enough")) })).rejects.toThrow("enough");
  });
});
