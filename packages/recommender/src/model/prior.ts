import { logitOf } from "../taste/logistic.ts";
import type { Model } from "./model.ts";
import type { OpenCommunity } from "../community/openCommunity.ts";

/** Number of ratings of a title at which its ratings weigh as much as its label. */
const HALF_KNOWN = 10;
/**
 * A tiny offset, in logits, that separates otherwise equal titles so they don't appear in catalogue
 * order.
 */
const HAIR = 0.004;

/**
 * Maps neighbouring ids to scattered numbers in [0, 1) (Fibonacci hashing, Knuth, TAOCP 3, section
 * 6.4).
 */
const scattered = (titleId: number): number => (titleId * 0.6180339887498949) % 1;

/** Prior expectation of titles before anything is known about the person. */
export interface Prior {
  readonly logits: Float32Array;
  /** The same if there were no ratings by other people. */
  readonly alone: Float32Array;
}

export function priorOf(
  { parameters, titleIds, editorial }: Model,
  community: OpenCommunity | null,
): Prior {
  const unknown = (title: number) =>
    community ? HALF_KNOWN / (HALF_KNOWN + (community.counts[title] ?? 0)) : 1;
  const liked = (title: number) => editorial?.liked[title] ?? 0;
  const start = logitOf(parameters.priorRate);
  const mean = community?.parameters.meanLogit ?? start;
  return {
    logits: Float32Array.from(
      titleIds,
      (id, title) =>
        mean +
        (community?.rates[title] ?? 0) +
        unknown(title) * liked(title) +
        HAIR * scattered(id),
    ),
    alone: Float32Array.from(titleIds, (id, title) => start + liked(title) + HAIR * scattered(id)),
  };
}

/**
 * How much of a title's score comes from what other people's ratings say, 0 to 1; the rest is as if
 * there were none.
 * @param trust how far they are to be trusted for the person, 0 to 1
 */
export const sharedOf = (
  { community }: { readonly community: OpenCommunity | null },
  trust: number,
  title: number,
): number => (community ? Math.sqrt(trust) * (community.trust[title] ?? 0) : 1);

/** The prior of one title for somebody: that with other people's ratings, as far as these are trusted. */
export function mixedPrior(
  { prior, community }: { readonly prior: Prior; readonly community: OpenCommunity | null },
  title: number,
  trust: number,
): number {
  const shared = sharedOf({ community }, trust, title);
  return shared * (prior.logits[title] ?? 0) + (1 - shared) * (prior.alone[title] ?? 0);
}
