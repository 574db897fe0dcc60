import type { TitleSpace } from "../model/titleSpace.ts";
import type { Taste } from "../taste/taste.ts";

/** Weights of fame, and of how close a title is to those rated, which fades with their number. */
const FAME = 0.2;
const CLOSE = 0.8;
const FADING = 0.05;

/** Logarithm of the logistic function, read from a table: it is needed for every title. */
const EDGE = 16;
const STEPS = 64;
const LOG_CHANCE = Float32Array.from({ length: 2 * EDGE * STEPS + 2 }, (_, at) => {
  const logit = at / STEPS - EDGE;
  return logit > 0 ? -Math.log1p(Math.exp(-logit)) : logit - Math.log1p(Math.exp(logit));
});

function logChance(logit: number): number {
  if (logit <= -EDGE) return logit;
  const at = Math.min(2 * EDGE, logit + EDGE) * STEPS;
  const from = Math.floor(at);
  const low = LOG_CHANCE[from] ?? 0;
  return low + (at - from) * ((LOG_CHANCE[from + 1] ?? 0) - low);
}

/**
 * The order without other people, with editorial labels: fame, how much closer a title is to what the
 * person likes than to what they don't, and their chance of liking it.
 * @param alone logits without other people
 */
export function orderAlone(
  { fame }: Pick<TitleSpace, "fame">,
  { tasteRatings, closeness, alone }: Pick<Taste, "tasteRatings" | "closeness" | "alone">,
): Float32Array {
  const weight = CLOSE / (1 + FADING * tasteRatings);
  const order = new Float32Array(alone.length);
  for (let title = 0; title < order.length; title++)
    order[title] =
      FAME * (fame[title] ?? 0) + weight * (closeness[title] ?? 0) + logChance(alone[title] ?? 0);
  return order;
}
