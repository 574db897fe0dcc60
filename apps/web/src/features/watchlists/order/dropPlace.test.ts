import fc from "fast-check";
import { expect, it } from "vitest";
import { dropPlace, roomFor, slotTop, type Box } from "./dropPlace.ts";

const stack = (heights: readonly number[]): Box[] =>
  heights.map((height, index) => ({
    top: heights.slice(0, index).reduce((sum, each) => sum + each, 0),
    height,
  }));
const ROWS = stack([80, 80, 80, 80]);

it("moves a row past each row whose midpoint it has crossed", () => {
  expect([0, 39, 41, 121, 1000].map((offset) => dropPlace(ROWS, 1, offset))).toEqual([
    1, 1, 2, 3, 3,
  ]);
  expect([-39, -41, -1000].map((offset) => dropPlace(ROWS, 1, offset))).toEqual([1, 0, 0]);
  expect(dropPlace(ROWS, 9, 10)).toBe(9);
});

it("makes room for the full height of the dragged row", () => {
  expect(ROWS.map((_row, index) => roomFor(ROWS, { from: 0, to: 2 }, index))).toEqual([
    0, -80, -80, 0,
  ]);
  expect(ROWS.map((_row, index) => roomFor(ROWS, { from: 3, to: 1 }, index))).toEqual([
    0, 80, 80, 0,
  ]);
  expect(slotTop(stack([100, 60, 80]), { from: 1, to: 2 })).toBe(180);
  expect(slotTop(stack([100, 60, 80]), { from: 1, to: 0 })).toBe(0);
});

it("fills the list exactly with the shifted rows and the slot, without gaps or overlaps", () => {
  const heights = fc.array(fc.integer({ min: 40, max: 140 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(heights, fc.nat(), fc.integer({ min: -2000, max: 2000 }), (all, seed, offset) => {
      const boxes = stack(all);
      const from = seed % boxes.length;
      const to = dropPlace(boxes, from, offset);
      const spans = boxes.map((box, index) =>
        index === from
          ? { top: slotTop(boxes, { from, to }), height: box.height }
          : { ...box, top: box.top + roomFor(boxes, { from, to }, index) },
      );
      const sorted = spans.toSorted((a, b) => a.top - b.top);
      expect(sorted[0]?.top).toBe(0);
      sorted.forEach(
        (span, index) =>
          index > 0 &&
          expect(span.top).toBe((sorted[index - 1]?.top ?? 0) + (sorted[index - 1]?.height ?? 0)),
      );
    }),
  );
});
