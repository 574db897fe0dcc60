import { logitOf } from "./logistic.ts";
import type { TitleSpace } from "./titleSpace.ts";

const FULL_UNTIL = 20;
const GONE_AT = 100;
const MIDDLING = 3;
/** A hair's breadth, in logits, by which titles that are equal otherwise stand apart, so that they come mixed and not in catalogue order. */
const HAIR = 0.004;

/** How much of the prominence prior is left after a number of taste ratings: all to 20, none from 100. */
export const priorShare = (tasteRatings: number): number => Math.min(1, Math.max(0, (GONE_AT - tasteRatings) / (GONE_AT - FULL_UNTIL)));

/** A number in [0, 1) that scatters neighbouring ids (Fibonacci hashing, Knuth, TAOCP 3, section 6.4). */
const scattered = (titleId: number): number => (titleId * 0.6180339887498949) % 1;

/** What is expected of a title before anything is known of the person, in logits. */
export function priorLogit({ parameters, prominence, titleIds }: TitleSpace, title: number, share: number): number {
  const fame = parameters.prominenceStep * ((prominence[title] ?? MIDDLING) - MIDDLING);
  return logitOf(parameters.priorRate) + share * (fame + HAIR * scattered(titleIds[title] ?? 0));
}
