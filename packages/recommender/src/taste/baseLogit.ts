import { leanOf } from "../community/communitySums.ts";
import { sharedOf } from "../model/prior.ts";
import { factorsOf } from "../community/stack.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

export type Person = Pick<Taste, "bias" | "tasteRatings" | "trust" | "sums">;

/**
 * The part that is the same for all titles of a person: the constant, and how easily they like
 * anything.
 */
export function personLogit({ stack }: TitleSpace, { bias, tasteRatings, sums }: Person): number {
  const factors = factorsOf(stack, tasteRatings);
  return factors.constant + factors.bias * bias + (sums ? factors.lean * leanOf(sums) : 0);
}

/**
 * The base of a title's score: its own rate and how easily this person likes anything, without the
 * ratings of related titles. Rounded as logits are.
 */
export function baseLogitOf(space: TitleSpace, taste: Person, title: number): number {
  const { stack, prior } = space;
  const together =
    personLogit(space, taste) +
    stack.rate * (prior.logits[title] ?? 0) +
    stack.grade * (space.community?.grades[title] ?? 0);
  const alone = taste.bias + (prior.alone[title] ?? 0);
  const shared = sharedOf(space, taste.trust, title);
  return Math.fround(shared * together + (1 - shared) * alone);
}
