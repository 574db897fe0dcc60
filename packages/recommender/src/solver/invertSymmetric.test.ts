import { subscribe } from "node:diagnostics_channel";
import type { Worker } from "node:worker_threads";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import { seededRandom } from "../seededRandom.ts";
import { createDenseSymmetric } from "./denseSymmetric.ts";
import { invertSymmetric, NotPositiveDefinite } from "./invertSymmetric.ts";
import {
  distanceFromIdentity,
  inverseOf,
  largestDifference,
  randomGram,
  toDense,
  toShared,
} from "./symmetric.fixture.ts";

const workers: Worker[] = [];
// Node publishes new workers on this channel; the message has just this field.
subscribe("worker_threads", (message) => workers.push((message as { worker: Worker }).worker));
const running = () => workers.filter(({ threadId }) => threadId !== -1).length;

const multiply = (rows: Float64Array[], vector: Float64Array) =>
  Float64Array.from(rows, (row) =>
    row.reduce((sum, value, column) => sum + value * (vector[column] ?? NaN), 0),
  );

describe("the inverse", () => {
  test.each(firstInLayer(10, [1, 2, 3, 23, 24, 25, 63, 64, 65, 241, 239, 240, 481]))(
    "of %i rows matches double precision",
    { tags: "deeper" },
    async (size) => {
      const gram = randomGram(size, seededRandom(size));
      const matrix = toShared(gram);
      await invertSymmetric(matrix);
      const inverse = toDense(matrix);
      expect(largestDifference(inverse, inverseOf(gram))).toBeLessThan(2e-6);
      expect(distanceFromIdentity(gram, inverse)).toBeLessThan(2e-5);
    },
  );

  test("of 721 rows multiplies back to the identity matrix", async () => {
    const random = seededRandom(1000);
    const gram = randomGram(721, random);
    const matrix = toShared(gram);
    await invertSymmetric(matrix);
    const inverse = toDense(matrix);
    for (let turn = 0; turn < 5; turn++) {
      const wanted = Float64Array.from(gram, () => random() - 0.5);
      const back = multiply(gram, multiply(inverse, wanted));
      expect(largestDifference([back], [wanted])).toBeLessThan(2e-5);
    }
  });

  test("is bit-identical with any number of threads, and symmetric", async () => {
    const gram = randomGram(500, seededRandom(7));
    const results = await Promise.all([1, 2, 5].map((threads) => solved(toShared(gram), threads)));
    expect(results[1]).toEqual(results[0]);
    expect(results[2]).toEqual(results[0]);
    expect(
      results[0]?.every((row, i) => row.every((value, j) => value === results[0]?.[j]?.[i])),
    ).toBe(true);
  });

  test("of a permuted matrix is the permuted inverse", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 60 }), fc.integer(), async (size, seed) => {
        const random = seededRandom(seed);
        const gram = randomGram(size, random);
        const order = gram.map((_, index) => index).sort(() => random() - 0.5);
        const permute = (rows: Float64Array[]) =>
          order.map((i) => Float64Array.from(order, (j) => rows[i]?.[j] ?? NaN));
        const [plain, permuted] = await Promise.all([
          solved(toShared(gram)),
          solved(toShared(permute(gram))),
        ]);
        expect(largestDifference(permute(plain), permuted)).toBeLessThan(1e-6);
      }),
      { numRuns: 8 },
    );
  });
});

async function solved(
  matrix: ReturnType<typeof toShared>,
  threads?: number,
): Promise<Float64Array[]> {
  await invertSymmetric(matrix, { threads });
  return toDense(matrix);
}

describe("a matrix without a reliable inverse", () => {
  test.each([0, 5, 239, 300])("is rejected with the number of the row (%i)", async (bad) => {
    const matrix = toShared(randomGram(310, seededRandom(3)));
    matrix.values[bad * matrix.stride + bad] = -1;
    await expect(invertSymmetric(matrix)).rejects.toMatchObject({
      name: "NotPositiveDefinite",
      row: bad,
    });
  });

  test("is rejected if two rows are equal, a number is missing, or it was never filled", async () => {
    const twins = randomGram(50, seededRandom(4));
    twins[31] = Float64Array.from(twins[30] ?? []);
    for (const row of twins) row[31] = row[30] ?? 0;
    const missing = toShared(randomGram(50, seededRandom(5)));
    missing.values[49 * missing.stride + 3] = NaN;
    for (const matrix of [toShared(twins), missing, createDenseSymmetric(30)])
      await expect(invertSymmetric(matrix)).rejects.toBeInstanceOf(NotPositiveDefinite);
  });

  test("can't be created without rows, or with more rows than WebAssembly can address", () => {
    for (const size of [0, -1, 1.5, 40_000])
      expect(() => createDenseSymmetric(size)).toThrow(RangeError);
  });
});

describe("a running job", () => {
  test("stops soon after it's aborted, and so do its threads", async () => {
    const matrix = createDenseSymmetric(6000);
    for (let row = 0; row < 6000; row++) matrix.values[row * matrix.stride + row] = 1;
    const abort = new AbortController();
    const shares: number[] = [];
    const stopAtFirst = (share: number) => {
      shares.push(running() === 3 ? share : NaN);
      abort.abort(new Error("enough"));
    };
    await expect(
      invertSymmetric(matrix, { threads: 3, signal: abort.signal, onProgress: stopAtFirst }),
    ).rejects.toThrow("enough");
    expect(shares[0]).toBeLessThan(0.9);
    expect(running()).toBe(0);
  });

  test("doesn't start if its signal has already been aborted", async () => {
    const matrix = toShared([Float64Array.of(2)]);
    await expect(
      invertSymmetric(matrix, { signal: AbortSignal.abort(new Error("never")) }),
    ).rejects.toThrow("never");
    expect(matrix.values[0]).toBe(2);
  });

  test("reports its progress, up to 1", async () => {
    const shares: number[] = [];
    await invertSymmetric(toShared(randomGram(900, seededRandom(9))), {
      onProgress: (share) => shares.push(share),
    });
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});
