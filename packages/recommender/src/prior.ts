import { logitOf } from "./logistic.ts";
import type { TitleSpace } from "./titleSpace.ts";

const FULL_UNTIL = 20;
const GONE_AT = 100;
const MIDDLING = 3;

/** How much of the prominence prior is left after a number of taste ratings: all to 20, none from 100. */
export const priorShare = (tasteRatings: number): number => Math.min(1, Math.max(0, (GONE_AT - tasteRatings) / (GONE_AT - FULL_UNTIL)));

/** What is expected of a title before anything is known of the person, in logits. */
export function priorLogit({ parameters, prominence }: TitleSpace, title: number, share: number): number {
  return logitOf(parameters.priorRate) + share * parameters.prominenceStep * ((prominence[title] ?? MIDDLING) - MIDDLING);
}
