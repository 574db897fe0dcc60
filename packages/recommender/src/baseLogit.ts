import { leanOf } from "./communitySums.ts";
import { priorShare } from "./prior.ts";
import { factorsOf } from "./stack.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

type Person = Pick<Taste, "bias" | "tasteRatings" | "sums">;

/** What is the same for all titles of one person: the constant, and how easily this person likes anything. */
function personLogit({ stack }: TitleSpace, { bias, tasteRatings, sums }: Person): number {
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

/** Base and what stands above it, of all titles. */
export function addBase(space: TitleSpace, taste: Person, { above, logits }: { above: Float64Array; logits: Float32Array }): void {
  const { stack, prior, grades } = space;
  const { steady, fading } = prior;
  const person = personLogit(space, taste);
  const share = priorShare(taste.tasteRatings);
  const { rate, grade } = stack;
  for (let title = 0; title < logits.length; title++) {
    const expected = (steady[title] ?? 0) + share * (fading[title] ?? 0);
    logits[title] = Math.fround(person + rate * expected + grade * (grades[title] ?? 0)) + (above[title] ?? 0);
  }
}
