import { expect, it } from "vitest";
import { trainingReason, type TrainingState } from "./trainingReason.ts";

const DAY = 24 * 60 * 60 * 1000;
const NOON: Omit<TrainingState, "last" | "changes"> = {
  unusable: null,
  factsChanged: false,
  now: 10 * DAY,
  hour: 12,
};
const NIGHT = { ...NOON, hour: 3 };
const last = (ratings: number, changes = 1_000, age = DAY) => ({
  modelId: 7,
  ratings,
  changes,
  trainedAt: 10 * DAY - age,
});

it.each<[string, TrainingState, ReturnType<typeof trainingReason>]>([
  ["the first 500 ratings", { ...NOON, last: null, changes: 500 }, "enough-new"],
  ["one fewer", { ...NOON, last: null, changes: 499 }, null],
  ["one fewer by night", { ...NIGHT, last: null, changes: 499 }, "nightly"],
  ["too few for a first model by night", { ...NIGHT, last: null, changes: 49 }, null],
  [
    "500 more where that is over 1 %",
    { ...NOON, last: last(40_000), changes: 1_500 },
    "enough-new",
  ],
  ["499 more", { ...NOON, last: last(100), changes: 1_499 }, null],
  ["1 % more of many", { ...NOON, last: last(100_000), changes: 2_000 }, "enough-new"],
  ["nearly 1 % more of many", { ...NOON, last: last(100_000), changes: 1_999 }, null],
  ["500 taken back", { ...NOON, last: last(40_000), changes: 500 }, "enough-new"],
  ["one more by night", { ...NIGHT, last: last(100_000), changes: 1_001 }, "nightly"],
  ["one taken back by night", { ...NIGHT, last: last(100_000), changes: 999 }, "nightly"],
  ["nothing new by night", { ...NIGHT, last: last(100_000), changes: 1_000 }, null],
  [
    "one more in a night that had its training",
    { ...NIGHT, last: last(100_000, 1_000, DAY / 24), changes: 1_001 },
    null,
  ],
  ["one more at two", { ...NOON, hour: 2, last: last(9), changes: 1_001 }, "nightly"],
  ["one more at five", { ...NOON, hour: 5, last: last(9), changes: 1_001 }, null],
  [
    "nothing new since a model that cannot be used",
    { ...NOON, last: last(40_000), unusable: 7, changes: 1_000 },
    "unusable",
  ],
  [
    "other facts since the last model",
    { ...NOON, last: last(40_000), factsChanged: true, changes: 1_000 },
    "facts-changed",
  ],
  [
    "nothing new since a model after one that cannot be used",
    { ...NOON, last: last(40_000), unusable: 6, changes: 1_000 },
    null,
  ],
])("%s", (_, state, reason) => {
  expect(trainingReason(state)).toBe(reason);
});
