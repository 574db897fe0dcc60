import { expect, test } from "vitest";
import type { AskPoint } from "./askCurve.ts";
import { askSavings } from "./askSavings.ts";
import { estimateOf, pairedDifference } from "./estimate.ts";

const point = (
  questions: number,
  [asked, popular]: readonly [number, number],
  answers: AskPoint["answers"],
): AskPoint => ({
  questions,
  asked: estimateOf([asked, asked]),
  popular: estimateOf([popular, popular]),
  difference: pairedDifference([asked], [popular]),
  answers,
});

const curve = [
  point(0, [0.2, 0.2], { asked: 0, popular: 0 }),
  point(10, [0.25, 0.22], { asked: 2, popular: 4 }),
  point(20, [0.3, 0.28], { asked: 4, popular: 8 }),
];

test("interpolates how many popular questions and ratings lead to equally good picks", () => {
  const [first] = askSavings(curve);
  expect(first).toMatchObject({ questions: 10, ratings: 2 });
  expect(first?.popular?.questions).toBeCloseTo(15);
  expect(first?.popular?.ratings).toBeCloseTo(6);
});

test("returns nothing if popular questions never lead to equally good picks, and skips steps without picks", () => {
  expect(askSavings(curve).map(({ questions, popular }) => [questions, popular === null])).toEqual([
    [10, false],
    [20, true],
  ]);
});

test("uses the first point with equally good picks, even if popular questions are ahead", () => {
  expect(
    askSavings([
      point(0, [0.2, 0.2], { asked: 0, popular: 0 }),
      point(5, [0.2, 0.3], { asked: 1, popular: 3 }),
    ]),
  ).toEqual([{ questions: 5, ratings: 1, popular: { questions: 0, ratings: 0 } }]);
});
