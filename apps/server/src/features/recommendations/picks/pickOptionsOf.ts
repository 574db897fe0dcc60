import type { RatingBasis } from "./byRatings.ts";
import type { PickOptions } from "./pickTitles.ts";
import type { Flush } from "../recommendationPorts.ts";

/** A request for picks as in bodies. */
export type PickBody = Partial<PickOptions> &
  Flush & {
    limit: number;
    offset: number;
    filters?: Partial<PickOptions> & { ratingFilter?: RatingBasis };
  };

/** Converts a body, whose filters are nested in `filters`. */
export function pickOptionsOf({ filters, ...rest }: PickBody): PickOptions {
  return { ...filters, ...rest, nodeType: rest.nodeType ?? filters?.nodeType };
}
