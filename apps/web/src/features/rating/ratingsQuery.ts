import { apiQuery } from "../../api/apiQuery.ts";

/** All ratings of a person, newest first, with their progress. */
export function ratingsQuery(userId: string) {
  return apiQuery("listRatings", { params: { userId }, query: { limit: 999 } });
}
