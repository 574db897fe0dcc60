import { isPositive, isTaste, type RatingValue } from "@worthy/domain";
import { byRank, type CandidateSource } from "./pickTitles.ts";

/** Which judgements picks go by, under the names that the ratings history has for them. */
const BASES = {
  LIKES_DISLIKES: isTaste,
  LIKES: isPositive,
  FAVORITES: (rating) => rating === "LOVE",
} satisfies Record<string, (rating: RatingValue) => boolean>;

export type RatingBasis = keyof typeof BASES;

/** The ranking as it would be had the person given only these of their judgements. Whatever they judged is no pick all the same, and scores stay theirs. */
export function byRatings(basis: RatingBasis): CandidateSource {
  if (basis === "LIKES_DISLIKES") return byRank;
  return (view, { test, limit }) => {
    const judged = (id: number) => isTaste(view.taste.ratings.get(id) ?? "SKIP");
    const kept = Array.from(view.taste.ratings, ([titleId, rating]) => ({ titleId, rating })).filter(({ rating }) => !isTaste(rating) || BASES[basis](rating));
    return byRank({ ...view, taste: view.engine.taste(kept) }, { limit, test: (id) => !judged(id) && test(id) });
  };
}
