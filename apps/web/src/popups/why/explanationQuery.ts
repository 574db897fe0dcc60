import { apiQuery } from "../../api/apiQuery.ts";

/** The explanation of a title's score for a person. */
export function explanationQuery(userId: string, titleId: number) {
  return apiQuery("explainScore", { params: { userId, id: String(titleId) } });
}
