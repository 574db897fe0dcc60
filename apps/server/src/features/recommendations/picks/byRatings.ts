import { isPositive, isTaste, type RatingValue } from "@worthy/domain";
import { tellingRatings } from "@worthy/recommender";
import { byRank, type CandidateSource } from "./pickTitles.ts";

/** Which ratings picks are based on, with the names of the ratings history's filters. */
const BASES = {
  LIKES_DISLIKES: isTaste,
  LIKES: isPositive,
  FAVORITES: (rating) => rating === "LOVE",
} satisfies Record<string, (rating: RatingValue) => boolean>;

export type RatingBasis = keyof typeof BASES;

/**
 * The ranking as if the person had given only these ratings. Titles with other ratings are still
 * not picked, and the scores are the person's real ones.
 */
export function byRatings(basis: RatingBasis): CandidateSource {
  if (basis === "LIKES_DISLIKES") return byRank;
  return (view, { test, limit }) => {
    const judged = (id: number) => isTaste(view.taste.ratings.get(id) ?? "SKIP");
    const kept = Array.from(tellingRatings(view.taste), ([titleId, rating]) => ({
      titleId,
      rating,
    })).filter(({ rating }) => !isTaste(rating) || BASES[basis](rating));
    return byRank(
      { ...view, taste: view.engine.taste(kept) },
      { limit, test: (id) => !judged(id) && test(id) },
    );
  };
}
