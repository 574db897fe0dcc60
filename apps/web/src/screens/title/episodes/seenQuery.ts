import { apiQuery } from "../../../api/apiQuery.ts";

/** Which episodes of a show a person has seen. */
export function seenQuery(userId: string, titleId: number) {
  return apiQuery("listSeenEpisodes", { params: { userId, id: String(titleId) } });
}
