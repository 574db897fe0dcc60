import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";

/** What a person has seen of a title. */
export function seenQuery(userId: string, titleId: number) {
  return apiQuery("listSeenEpisodes", { params: { userId, id: String(titleId) } });
}

/** A show that a person has started, with their progress. */
export type StartedShow = CallOutput<"listContinueWatching">["results"][number];

/** Number of shows in a continue-watching row. */
const MOST_STARTED = 20;

/** The shows a person can continue, last watched first. */
export function startedQuery(userId: string) {
  return apiQuery("listContinueWatching", { params: { userId }, query: { limit: MOST_STARTED } });
}
