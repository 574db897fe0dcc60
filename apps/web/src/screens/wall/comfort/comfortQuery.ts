import { apiQuery } from "../../../api/apiQuery.ts";
import type { PrefetchQuery } from "../../../routing/Screen.ts";
import { picksQuery } from "../picksQuery.ts";

const TITLES = 50;

/** Titles that people return to. */
export const comfortQuery = {
  ...apiQuery("getComfortFood", { params: { id: "all" }, query: { limit: TITLES } }),
  staleTime: Number.POSITIVE_INFINITY,
};

export function comfortQueries(): readonly PrefetchQuery[] {
  return [comfortQuery, picksQuery()];
}
