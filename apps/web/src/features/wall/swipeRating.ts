import type { RatingValue } from "@worthy/domain";

/** Pixels that a finger must travel for a swipe. */
export const SWIPE_DISTANCE = 80;

/**
 * The rating of a swipe by `dx`, `dy` pixels: right likes, left dislikes, up loves, down skips.
 * Null if it is too short.
 */
export function swipeRating(dx: number, dy: number): RatingValue | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SWIPE_DISTANCE) return null;
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? "LIKE" : "DISLIKE";
  return dy < 0 ? "LOVE" : "SKIP";
}
