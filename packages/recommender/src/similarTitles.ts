import { addRow, dotWeights } from "./sparseRow.ts";
import { idAt, type TitleSpace } from "./titleSpace.ts";
import { topTitles } from "./topTitles.ts";

/** A title like another: cosine of their facts, above 0 to 1. */
export interface SimilarTitle {
  readonly titleId: number;
  readonly similarity: number;
}

/** The titles most like one, by index, without itself and those that share nothing. */
export function similarTitles(space: TitleSpace, title: number, limit: number): SimilarTitle[] {
  const length = space.lengths[title] ?? 0;
  if (length === 0) return [];
  const direction = new Float64Array(space.features.length);
  addRow(space, title, { weights: direction, factor: 1 / length });
  const similarities = new Float32Array(space.size);
  for (let other = 0; other < space.size; other++) similarities[other] = dotWeights(space, other, direction) / (space.lengths[other] || 1);
  const candidates = Uint32Array.from(similarities.keys()).filter((other) => other !== title && (similarities[other] ?? 0) > 0);
  return Array.from(topTitles(similarities, candidates, limit), (other) => ({
    titleId: idAt(space, other),
    similarity: Math.min(1, similarities[other] ?? 0),
  }));
}
