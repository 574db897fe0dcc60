import fc from "fast-check";
import { expect, it } from "vitest";
import { pickMovements } from "./pickMovements.ts";

it("distinguishes picks that moved up, moved down, stayed put or are new", () => {
  expect(pickMovements([1, 2, 3], [3, 1, 9])).toEqual([
    { kind: "up", places: 2 },
    { kind: "down", places: 1 },
    { kind: "new" },
  ]);
  expect(pickMovements([1, 2], [1, 2])).toEqual([{ kind: "same" }, { kind: "same" }]);
  expect(pickMovements(null, [4])).toEqual([{ kind: "same" }]);
});

it("finds equal gains and losses when the same picks are reordered", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { maxLength: 12 }),
      fc.infiniteStream(fc.nat()),
      (before, keys) => {
        const order = new Map(before.map((id) => [id, keys.next().value as number])); // an infinite stream always has a next value
        const after = before.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
        const sum = pickMovements(before, after).reduce(
          (total, move) =>
            total + (move.kind === "up" ? move.places : move.kind === "down" ? -move.places : 0),
          0,
        );
        expect(sum).toBe(0);
      },
    ),
  );
});
