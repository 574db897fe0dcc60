import { type Person, personLogits } from "../taste/baseLogit.ts";
import { leanOf, writeSums } from "../community/communitySums.ts";
import { factorsOf } from "../community/stack.ts";
import { contentOf } from "./contentOf.ts";
import { orderAlone } from "./orderAlone.ts";
import { forTitle, type RatedTitle, type Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

interface Fitted extends Person {
  readonly rated: readonly RatedTitle[];
  /** By labelled title: closeness by kin. */
  readonly nearness: Float64Array;
  /** By feature; zero for features that no rated title has, and reset to zero afterwards. */
  readonly weights: Float64Array;
}

/** Content of every title, and what a rated title's own rating says about it alone. */
function fillContent(space: TitleSpace, { rated, weights }: Fitted): void {
  const { serving, scales, parameters } = space;
  const { content } = serving.titles;
  contentOf(space, rated, weights);
  for (const { title, multiplier } of rated)
    content[title] =
      (content[title] ?? 0) + (parameters.ownVariance * multiplier) / (scales[title] ?? 1);
}

/** Logits as they would be without other people, from content as filled. */
function aloneOf(space: TitleSpace, { bias }: Fitted): Float32Array {
  const { prior, scales, serving } = space;
  const { content } = serving.titles;
  const alone = new Float32Array(content.length);
  for (let title = 0; title < alone.length; title++)
    alone[title] =
      forTitle(bias, space, title) +
      (prior.alone[title] ?? 0) +
      (scales[title] ?? 0) * (content[title] ?? 0);
  return alone;
}

/** Logits, scores and the order without other people, of all titles. */
export function scoreAll(
  space: TitleSpace,
  person: Fitted,
): Pick<Taste, "logits" | "scores" | "alone"> {
  const { serving, stack, community, editorial } = space;
  const { tasteRatings, trust, sums } = person;
  fillContent(space, person);
  const own = community || editorial ? aloneOf(space, person) : null;
  if (community && sums) writeSums(community, sums, serving.titles); // otherwise the kernels add zeros
  if (own) serving.titles.alone.set(own);
  serving.scoreAll({
    person: personLogits(space, person),
    lean: sums ? leanOf(sums) : 0,
    factors: factorsOf(stack, tasteRatings),
    trust: community && Math.sqrt(trust),
  });
  const logits = serving.titles.logits.slice();
  const scores = serving.titles.scores.slice();
  if (!own) return { logits, scores, alone: logits };
  const alone = editorial ? orderAlone(space, editorial, { ...person, logits: own }) : own;
  return { logits, scores, alone };
}
