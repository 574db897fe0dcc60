import type { RatingValue } from "@worthy/domain";
import type { SignedRating } from "../community/communitySums.ts";
import { addRow } from "../community/sparseRow.ts";
import { addNearness } from "../editorial/crowd.ts";
import { contentOf } from "../ranking/contentOf.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/** What being close to a rated title counts: two who disagree about the same titles see different ones. */
const COUNTS: Partial<Record<RatingValue, number>> = { LOVE: 1, LIKE: 1, MEH: -0.5, DISLIKE: -1 };

/**
 * How much closer each title is, by kin and by facts, to what a person likes than to what they don't,
 * beside a title that somebody happens to have seen; after some ratings were added or removed. Empty
 * without labels.
 */
export function closenessAfter(
  space: TitleSpace,
  before: Float32Array,
  changes: readonly SignedRating[],
): Float32Array {
  const { editorial, facts, nearBy, parameters, serving, scratchWeights: weights } = space;
  const counted = changes.flatMap(({ title, rating, sign }) => {
    const factor = sign * (COUNTS[rating] ?? 0);
    return factor === 0 ? [] : [{ title, factor }];
  });
  if (!editorial || counted.length === 0) return before;
  const { kin, titles } = serving;
  kin.fill(0);
  let balance = 0;
  for (const { title, factor } of counted) {
    addNearness(editorial, nearBy, { title, factor, into: kin });
    addRow(facts, title, { weights, factor: factor / parameters.tasteVariance });
    balance += factor;
  }
  contentOf(space, counted, weights);
  titles.closeness.set(before);
  serving.addCloseness(balance);
  return titles.closeness.slice();
}
