import { expect, it } from "vitest";
import { groupScores } from "./groupScores.ts";

const withOthers = (...scores: (number | null)[]) => ({
  others: scores.map((score, at) => ({ userId: `person${at}`, score })),
});

it("averages the scores if all of them are known", () => {
  expect(groupScores(withOthers(90), 85)).toMatchObject({ together: 88, split: false });
  expect(groupScores(withOthers(50, 60), 70)).toMatchObject({ together: 60 });
});

// shows: 4.own.13
it("returns no average if a score is missing, to avoid revealing unshared scores", () => {
  expect(groupScores(withOthers(null), 85)).toMatchObject({ together: null, split: false });
  expect(groupScores(withOthers(90), null)).toMatchObject({ together: null, split: false });
  expect(groupScores(withOthers(90, null), 50)).toMatchObject({ together: null, split: true });
  expect(groupScores(withOthers(), 85)).toMatchObject({ together: null });
});

it("says that members disagree if their scores are more than 30 points apart", () => {
  expect(groupScores(withOthers(58), 88).split).toBe(false);
  expect(groupScores(withOthers(58), 89).split).toBe(true);
});
