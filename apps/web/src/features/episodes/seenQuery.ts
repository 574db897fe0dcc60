import { apiQuery } from "../../api/apiQuery.ts";

/** Which episodes of a show a person has seen. */
export function seenQuery(userId: string, titleId: number) {
  return apiQuery("listSeenEpisodes", { params: { userId, id: String(titleId) } });
}

/** As many shows to go on with as a row holds. */
const MOST_STARTED = 20;

/** The shows that a person can go on with, what was watched last first. */
export function startedQuery(userId: string) {
  return apiQuery("listContinueWatching", { params: { userId }, query: { limit: MOST_STARTED } });
}
