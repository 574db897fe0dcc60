import type { RatingValue } from "@worthy/domain";

/**
 * A rating in stars, from 0.5 to 5 in halves, as one of ours: 5 is LOVE, 4 and 4.5 LIKE, 2 and less DISLIKE, what lies between MEH. People who
 * rate in stars give 4 to what they liked and 5 to the best of it; `worthy evaluate` draws the lines in the same places. Null for anything else.
 */
export function starsToRating(stars: number): Extract<RatingValue, "LOVE" | "LIKE" | "MEH" | "DISLIKE"> | null {
  if (!Number.isInteger(stars * 2) || stars < 0.5 || stars > 5) return null;
  if (stars === 5) return "LOVE";
  if (stars >= 4) return "LIKE";
  return stars > 2 ? "MEH" : "DISLIKE";
}
