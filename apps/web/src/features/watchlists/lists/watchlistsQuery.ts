import { apiQuery } from "../../../api/apiQuery.ts";

/** Maximum number of lists per person. */
const MOST_LISTS = 200;

/** A person's watchlists in order, each with its title ids. */
export function watchlistsQuery(userId: string) {
  return apiQuery("listWatchlists", { params: { userId }, query: { limit: MOST_LISTS } });
}
