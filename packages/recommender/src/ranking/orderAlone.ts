import { isTaste } from "@worthy/domain";
import { addRow, dotWeights } from "../community/sparseRow.ts";
import type { Editorial } from "../model/model.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import type { Taste } from "../taste/taste.ts";
import { contentOf } from "./contentOf.ts";

/** Weights of fame, and of how close a title is to those rated, which fades with their number. */
const FAME = 0.2;
const CLOSE = 0.5;
const FADING = 0.1;

/** Logarithm of the logistic function. */
const logChance = (logit: number): number =>
  logit > 0 ? -Math.log1p(Math.exp(-logit)) : logit - Math.log1p(Math.exp(logit));

/**
 * The order without other people, with editorial labels: fame, how close a title is to what the
 * person has watched and doesn't dislike (what people have watched tells what they watch), and
 * their chance of liking it.
 * @param logits those without other people; overwritten with the order
 */
export function orderAlone(
  space: TitleSpace,
  { fame, near }: Editorial,
  { rated, tasteRatings, logits }: Pick<Taste, "rated" | "tasteRatings"> & { logits: Float32Array },
): Float32Array {
  const close = rated.filter(({ rating }) => isTaste(rating) && rating !== "DISLIKE");
  const rows = { ...near, rowStart: near.start };
  const reached = new Float64Array(space.size);
  for (const { title } of close) {
    addRow(space.facts, title, { weights: space.scratchWeights, factor: 1 });
    addRow(rows, title, { weights: reached, factor: 1 });
  }
  contentOf(space, close, space.scratchWeights);
  const { content } = space.serving.titles;
  const weight = CLOSE / (1 + FADING * tasteRatings);
  for (let title = 0; title < logits.length; title++) {
    const told =
      dotWeights(rows, title, reached) +
      (space.scales[title] ?? 0) * (content[title] ?? 0) -
      close.length * (space.crowd[title] ?? 0);
    logits[title] = FAME * (fame[title] ?? 0) + weight * told + logChance(logits[title] ?? 0);
  }
  return logits;
}
