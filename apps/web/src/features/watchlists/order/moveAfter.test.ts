import fc from "fast-check";
import { expect, it } from "vitest";
import { moveAfter, moveOf } from "./moveAfter.ts";

// shows: 4.own.12
it("can reproduce a move from the moved title's id and the preceding title's id", () => {
  const cases = fc
    .uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 12 })
    .chain((ids) => {
      const place = fc.nat({ max: ids.length - 1 });
      return fc.tuple(fc.constant(ids), place, place);
    });
  fc.assert(
    fc.property(cases, ([ids, from, to]) => {
      const move = moveOf(ids, from, to);
      if (from === to) return void expect(move).toBeNull();
      const moved = ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1));
      expect(move && moveAfter(ids, move)).toEqual(moved);
    }),
  );
});

it("ignores a move if the moved title or the preceding title has been removed", () => {
  expect(moveAfter([1, 2, 3], { title: 9, after: null })).toEqual([1, 2, 3]);
  expect(moveAfter([1, 2, 3], { title: 3, after: 9 })).toEqual([1, 2, 3]);
  expect(moveAfter([1, 2, 3], { title: 3, after: null })).toEqual([3, 1, 2]);
});
