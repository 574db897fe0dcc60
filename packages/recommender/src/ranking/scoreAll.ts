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

/** Weights of fame, and of how close a title is to those rated, which fades with their number. */
const FAME = 0.14;
const CLOSE = 0.8;
const FADING = 0.05;
/** Closeness counts by half after so many ratings, as far as other people's ratings don't say more. */
const HALF_TOLD = 2;

/** What closeness counts in the order after this many ratings. */
const closenessCounts = (tasteRatings: number, trust: number): number =>
  tasteRatings === 0
    ? 0
    : (CLOSE * tasteRatings) /
      (tasteRatings + HALF_TOLD * (1 - trust)) /
      (1 + FADING * tasteRatings);

/**
 * The order without other people, with editorial labels: fame, how much closer a title is to what the
 * person likes than to what they don't, and their chance of liking it. Takes the place of the logits
 * without other people, as just computed.
 */
function orderAlone(
  { serving }: Pick<TitleSpace, "serving">,
  { tasteRatings, trust, closeness }: Pick<Taste, "tasteRatings" | "trust" | "closeness">,
): void {
  serving.titles.closeness.set(closeness);
  serving.orderAlone({ fame: FAME, closeness: closenessCounts(tasteRatings, trust) });
}

/** Scores of all titles. */
export function scoresOf({ serving }: TitleSpace, logits: Float32Array): Float32Array {
  serving.titles.logits.set(logits);
  serving.scoreLogits();
  return serving.titles.scores.slice();
}

/** Closeness, logits and the order without other people, of all titles. */
export function scoreAll(
  space: TitleSpace,
  person: Fitted,
): Pick<Taste, "closeness" | "logits" | "alone"> {
  const { serving, stack, community, editorial } = space;
  const { tasteRatings, trust, sums } = person;
  const change = closenessChange(space, person.changes);
  fillContent(space, { ...person, change });
  const closeness = closenessAfter(space, person.before, change);
  if (community && sums) writeSums(community, sums, serving.titles); // otherwise the kernels add zeros
  serving.scoreAll({
    person: personLogits(space, person),
    alone: person.bias,
    lean: sums ? leanOf(sums) : 0,
    factors: factorsOf(stack, tasteRatings),
    trust: community && Math.sqrt(trust),
  });
  const logits = serving.titles.logits.slice();
  if (!community && !editorial) return { closeness, logits, alone: logits };
  if (editorial) orderAlone(space, { tasteRatings, trust, closeness });
  return { closeness, logits, alone: serving.titles.alone.slice() };
}
