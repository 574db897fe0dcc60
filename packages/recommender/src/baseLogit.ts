import { leanOf } from "./communitySums.ts";
import { priorShare } from "./prior.ts";
import { factorsOf } from "./stack.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

export type Person = Pick<Taste, "bias" | "tasteRatings" | "sums">;

/** What is the same for all titles of one person: the constant, and how easily this person likes anything. */
export function personLogit({ stack }: TitleSpace, { bias, tasteRatings, sums }: Person): number {
  const factors = factorsOf(stack, tasteRatings);
  return factors.constant + factors.bias * bias + (sums ? factors.lean * leanOf(sums) : 0);
}

/**
 * What the score of a title stands on: the title's own rate and how easily this person likes anything. Nothing of what was said about titles like
 * it. Rounded as logits are.
 */
export function baseLogitOf(space: TitleSpace, taste: Person, title: number): number {
  const { stack, prior } = space;
  const expected = (prior.steady[title] ?? 0) + priorShare(taste.tasteRatings) * (prior.fading[title] ?? 0);
  return Math.fround(personLogit(space, taste) + stack.rate * expected + stack.grade * (space.community?.grades[title] ?? 0));
}
