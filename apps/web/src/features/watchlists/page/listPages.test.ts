import fc from "fast-check";
import { expect, it } from "vitest";
import { pageAt, rangeOf } from "./listPages.ts";

it("splits rows into pages without gaps or overlaps", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.nat(6000), (first, row) => {
      const page = pageAt(row, first);
      const { offset, limit } = rangeOf(page, first);
      expect(row >= offset && row < offset + limit).toBe(true);
      expect(rangeOf(page + 1, first).offset).toBe(offset + limit);
    }),
  );
});
