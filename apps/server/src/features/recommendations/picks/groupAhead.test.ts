import { expect, it } from "vitest";
import { groupAhead } from "./groupAhead.ts";

const pick = (...scores: (number | null)[]) => ({
  score: Math.round(scores.reduce((sum: number, one) => sum + (one ?? 60), 0) / scores.length),
  each: scores.map((score, at) => ({ userId: ["ann", "bob", "cem"][at] ?? "", score })),
});

it("gives the lowest score as the reason if it's higher than the next pick's lowest score", () => {
  const picks = [pick(72, 74), pick(60, 95)];
  for (const strategy of ["FAIR", "LEAST"] as const)
    expect(groupAhead(picks, strategy)).toEqual([{ kind: "lowest", lowest: 72 }, null]);
});

it("otherwise names the member who would like the pick more, but only with the fair strategy", () => {
  const picks = [pick(60, 80), pick(86, 70)];
  expect(groupAhead(picks, "FAIR")).toEqual([{ kind: "member", userId: "bob" }, null]);
  expect(groupAhead(picks, "LEAST")).toEqual([null, null]);
});

it("names the member who gains most, taking earlier picks into account", () => {
  const two = [pick(75, 60, 75), pick(70, 95, 70)];
  expect(groupAhead([pick(95, 50, 20), ...two], "FAIR")[1]).toEqual({
    kind: "member",
    userId: "cem",
  });
  expect(groupAhead([pick(20, 50, 95), ...two], "FAIR")[1]).toEqual({
    kind: "member",
    userId: "ann",
  });
});

it("gives no reason if the next pick doesn't score higher, or if scores are missing", () => {
  expect(groupAhead([pick(80, 80), pick(80, 80), pick(70, 70)], "FAIR")).toEqual([
    null,
    null,
    null,
  ]);
  const unscored = [pick(72, 74), pick(60, 95)].map((one) => ({ ...one, score: null }));
  expect(groupAhead(unscored, "FAIR")).toEqual([null, null]);
});

it("ignores picks that aren't shown", () => {
  expect(groupAhead([pick(72, null), pick(90, 50)], "LEAST")).toEqual([null, null]);
  expect(groupAhead([pick(72, null), pick(90, null)], "FAIR")).toEqual([null, null]);
  expect(groupAhead([pick(72, null, 60), pick(70, null, 90)], "FAIR")).toEqual([
    { kind: "member", userId: "ann" },
    null,
  ]);
});
