import { apiQuery } from "../../api/apiQuery.ts";

/** All ratings of a person, newest first, with how far they are. */
export function ratingsQuery(userId: string) {
  return apiQuery("listRatings", { params: { userId }, query: { limit: 999 } });
}
