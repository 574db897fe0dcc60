import { type Person, personLogit } from "./baseLogit.ts";
import { type CommunitySums, leanOf } from "./communitySums.ts";
import { priorShare } from "./prior.ts";
import { type Factors, factorsOf } from "./stack.ts";
import type { Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/**
 * The logits of all titles: base and facts in one loop, people in another. The base is rounded as `baseLogitOf` rounds it, so
 * that nothing known leaves no difference.
 */
export function fillLogits(space: TitleSpace, taste: Person & Pick<Taste, "content">, logits: Float32Array): void {
  const factors = factorsOf(space.stack, taste.tasteRatings);
  const { steady, fading } = space.prior;
  const { grades } = space;
  const { rate, grade } = space.stack;
  const person = personLogit(space, taste);
  const share = priorShare(taste.tasteRatings);
  const { content } = taste;
  for (let title = 0; title < logits.length; title++) {
    const expected = (steady[title] ?? 0) + share * (fading[title] ?? 0);
    const base = Math.fround(person + rate * expected + grade * (grades[title] ?? 0));
    logits[title] = base + factors.content * (content[title] ?? 0);
  }
  if (taste.sums) addCommunity(logits, taste.sums, factors);
}

/** Adds what other people's ratings say. */
function addCommunity(logits: Float32Array, sums: CommunitySums, factors: Factors): void {
  const { liked, notLiked, residual, mass } = sums;
  const lean = leanOf(sums);
  for (let title = 0; title < logits.length; title++) {
    const told = factors.residual * ((residual[title] ?? 0) - lean * (mass[title] ?? 0));
    const together = factors.liked * (liked[title] ?? 0) - factors.notLiked * (notLiked[title] ?? 0);
    logits[title] = (logits[title] ?? 0) + told + together;
  }
}
