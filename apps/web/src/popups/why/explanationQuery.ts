import { apiQuery } from "../../api/apiQuery.ts";

/** Why a title has the score it has for a person. */
export function explanationQuery(userId: string, titleId: number) {
  return apiQuery("explainScore", { params: { userId, id: String(titleId) } });
}
