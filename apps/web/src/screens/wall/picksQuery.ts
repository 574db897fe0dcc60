import { apiQuery } from "../../api/apiQuery.ts";

/** How many picks the rail shows. */
export const PICKS = 5;

export function picksQuery() {
  return apiQuery("recommend", { body: { limit: PICKS } });
}
