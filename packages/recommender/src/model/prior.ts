import { logitOf } from "../taste/logistic.ts";
import type { Model } from "./model.ts";
import type { OpenCommunity } from "../community/openCommunity.ts";

const FULL_UNTIL = 20;
const GONE_AT = 100;
const MIDDLING = 3;
/** Number of ratings of a title at which its ratings weigh as much as its prominence. */
const HALF_KNOWN = 10;
/**
 * A tiny offset, in logits, that separates otherwise equal titles so they don't appear in catalogue
 * order.
 */
const HAIR = 0.004;

/**
 * Share of the popularity prior left after a number of taste ratings: all up to 20, none from 100.
 */
export const priorShare = (tasteRatings: number): number =>
  Math.min(1, Math.max(0, (GONE_AT - tasteRatings) / (GONE_AT - FULL_UNTIL)));

/**
 * Maps neighbouring ids to scattered numbers in [0, 1) (Fibonacci hashing, Knuth, TAOCP 3, section
 * 6.4).
 */
const scattered = (titleId: number): number => (titleId * 0.6180339887498949) % 1;

/**
 * Prior expectation of titles before anything is known about the person, in logits: `steady + share
 * * fading`.
 */
export interface Prior {
  readonly steady: Float32Array;
  readonly fading: Float32Array;
  /** The same if there were no ratings by other people. */
  readonly alone: Pick<Prior, "steady" | "fading">;
}

export function priorOf(
  { parameters, prominence, titleIds, editorial }: Model,
  community: OpenCommunity | null,
): Prior {
  const unknown = (title: number) =>
    community ? HALF_KNOWN / (HALF_KNOWN + (community.counts[title] ?? 0)) : 1;
  const fame = (title: number) =>
    editorial ? 0 : parameters.prominenceStep * ((prominence[title] ?? MIDDLING) - MIDDLING);
  const liked = (title: number) => unknown(title) * (editorial?.liked[title] ?? 0);
  const mean = community?.parameters.meanLogit ?? logitOf(parameters.priorRate);
  return {
    steady: Float32Array.from(
      titleIds,
      (_, title) => mean + (community?.rates[title] ?? 0) + liked(title),
    ),
    fading: Float32Array.from(
      titleIds,
      (id, title) => unknown(title) * fame(title) + HAIR * scattered(id),
    ),
    alone: {
      steady: Float32Array.from(
        titleIds,
        (_, title) => logitOf(parameters.priorRate) + (editorial?.liked[title] ?? 0),
      ),
      fading: Float32Array.from(titleIds, (id, title) => fame(title) + HAIR * scattered(id)),
    },
  };
}

/** The prior of one title, given the share left of the fading part. */
export const priorLogit = (
  { steady, fading }: Pick<Prior, "steady" | "fading">,
  title: number,
  share: number,
): number => (steady[title] ?? 0) + share * (fading[title] ?? 0);

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
  { share, trust }: { share: number; trust: number },
): number {
  const shared = sharedOf({ community }, trust, title);
  return (
    shared * priorLogit(prior, title, share) + (1 - shared) * priorLogit(prior.alone, title, share)
  );
}
