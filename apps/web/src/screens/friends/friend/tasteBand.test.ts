import { tasteMatch } from "@worthy/domain";
import { expect, it } from "vitest";
import { missingInCommon, tasteBand } from "./tasteBand.ts";

it("has a word for every percentage", () => {
  expect([100, 85, 84, 65, 64, 40, 39, 0].map(tasteBand)).toEqual([
    "alike",
    "alike",
    "often",
    "often",
    "sometimes",
    "sometimes",
    "apart",
    "apart",
  ]);
});

it("requires exactly as many titles as are needed for a taste match", () => {
  const rated = (count: number) =>
    Array.from({ length: count }, (_, titleId) => ({ titleId, rating: "LIKE" as const }));
  for (const common of [0, 1, 2]) {
    const before = tasteMatch(rated(common), rated(common));
    const after = common + missingInCommon(common);
    expect([
      before.percentage,
      tasteMatch(rated(after - 1), rated(after - 1)).percentage,
      tasteMatch(rated(after), rated(after)).percentage,
    ]).toEqual([null, null, 100]);
  }
});
