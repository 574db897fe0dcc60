import { leanOf } from "../community/communitySums.ts";
import { sharedOf } from "../model/prior.ts";
import { factorsOf } from "../community/stack.ts";
import { forTitle, type PerKind, type Taste } from "./taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

export type Person = Pick<Taste, "bias" | "tasteRatings" | "trust" | "sums">;

/**
 * The part that is the same for all films of a person, and for all shows: the constant, and how easily
 * they like any.
 */
export function personLogits({ stack }: TitleSpace, { bias, tasteRatings, sums }: Person): PerKind {
  const factors = factorsOf(stack, tasteRatings);
  const of = (own: number) =>
    factors.constant + factors.bias * own + (sums ? factors.lean * leanOf(sums) : 0);
  return [of(bias[0]), of(bias[1])];
}

/**
 * The base of a title's score: its own rate and how easily this person likes any of its kind, without the
 * ratings of related titles. Rounded as logits are.
 */
export function baseLogitOf(space: TitleSpace, taste: Person, title: number): number {
  const { stack, prior } = space;
  const together =
    forTitle(personLogits(space, taste), space, title) +
    stack.rate * (prior.logits[title] ?? 0) +
    stack.grade * (space.community?.grades[title] ?? 0);
  const alone = forTitle(taste.bias, space, title) + (prior.alone[title] ?? 0);
  const shared = sharedOf(space, taste.trust, title);
  return Math.fround(shared * together + (1 - shared) * alone);
}
