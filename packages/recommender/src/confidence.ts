import { eachFeature } from "./sparseRow.ts";
import type { Taste } from "./taste.ts";
import type { Confidence } from "./titleScore.ts";
import type { TitleSpace } from "./titleSpace.ts";

const FROM = { leaning: 0.15, "fairly-sure": 0.35, sure: 0.6 };

/** Share of a title's prior variance that this person's ratings have removed, 0 (nothing known) to 1. */
export function certaintyOf(space: TitleSpace, taste: Taste, title: number): number {
  let left = 0;
  let whole = 0;
  eachFeature(space, title, (column, value) => {
    left += value * value * (taste.variances[column] ?? 1);
    whole += value * value;
  });
  return whole === 0 ? 0 : 1 - left / whole;
}

export function confidenceOf(certainty: number): Confidence {
  if (certainty >= FROM.sure) return "sure";
  if (certainty >= FROM["fairly-sure"]) return "fairly-sure";
  return certainty >= FROM.leaning ? "leaning" : "guess";
}
