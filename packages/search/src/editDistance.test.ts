import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, prefixDistance } from "./editDistance.ts";

/** The full table, without a band. */
function lastRow(typed: string, word: string): number[] {
  const rows = Array.from({ length: typed.length + 1 }, (_, i) =>
    Array.from({ length: word.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.NaN;
  for (let i = 1; i <= typed.length; i++) {
    for (let j = 1; j <= word.length; j++) {
      const ways = [
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (typed[i - 1] === word[j - 1] ? 0 : 1),
      ];
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1])
        ways.push(at(i - 2, j - 2) + 1);
      rows[i]?.splice(j, 1, Math.min(...ways));
    }
  }
  return rows.at(-1) ?? [];
}

const fewLetters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 8 });

describe("editDistance", () => {
  it("agrees with the full table up to the limit", () => {
    fc.assert(
      fc.property(fewLetters, fewLetters, fc.integer({ min: 0, max: 3 }), (typed, word, max) => {
        const row = lastRow(typed, word);
        expect(editDistance(typed, word, max)).toBe(Math.min(row.at(-1) ?? 0, max + 1));
        expect(prefixDistance(typed, word, max)).toBe(Math.min(...row, max + 1));
      }),
      { numRuns: 2000 },
    );
  });

  it("counts two swapped neighbours as a single edit", () => {
    expect(editDistance("brekaing", "breaking", 2)).toBe(1);
    expect(prefixDistance("brek", "breaking", 2)).toBe(1);
  });
});
