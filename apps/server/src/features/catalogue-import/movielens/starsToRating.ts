import type { RatingValue } from "@worthy/domain";

/**
 * Converts stars (0.5 to 5 in halves) to a rating: 5 is LOVE, 4 and 4.5 LIKE, 2 and less DISLIKE,
 * and anything between is MEH. People give 4 stars to what they liked and 5 to the best of it;
 * `worthy evaluate` uses the same thresholds. Null for anything else.
 */
export function starsToRating(
  stars: number,
): Extract<RatingValue, "LOVE" | "LIKE" | "MEH" | "DISLIKE"> | null {
  if (!Number.isInteger(stars * 2) || stars < 0.5 || stars > 5) return null;
  if (stars === 5) return "LOVE";
  if (stars >= 4) return "LIKE";
  return stars > 2 ? "MEH" : "DISLIKE";
}
