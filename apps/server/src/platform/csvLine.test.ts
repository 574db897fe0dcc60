import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine } from "./csvLine.ts";

/** Cells of one record, parsed according to RFC 4180. */
function parse(line: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/gy;
  for (const [, quoted, plain, end] of line.matchAll(pattern)) {
    cells.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end !== ",") break;
  }
  return cells;
}

describe("a line of CSV", () => {
  it("survives a round trip with any text, apart from escaped formulas", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom("a,b", 'say "x"', "two\r\nlines", "=1+1", "-x", "+49", "@me", "\tx"),
          ),
          { minLength: 1 },
        ),
        (cells) => {
          expect(parse(csvLine(cells))).toEqual(
            cells.map((cell) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)),
          );
        },
      ),
    );
  });

  it("writes numbers, dates, lists and objects", () => {
    expect(csvLine([-1, true, null, new Date(0), ["a", "b"], { plan: "basic" }])).toBe(
      '-1,true,,1970-01-01T00:00:00.000Z,a; b,"{""plan"":""basic""}"\r\n',
    );
  });
});
