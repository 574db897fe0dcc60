import { type Person, personLogit } from "./baseLogit.ts";
import { leanOf, writeSums } from "./communitySums.ts";
import { priorShare } from "./prior.ts";
import { factorsOf } from "./stack.ts";
import type { RatedTitle, Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

interface Fitted extends Person {
  readonly rated: readonly RatedTitle[];
  /** Of each feature, zero outside the rated titles' own; zeros afterwards. */
  readonly weights: Float64Array;
}

/** Adds what the features of a title say that stand in no table, each once: its weight is zero afterwards. Contents are kept without their title's scale. */
function addFeatures({ byFeature, serving, rowStart, columns }: TitleSpace, rated: number, weights: Float64Array): void {
  const { start, titles, values } = byFeature;
  const { content } = serving.titles;
  const last = rowStart[rated + 1] ?? 0;
  for (let cell = rowStart[rated] ?? 0; cell < last; cell++) {
    const column = columns[cell] ?? 0;
    const weight = weights[column] ?? 0;
    if (weight === 0) continue; // none, or seen to by a table, or by a title before
    weights[column] = 0;
    const end = start[column + 1] ?? 0;
    for (let at = start[column] ?? 0; at < end; at++) {
      const title = titles[at] ?? 0;
      content[title] = (content[title] ?? 0) + weight * (values[at] ?? 0);
    }
  }
}

/** What the facts say of every title: common features by table, the others one by one, and what a rated title's own rating says about it alone. */
function fillContent(space: TitleSpace, { rated, weights }: Fitted): void {
  const { serving, scales, parameters } = space;
  const { content } = serving.titles;
  serving.lookUpFacts(weights);
  for (const { title, multiplier } of rated) {
    addFeatures(space, title, weights);
    content[title] = (content[title] ?? 0) + (parameters.ownVariance * multiplier) / (scales[title] ?? 1);
  }
}

/** The logits of all titles, and their scores. */
export function scoreAll(space: TitleSpace, person: Fitted): Pick<Taste, "logits" | "scores"> {
  const { serving, stack, community } = space;
  const { tasteRatings, sums } = person;
  fillContent(space, person);
  if (community && sums) writeSums(community, sums, serving.titles); // without any the kernels add zeros
  serving.scoreAll({
    person: personLogit(space, person),
    share: priorShare(tasteRatings),
    lean: sums ? leanOf(sums) : 0,
    factors: factorsOf(stack, tasteRatings),
  });
  return { logits: serving.titles.logits.slice(), scores: serving.titles.scores.slice() };
}
