import { apiQuery } from "../../api/apiQuery.ts";
import type { PrefetchQuery } from "../../routing/Screen.ts";

/** Picks, best first; without an account in the order of the prior. */
export const worthyQuery = apiQuery("recommend", { body: { limit: 60 } });

export function worthyQueries(): readonly PrefetchQuery[] {
  return [worthyQuery];
}
