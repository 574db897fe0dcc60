import type { RatingValue } from "@worthy/domain";

/** What being close to a rated title counts: two who disagree about the same titles see different ones. */
const COUNTS: Partial<Record<RatingValue, number>> = { LOVE: 1, LIKE: 1, MEH: -0.5, DISLIKE: -1 };

/** 0 for what says nothing. */
export const closeCounts = (rating: RatingValue): number => COUNTS[rating] ?? 0;
