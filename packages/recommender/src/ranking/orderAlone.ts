import type { TitleSpace } from "../model/titleSpace.ts";

/** Weights of fame, and of how close a title is to those rated, which fades with their number. */
const FAME = 0.2;
const CLOSE = 0.8;
const FADING = 0.05;

/**
 * The order without other people, with editorial labels: fame, how much closer a title is to what the
 * person likes than to what they don't, and their chance of liking it. Takes the place of the logits
 * without other people, as just computed.
 */
export function orderAlone(
  { serving }: Pick<TitleSpace, "serving">,
  { tasteRatings, closeness }: { tasteRatings: number; closeness: Float32Array },
): void {
  serving.titles.closeness.set(closeness);
  serving.orderAlone({ fame: FAME, closeness: CLOSE / (1 + FADING * tasteRatings) });
}
