import type { RatedLocation, RatingValue, TitleKind } from "@worthy/domain";

/** A rating on its way to the server. */
export interface RatingWrite {
  title: { id: number; nodeType: TitleKind; name?: string };
  /** null takes the rating back. */
  value: RatingValue | null;
  location: RatedLocation;
}

export const RATING_MUTATION_KEY = ["rate"] as const;
