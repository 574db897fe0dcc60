import { isTaste, type RatingValue } from "./rating.ts";

/** What somebody rated. */
interface RatedTitle {
  titleId: number;
  rating: RatingValue;
}

export interface TasteMatch {
  /** How far the two agree, 0 to 100, whole; null with too few titles in common. */
  percentage: number | null;
  /** Titles that both have rated after seeing them. */
  common: number;
  /** Titles that both liked, the most loved first. */
  agreements: { titleId: number; mine: RatingValue; theirs: RatingValue }[];
  /** Titles that one liked and the other did not, the furthest apart first. */
  clashes: { titleId: number; mine: RatingValue; theirs: RatingValue }[];
}

const HEIGHT: Partial<Record<RatingValue, number>> = { LOVE: 3, LIKE: 2, MEH: 1, DISLIKE: 0 };
const heightOf = (rating: RatingValue) => HEIGHT[rating] ?? 0;
/** With fewer, a percentage says nothing. */
const FEWEST_COMMON = 3;

/** Compares two people's tastes: the mean closeness of their ratings of the same titles, where LOVE and DISLIKE are as far apart as can be. */
export function tasteMatch(mine: readonly RatedTitle[], theirs: readonly RatedTitle[]): TasteMatch {
  const other = new Map(theirs.map(({ titleId, rating }) => [titleId, rating]));
  const common = mine.flatMap(({ titleId, rating }) => {
    const their = other.get(titleId);
    return their !== undefined && isTaste(rating) && isTaste(their) ? [{ titleId, mine: rating, theirs: their }] : [];
  });
  const apart = (pair: (typeof common)[number]) => Math.abs(heightOf(pair.mine) - heightOf(pair.theirs));
  const warmth = (pair: (typeof common)[number]) => heightOf(pair.mine) + heightOf(pair.theirs);
  const closeness = common.reduce((sum, pair) => sum + 1 - apart(pair) / 3, 0);
  const isLiked = (rating: RatingValue) => heightOf(rating) >= 2;
  return {
    percentage: common.length < FEWEST_COMMON ? null : Math.round((100 * closeness) / common.length),
    common: common.length,
    agreements: common.filter((pair) => isLiked(pair.mine) && isLiked(pair.theirs)).toSorted((a, b) => warmth(b) - warmth(a) || a.titleId - b.titleId),
    clashes: common.filter((pair) => isLiked(pair.mine) !== isLiked(pair.theirs)).toSorted((a, b) => apart(b) - apart(a) || a.titleId - b.titleId),
  };
}
