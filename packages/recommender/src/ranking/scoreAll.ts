import { type Person, personLogit } from "../taste/baseLogit.ts";
import { leanOf, writeSums } from "../community/communitySums.ts";
import { priorShare } from "../model/prior.ts";
import { factorsOf } from "../community/stack.ts";
import type { RatedTitle, Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

interface Fitted extends Person {
  readonly rated: readonly RatedTitle[];
  /** By feature; zero for features that no rated title has, and reset to zero afterwards. */
  readonly weights: Float64Array;
}

/**
 * Adds the features of a title that are in no table, each once; resets their weights to zero.
 * Content is stored without the title's scale.
 */
function addFeatures(
  { byFeature, serving, rowStart, columns }: TitleSpace,
  rated: number,
  weights: Float64Array,
): void {
  const { start, titles, values } = byFeature;
  const { content } = serving.titles;
  const last = rowStart[rated + 1] ?? 0;
  for (let cell = rowStart[rated] ?? 0; cell < last; cell++) {
    const column = columns[cell] ?? 0;
    const weight = weights[column] ?? 0;
    if (weight === 0) continue; // zero, in a table, or already added by another title
    weights[column] = 0;
    const end = start[column + 1] ?? 0;
    for (let at = start[column] ?? 0; at < end; at++) {
      const title = titles[at] ?? 0;
      content[title] = (content[title] ?? 0) + weight * (values[at] ?? 0);
    }
  }
}

/**
 * Content of every title: common features by table, the others one by one, and what a rated title's
 * own rating says about it alone.
 */
function fillContent(space: TitleSpace, { rated, weights }: Fitted): void {
  const { serving, scales, parameters } = space;
  const { content } = serving.titles;
  serving.lookUpFacts(weights);
  for (const { title, multiplier } of rated) {
    addFeatures(space, title, weights);
    content[title] =
      (content[title] ?? 0) + (parameters.ownVariance * multiplier) / (scales[title] ?? 1);
  }
}

/** The order without other people, from content as filled. */
function aloneOf({ prior, scales, serving }: TitleSpace, share: number): Float32Array {
  const { content } = serving.titles;
  const alone = new Float32Array(content.length);
  for (let title = 0; title < alone.length; title++)
    alone[title] = share * (prior.alone[title] ?? 0) + (scales[title] ?? 0) * (content[title] ?? 0);
  return alone;
}

/** Logits, scores and the order without other people, of all titles. */
export function scoreAll(
  space: TitleSpace,
  person: Fitted,
): Pick<Taste, "logits" | "scores" | "alone"> {
  const { serving, stack, community } = space;
  const { tasteRatings, sums } = person;
  fillContent(space, person);
  if (community && sums) writeSums(community, sums, serving.titles); // otherwise the kernels add zeros
  serving.scoreAll({
    person: personLogit(space, person),
    share: priorShare(tasteRatings),
    lean: sums ? leanOf(sums) : 0,
    factors: factorsOf(stack, tasteRatings),
  });
  const logits = serving.titles.logits.slice();
  const alone = community ? aloneOf(space, priorShare(tasteRatings)) : logits;
  return { logits, scores: serving.titles.scores.slice(), alone };
}
