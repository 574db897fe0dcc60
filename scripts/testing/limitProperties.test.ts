import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitedTo } from "./limitProperties.ts";

const LIMIT_MS = 500;
const plugins = limitedTo(LIMIT_MS);

/** Passes so many times, and then never ends. */
function endlessAfter(runs: number) {
  let run = 0;
  return fc.asyncProperty(fc.integer(), () =>
    ++run > runs ? new Promise<void>(() => {}) : Promise.resolve(),
  );
}

describe("a property that runs out of time", () => {
  it("passes after enough runs", async () => {
    await Promise.all([
      fc.assert(endlessAfter(5), { plugins }),
      fc.assert(endlessAfter(2), { plugins, numRuns: 4 }),
    ]);
  });

  it.each([
    [4, 100, 5],
    [0, 100, 5],
    [1, 4, 2],
  ])("fails after %i of %i runs", async (runs, numRuns, fewest) => {
    await expect(fc.assert(endlessAfter(runs), { plugins, numRuns })).rejects.toThrow(
      `The property passed ${runs} of ${numRuns} runs when its time was over, and needs ${fewest}`,
    );
  });

  it("fails even if nothing is awaited", () => {
    const wait = () => {
      const end = performance.now() + LIMIT_MS / 2;
      while (performance.now() < end);
    };
    expect(() => fc.assert(fc.property(fc.integer(), wait), { plugins })).toThrow("and needs 5");
  });

  it("fails with a counterexample that it found earlier", () => {
    const never = fc.property(fc.integer(), () => false);
    expect(() => fc.assert(never, { plugins })).toThrow("Counterexample");
  });
});

it("every property has exactly one limit", () => {
  let installed = 0;
  const counting: fc.Plugin<unknown> = (index) => {
    installed = index; // after those that are installed
    return {};
  };
  fc.assert(
    fc.property(fc.integer(), () => true),
    { plugins: [counting] },
  );
  expect(installed).toBe(plugins.length);
});
