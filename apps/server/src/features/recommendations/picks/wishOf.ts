import type { RatingBasis } from "./byRatings.ts";
import type { PickWish } from "./pickTitles.ts";
import type { Flush } from "../recommendationPorts.ts";

/** A request for picks as in bodies. */
export type WishBody = Partial<PickWish> &
  Flush & {
    limit: number;
    offset: number;
    filters?: Partial<PickWish> & { ratingFilter?: RatingBasis };
  };

/** Converts a body, whose filters are nested in `filters`. */
export function wishOf({ filters, ...rest }: WishBody): PickWish {
  return { ...filters, ...rest, nodeType: rest.nodeType ?? filters?.nodeType };
}
