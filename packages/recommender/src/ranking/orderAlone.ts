import { addRow, dotWeights } from "../community/sparseRow.ts";
import type { Editorial } from "../model/model.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import type { Taste } from "../taste/taste.ts";
import { closeCounts } from "./closeCounts.ts";
import { contentOf } from "./contentOf.ts";

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
 * @param nearness by labelled title: how close by kin
 * @param logits those without other people; overwritten with the order
 */
export function orderAlone(
  space: TitleSpace,
  editorial: Editorial,
  {
    rated,
    tasteRatings,
    nearness,
    logits,
  }: Pick<Taste, "rated" | "tasteRatings"> & { nearness: Float64Array; logits: Float32Array },
): Float32Array {
  const close = rated.flatMap(({ title, rating }) => {
    const counts = closeCounts(rating);
    return counts === 0 ? [] : [{ title, counts }];
  });
  const balance = close.reduce((sum, { counts }) => sum + counts, 0);
  for (const { title, counts } of close)
    addRow(space.facts, title, {
      weights: space.scratchWeights,
      factor: counts / space.parameters.tasteVariance,
    });
  contentOf(space, close, space.scratchWeights);
  const { content } = space.serving.titles;
  const { scales, crowd, fame } = space;
  const { via } = editorial;
  const weight = CLOSE / (1 + FADING * tasteRatings);
  for (let title = 0; title < logits.length; title++) {
    const told =
      dotWeights(via, title, nearness) +
      (scales[title] ?? 0) * (content[title] ?? 0) -
      balance * (crowd[title] ?? 0);
    logits[title] = FAME * (fame[title] ?? 0) + weight * told + logChance(logits[title] ?? 0);
  }
  return logits;
}
