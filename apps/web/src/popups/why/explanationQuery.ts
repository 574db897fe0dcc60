import { apiQuery } from "../../api/apiQuery.ts";

/** The explanation of a title's score for a person, or what it would be without one rating. */
export function explanationQuery(userId: string, titleId: number, without?: number) {
  return apiQuery("explainScore", {
    params: { userId, id: String(titleId) },
    ...(without === undefined ? {} : { query: { without: String(without) } }),
  });
}
