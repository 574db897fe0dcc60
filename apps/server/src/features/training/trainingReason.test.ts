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
  ["trains after the first 500 ratings", { ...NOON, last: null, changes: 500 }, "enough-new"],
  ["waits after the first 499 ratings", { ...NOON, last: null, changes: 499 }, null],
  [
    "trains at night after the first 499 ratings",
    { ...NIGHT, last: null, changes: 499 },
    "nightly",
  ],
  [
    "waits at night with too few ratings for a first model",
    { ...NIGHT, last: null, changes: 49 },
    null,
  ],
  [
    "trains after 500 new ratings if that is over 1 %",
    { ...NOON, last: last(40_000), changes: 1_500 },
    "enough-new",
  ],
  ["waits after 499 new ratings", { ...NOON, last: last(100), changes: 1_499 }, null],
  [
    "trains after 1 % new ratings of a large number",
    { ...NOON, last: last(100_000), changes: 2_000 },
    "enough-new",
  ],
  [
    "waits after nearly 1 % new ratings of a large number",
    { ...NOON, last: last(100_000), changes: 1_999 },
    null,
  ],
  ["trains after 500 deleted ratings", { ...NOON, last: last(40_000), changes: 500 }, "enough-new"],
  [
    "trains at night after one new rating",
    { ...NIGHT, last: last(100_000), changes: 1_001 },
    "nightly",
  ],
  [
    "trains at night after one deleted rating",
    { ...NIGHT, last: last(100_000), changes: 999 },
    "nightly",
  ],
  ["waits at night without new ratings", { ...NIGHT, last: last(100_000), changes: 1_000 }, null],
  [
    "waits on a night that already had a training",
    { ...NIGHT, last: last(100_000, 1_000, DAY / 24), changes: 1_001 },
    null,
  ],
  [
    "trains at two o'clock after one new rating",
    { ...NOON, hour: 2, last: last(9), changes: 1_001 },
    "nightly",
  ],
  [
    "waits at five o'clock after one new rating",
    { ...NOON, hour: 5, last: last(9), changes: 1_001 },
    null,
  ],
  [
    "trains without new ratings if the model can't be used",
    { ...NOON, last: last(40_000), unusable: 7, changes: 1_000 },
    "unusable",
  ],
  [
    "trains if the facts have changed since the last model",
    { ...NOON, last: last(40_000), factsChanged: true, changes: 1_000 },
    "facts-changed",
  ],
  [
    "waits without new ratings if only an older model can't be used",
    { ...NOON, last: last(40_000), unusable: 6, changes: 1_000 },
    null,
  ],
])("%s", (_, state, reason) => {
  expect(trainingReason(state)).toBe(reason);
});
