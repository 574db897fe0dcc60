import { isTaste, type RatingValue } from "../ratings/rating.ts";

/** A title with a person's rating. */
interface RatedTitle {
  titleId: number;
  rating: RatingValue;
}

export interface TasteMatch {
  /** How far the two agree, as a whole number from 0 to 100; null with too few titles in common. */
  percentage: number | null;
  /** Number of titles both have rated after seeing them. */
  common: number;
  /** Titles both liked, the most loved first. */
  agreements: { titleId: number; mine: RatingValue; theirs: RatingValue }[];
  /** Titles one liked and the other didn't, the furthest apart first. */
  clashes: { titleId: number; mine: RatingValue; theirs: RatingValue }[];
}

const HEIGHT: Partial<Record<RatingValue, number>> = { LOVE: 3, LIKE: 2, MEH: 1, DISLIKE: 0 };
const heightOf = (rating: RatingValue) => HEIGHT[rating] ?? 0;
/** With fewer, a percentage is meaningless. */
const FEWEST_COMMON = 3;

/**
 * Compares two people's tastes: the mean closeness of their ratings of the same titles, with LOVE
 * and DISLIKE furthest apart.
 */
export function tasteMatch(mine: readonly RatedTitle[], theirs: readonly RatedTitle[]): TasteMatch {
  const other = new Map(theirs.map(({ titleId, rating }) => [titleId, rating]));
  const common = mine.flatMap(({ titleId, rating }) => {
    const their = other.get(titleId);
    return their !== undefined && isTaste(rating) && isTaste(their)
      ? [{ titleId, mine: rating, theirs: their }]
      : [];
  });
  const apart = (pair: (typeof common)[number]) =>
    Math.abs(heightOf(pair.mine) - heightOf(pair.theirs));
  const warmth = (pair: (typeof common)[number]) => heightOf(pair.mine) + heightOf(pair.theirs);
  const closeness = common.reduce((sum, pair) => sum + 1 - apart(pair) / 3, 0);
  const isLiked = (rating: RatingValue) => heightOf(rating) >= 2;
  return {
    percentage:
      common.length < FEWEST_COMMON ? null : Math.round((100 * closeness) / common.length),
    common: common.length,
    agreements: common
      .filter((pair) => isLiked(pair.mine) && isLiked(pair.theirs))
      .toSorted((a, b) => warmth(b) - warmth(a) || a.titleId - b.titleId),
    clashes: common
      .filter((pair) => isLiked(pair.mine) !== isLiked(pair.theirs))
      .toSorted((a, b) => apart(b) - apart(a) || a.titleId - b.titleId),
  };
}
