import { type Person, personLogits } from "../taste/baseLogit.ts";
import { leanOf, type SignedRating, writeSums } from "../community/communitySums.ts";
import { factorsOf } from "../community/stack.ts";
import { type ClosenessChange, closenessAfter, closenessChange } from "../taste/closenessAfter.ts";
import type { RatedTitle, Taste } from "../taste/taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

interface Fitted extends Person {
  readonly rated: readonly RatedTitle[];
  /** Closeness before some ratings were added or removed, by title; empty without labels. */
  readonly before: Float32Array;
  readonly changes: readonly SignedRating[];
  /** By feature; zero for features that no rated title has, and reset to zero afterwards. */
  readonly weights: Float64Array;
}

/**
 * Content of every title, with what a rated title's own rating says about it alone, and what it shares
 * with titles just rated.
 */
function fillContent(
  { serving, scales, parameters, scratchSums }: TitleSpace,
  {
    rated,
    weights,
    change,
  }: Pick<Fitted, "rated" | "weights"> & { change: ClosenessChange | null },
): void {
  const { content } = serving.titles;
  serving.lookUpFacts({ content: weights, shared: scratchSums });
  serving.addRareFeatures({ into: "content", weights, titles: rated });
  if (change)
    serving.addRareFeatures({ into: "shared", weights: scratchSums, titles: change.titles });
  for (const { title, multiplier } of rated)
    content[title] =
      (content[title] ?? 0) + (parameters.ownVariance * multiplier) / (scales[title] ?? 1);
}

/** Scores of all titles. */
export function scoresOf({ serving }: TitleSpace, logits: Float32Array): Float32Array {
  serving.titles.logits.set(logits);
  serving.scoreLogits();
  return serving.titles.scores.slice();
}

/** Closeness and logits of all titles. */
export function scoreAll(
  space: TitleSpace,
  person: Fitted,
): Pick<Taste, "closeness" | "logits" | "alone"> {
  const { serving, stack, community } = space;
  const { tasteRatings, trust, sums } = person;
  const change = closenessChange(space, person.changes);
  fillContent(space, { ...person, change });
  const closeness = closenessAfter(space, person.before, change);
  const content = { person: personLogits(space, person), factors: factorsOf(stack, tasteRatings) };
  if (!community || !sums) {
    serving.scoreContent(content);
    const logits = serving.titles.logits.slice();
    return { closeness, logits, alone: logits };
  }
  writeSums(community, sums, serving.titles);
  serving.scoreAll({
    ...content,
    alone: person.bias,
    lean: leanOf(sums),
    trust: Math.sqrt(trust),
  });
  return {
    closeness,
    logits: serving.titles.logits.slice(),
    alone: serving.titles.alone.slice(),
  };
}
