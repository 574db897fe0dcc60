import { logitOf } from "./logistic.ts";
import type { Model } from "./model.ts";
import type { OpenCommunity } from "./openCommunity.ts";

const FULL_UNTIL = 20;
const GONE_AT = 100;
const MIDDLING = 3;
/** Ratings of a title after which half of what is expected of it comes from them, not from its prominence. */
const HALF_KNOWN = 10;
/** A hair's breadth, in logits, by which titles that are equal otherwise stand apart, so that they come mixed and not in catalogue order. */
const HAIR = 0.004;

/** How much of the popularity prior is left after a number of taste ratings: all to 20, none from 100. */
export const priorShare = (tasteRatings: number): number => Math.min(1, Math.max(0, (GONE_AT - tasteRatings) / (GONE_AT - FULL_UNTIL)));

/** A number in [0, 1) that scatters neighbouring ids (Fibonacci hashing, Knuth, TAOCP 3, section 6.4). */
const scattered = (titleId: number): number => (titleId * 0.6180339887498949) % 1;

/** What is expected of titles before anything is known of the person, in logits: `steady + share * fading`. */
export interface Prior {
  readonly steady: Float32Array;
  readonly fading: Float32Array;
}

export function priorOf({ parameters, prominence, titleIds }: Model, community: OpenCommunity | null): Prior {
  const unknown = (title: number) => (community ? HALF_KNOWN / (HALF_KNOWN + (community.counts[title] ?? 0)) : 1);
  const fame = (title: number) => parameters.prominenceStep * ((prominence[title] ?? MIDDLING) - MIDDLING);
  const mean = community?.parameters.meanLogit ?? logitOf(parameters.priorRate);
  return {
    steady: Float32Array.from(titleIds, (_, title) => mean + (community?.rates[title] ?? 0)),
    fading: Float32Array.from(titleIds, (id, title) => unknown(title) * fame(title) + HAIR * scattered(id)),
  };
}

/** Of one title, with the share that is left of what fades. */
export const priorLogit = ({ steady, fading }: Prior, title: number, share: number): number => (steady[title] ?? 0) + share * (fading[title] ?? 0);
