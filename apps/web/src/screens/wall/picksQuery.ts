import { apiQuery } from "../../api/apiQuery.ts";

/** Number of picks in the rail. */
export const PICKS = 5;

export function picksQuery() {
  return apiQuery("recommend", { body: { limit: PICKS } });
}
