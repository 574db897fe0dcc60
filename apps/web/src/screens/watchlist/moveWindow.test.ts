import { reorderItems } from "@worthy/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { moveWindow } from "./moveWindow.ts";

it("says a move by what lies between, which the list's rule makes into that move", () => {
  const cases = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 12 }).chain((ids) => {
    const place = fc.nat({ max: ids.length - 1 });
    return fc.tuple(fc.constant(ids), place, place);
  });
  fc.assert(
    fc.property(cases, ([ids, from, to]) => {
      const moved = ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1));
      const said = moveWindow(ids, from, to);
      expect(said).toHaveLength(Math.abs(from - to) + 1);
      expect(reorderItems(ids, said)).toEqual(moved);
    }),
  );
});
