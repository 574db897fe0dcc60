import type { RatedLocation, RatingValue, TitleKind } from "@worthy/domain";

/** A rating being sent to the server. */
export interface RatingWrite {
  title: { id: number; nodeType: TitleKind; name?: string };
  /** null removes the rating. */
  value: RatingValue | null;
  location: RatedLocation;
}

export const RATING_MUTATION_KEY = ["rate"] as const;
