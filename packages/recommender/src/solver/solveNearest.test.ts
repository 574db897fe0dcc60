import { describe, expect, test } from "vitest";
import { seededRandom } from "../seededRandom.ts";
import { denseGram, denseRows, randomRows } from "./rows.fixture.ts";
import { NONE, solveNearest } from "./solveNearest.ts";
import { type Dense, inverseOf, largestDifference } from "./symmetric.fixture.ts";

const WIDTH = 70;
const rows = randomRows(400, WIDTH, { chance: 0.15, random: seededRandom(2) });
const weights = Float32Array.from({ length: 400 }, (_, person) => 1 / (1 + (person % 3)));
const ridge = Float32Array.from({ length: WIDTH }, (_, input) => 4 + (input % 6));
const gram = denseGram(rows, weights, ridge);
const problem = { rows, weights, ridge };

/** EASE's weights, in double precision. */
function easeOf(matrix: Dense): Dense {
  const inverse = inverseOf(matrix);
  return inverse.map((row, k) =>
    row.map((value, i) => (i === k ? 0 : -value / (inverse[i]?.[i] ?? NaN))),
  );
}

/** The column of one input solved on some others, in double precision, by input. */
function localColumn(input: number, others: readonly number[]): Map<number, number> {
  const all = [...others, input];
  const ease = easeOf(all.map((i) => Float64Array.from(all, (j) => gram[i]?.[j] ?? NaN)));
  return new Map(others.map((other, place) => [other, ease[place]?.[others.length] ?? NaN]));
}

const likeness = (i: number, j: number) =>
  Math.abs(gram[i]?.[j] ?? NaN) / Math.sqrt(gram[j]?.[j] ?? NaN);
const nearestOf = (input: number, count: number) =>
  [...Array(WIDTH).keys()]
    .filter((other) => other !== input && likeness(input, other) > 0)
    .toSorted((a, b) => likeness(input, b) - likeness(input, a))
    .slice(0, count);

describe("local EASE", () => {
  // How many inputs are in the dense part only affects speed: none, some, all.
  test.each([0, 4 * 30 * 30, 2 ** 20])(
    "equals EASE if all titles are neighbours (%i bytes for the popular ones)",
    async (headBytes) => {
      const solved = denseRows(await solveNearest(problem, { headBytes }));
      expect(largestDifference(solved, easeOf(gram))).toBeLessThan(2e-6);
    },
  );

  test.each([1, 7, 24, 25])(
    "with %i neighbours solves each column using the most similar titles",
    async (neighbours) => {
      const solved = denseRows(await solveNearest(problem, { neighbours, headBytes: 4 * 20 * 20 }));
      for (let input = 0; input < WIDTH; input++) {
        const wanted = localColumn(input, nearestOf(input, neighbours));
        for (let other = 0; other < WIDTH; other++)
          expect(solved[other]?.[input]).toBeCloseTo(wanted.get(other) ?? 0, 5);
      }
    },
  );

  test("solves only the requested columns, each with its companion", async () => {
    const outputs = Uint32Array.of(5, 60, 9);
    const farthest = Array.from(outputs, (input) => nearestOf(input, WIDTH).at(-1) ?? NaN);
    const companions = Uint32Array.of(farthest[0] ?? 0, NONE, farthest[2] ?? 0);
    const solved = await solveNearest({ ...problem, outputs, companions }, { neighbours: 10 });
    expect(solved.width).toBe(3);
    const dense = denseRows(solved);
    for (const [column, input] of outputs.entries()) {
      const others =
        column === 1 ? nearestOf(input, 10) : [...nearestOf(input, 9), farthest[column] ?? NaN];
      const wanted = localColumn(input, others);
      for (let other = 0; other < WIDTH; other++)
        expect(dense[other]?.[column]).toBeCloseTo(wanted.get(other) ?? 0, 5);
    }
  });

  test("drops very small weights", async () => {
    const [all, some] = [await solveNearest(problem), await solveNearest(problem, { floor: 0.02 })];
    const kept = Array.from(all.values).filter((value) => Math.abs(value) > Math.fround(0.02));
    expect(Array.from(some.values)).toEqual(kept);
    expect(kept.length).toBeLessThan(all.values.length);
    expect(kept.length).toBeGreaterThan(0);
  });

  test("is bit-identical with any number of threads", async () => {
    expect(await solveNearest(problem, { neighbours: 20, threads: 3 })).toEqual(
      await solveNearest(problem, { neighbours: 20, threads: 1 }),
    );
  });

  test("assigns no weights to an input that no one has", async () => {
    const lonely = await solveNearest({
      rows: { ...rows, width: WIDTH + 1 },
      weights,
      ridge: Float32Array.from([...ridge, 1]),
    });
    expect(lonely.starts.at(-1)).toBe(lonely.starts.at(-2));
    expect(lonely.columns.includes(WIDTH)).toBe(false);
  });
});

describe("an unsolvable problem", () => {
  test("without a ridge is rejected", async () => {
    const twins = {
      width: 3,
      starts: Uint32Array.of(0, 3, 6),
      columns: Uint32Array.of(0, 1, 2, 0, 1, 2),
      values: new Float32Array(6).fill(1),
    };
    await expect(solveNearest({ rows: twins, ridge: new Float32Array(3) })).rejects.toMatchObject({
      name: "NotPositiveDefinite",
    });
  });

  test("with mismatched parts is rejected", async () => {
    const wrong = [
      { ...problem, ridge: ridge.subarray(1) },
      { ...problem, ridge: ridge.map(() => -1) },
      { ...problem, outputs: Uint32Array.of(WIDTH) },
      { ...problem, companions: Uint32Array.of(1) },
      { ...problem, weights: weights.subarray(1) },
    ];
    for (const each of wrong) await expect(solveNearest(each)).rejects.toBeInstanceOf(RangeError);
  });
});
