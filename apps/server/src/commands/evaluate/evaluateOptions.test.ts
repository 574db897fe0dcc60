import { expect, test } from "vitest";
import { parseEvaluateOptions } from "./evaluateOptions.ts";

const parse = (line: string) => parseEvaluateOptions(line.split(" ").filter(Boolean));
const FILES = "--train t --known k --hidden h";

test("falls back to the defaults for omitted options", () => {
  expect(parse(FILES)).toMatchObject({
    like: 4,
    dislike: 2,
    implicit: false,
    mask: "rated",
    recall: "truncated",
    grid: "default",
    seed: 1,
    json: false,
  });
});

test("parses numbers, lists and switches", () => {
  expect(
    parse(
      `${FILES} --like 7.5 --dislike -3 --mask liked --recall full --grid none --seed 5 --models popularity,ease --json --implicit`,
    ),
  ).toMatchObject({
    like: 7.5,
    dislike: -3,
    mask: "liked",
    recall: "full",
    grid: "none",
    seed: 5,
    models: ["popularity", "ease"],
    json: true,
    implicit: true,
  });
  expect(parse("--ratings r --hold-out 500 --hide-likes .2 --min-likes 5")).toMatchObject({
    "hold-out": 500,
    "hide-likes": 0.2,
    "min-likes": 5,
  });
  expect(parse("--help").help).toBe(true);
});

test.each([
  ["", "choose what to evaluate on"],
  ["--train t --known k", "--train and --known is not enough"],
  [`${FILES} --ratings r`, "can't be combined"],
  [`${FILES} --tune-known k`, "--tune-known and --tune-hidden belong together"],
  [`${FILES} --hide .2`, "--hide goes with --ratings"],
  ["--ratings r", "--ratings needs either --folds N or --hold-out PEOPLE"],
  ["--ratings r --folds 5 --hold-out 5", "--ratings needs either"],
  ["--ratings r --folds 1", "--folds 1: at least 2"],
  ["--ratings r --folds 5 --hide-likes .2", "--hide-likes goes with --hold-out"],
  [
    "--ratings r --hold-out 5 --hide .2 --hide-likes .2",
    "--hide and --hide-likes can't be combined",
  ],
  ["--ratings r --hold-out 2.5", "--hold-out 2.5: a whole number"],
  ["--ratings r --folds 5 --hide 1", "--hide 1: less than 1"],
  [`${FILES} --like good`, "--like good: "],
  [`${FILES} --like 3 --dislike 3`, "--dislike 3 must be below --like 3"],
  [`${FILES} --mask all`, "--mask all: "],
  [`${FILES} --models best`, "--models best: one or more of popularity, ease, worthy"],
  [`${FILES} --unheard-of`, "--unheard-of"],
  [`${FILES} stray`, "stray"],
])("rejects %s", (line, message) => {
  expect(() => parse(line)).toThrow(message);
});
