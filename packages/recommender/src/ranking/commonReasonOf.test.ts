import type { RatingValue } from "@worthy/domain";
import { expect, it } from "vitest";
import { commonReasonOf } from "./commonReasonOf.ts";
import { reasonOf } from "./reasonOf.ts";
import { nothingSaid } from "./tellingTraits.ts";
import type { Shared, TitleScore, Witness } from "./titleScore.ts";

const [heist, dark, small] = ["heist", "dark", "small-town"].map((key): Shared => ({
  trait: "tag",
  key,
  label: key,
})) as [Shared, Shared, Shared];

const witness = (
  titleId: number,
  rating: RatingValue,
  points: number,
  shared: readonly Shared[] = [],
): Witness => ({ titleId, rating, points, kin: 0, shared });

const score = (witnesses: Witness[], changes: Partial<TitleScore> = {}): TitleScore => ({
  titleId: 1,
  score: 70,
  base: 65,
  fame: 6,
  witnesses,
  confidence: "leaning",
  certainty: 0.1,
  ...changes,
});

it("names the common title with the largest smaller contribution, and the traits it shares for both", () => {
  const mine = score([witness(2, "LOVE", 9), witness(3, "LOVE", 6, [heist, dark, small])]);
  const theirs = score([witness(3, "LOVE", 5, [small, heist]), witness(2, "LOVE", 3)]);
  expect(commonReasonOf(mine, [theirs], nothingSaid())).toEqual({
    kind: "together-loved",
    titleId: 3,
    shared: [heist, small],
    others: [0],
  });
});

it("says “liked” if one of the users only likes the title", () => {
  const mine = score([witness(2, "LOVE", 9)]);
  const theirs = score([witness(2, "LIKE", 5)]);
  expect(commonReasonOf(mine, [theirs], nothingSaid())).toMatchObject({ kind: "together-liked" });
});

it("prefers a title that more of the users love or like", () => {
  const mine = score([witness(2, "LOVE", 9), witness(3, "LIKE", 4)]);
  const others = [
    score([witness(2, "LOVE", 9), witness(3, "LOVE", 4)]),
    score([]),
    score([witness(3, "LOVE", 7)]),
  ];
  expect(commonReasonOf(mine, others, nothingSaid())).toMatchObject({ titleId: 3, others: [0, 2] });
});

it("never names a title that has hardly any effect or that anyone finds meh, dislikes or wants to see", () => {
  const mine = score([witness(2, "LOVE", 9)]);
  for (const theirs of [
    witness(2, "MEH", 3),
    witness(2, "DISLIKE", -6),
    witness(2, "INTERESTED", 5),
    witness(2, "LOVE", 0),
    witness(2, "LOVE", -3),
    witness(3, "LOVE", 9),
  ])
    expect(commonReasonOf(mine, [score([theirs])], nothingSaid())).toBeNull();
  const much = score([witness(3, "LOVE", 9), witness(2, "LOVE", 2)]);
  expect(commonReasonOf(mine, [much], nothingSaid())).toBeNull();
  expect(commonReasonOf(mine, [], nothingSaid())).toBeNull();
});

it("gives no reason if anyone would hardly like the title", () => {
  const both = score([witness(2, "LOVE", 9)]);
  const low = { ...both, score: 50 };
  expect(commonReasonOf(both, [low], nothingSaid())).toBeNull();
  expect(commonReasonOf(low, [both], nothingSaid())).toBeNull();
  expect(commonReasonOf(both, [{ ...low, base: 45 }], nothingSaid())).not.toBeNull();
});

it("never names the pick itself", () =>
  expect(
    commonReasonOf(score([witness(1, "LIKE", 9)]), [score([witness(1, "LIKE", 9)])], nothingSaid()),
  ).toBeNull());

it("never names a title twice in a row on a page, even after a personal reason", () => {
  const both = score([witness(2, "LOVE", 9, [heist]), witness(3, "LOVE", 3, [heist, dark])]);
  const said = nothingSaid();
  expect(commonReasonOf(both, [both], said)).toMatchObject({ titleId: 2, shared: [heist] });
  expect(commonReasonOf(both, [both], said)).toMatchObject({ titleId: 3, shared: [dark] });
  const after = nothingSaid();
  reasonOf(score([witness(2, "LOVE", 9, [heist])]), after);
  expect(commonReasonOf(both, [both], after)).toMatchObject({ titleId: 3, shared: [dark] });
});
