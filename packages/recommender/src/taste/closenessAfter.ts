import type { RatingValue } from "@worthy/domain";
import type { SignedRating } from "../community/communitySums.ts";
import { addRow } from "../community/sparseRow.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

/** What being close to a rated title counts: two who disagree about the same titles see different ones. */
const COUNTS: Partial<Record<RatingValue, number>> = { LOVE: 1, LIKE: 1, MEH: -0.5, DISLIKE: -1 };

/** Ratings that change how close titles are, or no longer do. */
export interface ClosenessChange {
  readonly titles: readonly { readonly title: number }[];
  /** Likes that were added, less those removed; what isn't liked counts the other way. */
  readonly balance: number;
}

/** Prepares the change of closeness by kin and, in `scratchSums`, by facts. Null if there is none. */
export function closenessChange(
  { editorial, facts, parameters, serving, scratchSums }: TitleSpace,
  changes: readonly SignedRating[],
): ClosenessChange | null {
  const titles = changes.flatMap(({ title, rating, sign }) => {
    const factor = sign * (COUNTS[rating] ?? 0);
    return factor === 0 ? [] : [{ title, factor }];
  });
  if (!editorial || titles.length === 0) return null;
  serving.kin.rated.fill(0);
  let balance = 0;
  for (const { title, factor } of titles) {
    serving.addNearness({ title, factor, into: "rated" });
    addRow(facts, title, { weights: scratchSums, factor: factor / parameters.tasteVariance });
    balance += factor;
  }
  return { titles, balance };
}

/**
 * How much closer each title is, by kin and by facts, to what a person likes than to what they don't,
 * beside a title that somebody happens to have seen; after some ratings were added or removed, of which
 * what titles share is summed. Empty without labels.
 */
export function closenessAfter(
  { serving }: TitleSpace,
  before: Float32Array,
  change: ClosenessChange | null,
): Float32Array {
  if (!change) return before;
  serving.titles.closeness.set(before);
  serving.addCloseness(change.balance);
  return serving.titles.closeness.slice();
}
