import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRange } from "./titleFilter.ts";

const number = fc.integer({ min: 0, max: 9999 });

describe("ranges", () => {
  it("survive a round trip through formatting and parsing", () => {
    fc.assert(
      fc.property(number, number, fc.integer({ min: 1, max: 100 }), (from, to, width) => {
        expect(parseRange(`${from}-${to}`, width)).toEqual([from, to]);
        expect(parseRange(`${from}-`, width)).toEqual([from, Infinity]);
        expect(parseRange(` ${from} `, width)).toEqual([from, from + width - 1]);
      }),
    );
  });

  it("are null if they are parsed from any other text", () => {
    for (const text of [
      "",
      "-",
      "-5",
      "a",
      "1-2-3",
      "1 - 2",
      "12345",
      "1.5",
      "1e3",
      "0x1",
      "1990s",
      "١٩٩٠",
    ])
      expect(parseRange(text, 10)).toBeNull();
  });
});
