import { leanOf } from "./communitySums.ts";
import { priorLogit, priorShare } from "./prior.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

type Person = Pick<Taste, "bias" | "tasteRatings" | "sums">;

/**
 * What every score stands on, by title index: the title's own rate and how easily this person likes anything. Nothing of what was said about
 * titles like it.
 */
export function baseLogitOf(space: TitleSpace, { bias, tasteRatings, sums }: Person): (title: number) => number {
  const { stack, community, prior } = space;
  const share = priorShare(tasteRatings);
  const person = stack.constant + stack.bias * bias + (sums ? stack.lean * leanOf(sums) : 0);
  if (!community) return (title) => Math.fround(person + stack.rate * priorLogit(prior, title, share));
  const { grades } = community;
  return (title) => Math.fround(person + stack.rate * priorLogit(prior, title, share) + stack.grade * (grades[title] ?? 0));
}
