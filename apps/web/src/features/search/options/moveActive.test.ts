import fc from "fast-check";
import { expect, it } from "vitest";
import { moveActive } from "./moveActive.ts";

it("moves from the field down to the first option or up to the last one", () => {
  expect(moveActive("ArrowDown", null, 3)).toEqual({ active: 0 });
  expect(moveActive("ArrowUp", null, 3)).toEqual({ active: 2 });
  expect(moveActive("ArrowDown", 2, 3)).toEqual({ active: null });
  expect(moveActive("Enter", 1, 3)).toBeNull();
  expect(moveActive("ArrowDown", null, 0)).toBeNull();
});

it("wraps around at both ends", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom("ArrowDown", "ArrowUp"),
      (count, key) => {
        let active: number | null = null;
        for (let step = 0; step <= count; step++)
          active = moveActive(key, active, count)?.active ?? null;
        expect(active).toBeNull();
      },
    ),
  );
});
