import type { RatingValue } from "@worthy/domain";

/** What a rating says: whether the title was liked, and the weight as a number of observations. */
export interface Evidence {
  readonly liked: boolean;
  readonly weight: number;
}

const EVIDENCE: Record<RatingValue, Evidence | null> = {
  LOVE: { liked: true, weight: 1.6 },
  LIKE: { liked: true, weight: 1 },
  MEH: { liked: false, weight: 1 },
  DISLIKE: { liked: false, weight: 1.6 },
  INTERESTED: { liked: true, weight: 0.3 },
  NOT_INTERESTED: { liked: false, weight: 0.25 },
  SKIP: null,
};

export const evidenceOf = (rating: RatingValue): Evidence | null => EVIDENCE[rating];
