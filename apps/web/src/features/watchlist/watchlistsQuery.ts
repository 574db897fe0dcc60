import { apiQuery } from "../../api/apiQuery.ts";

/** As many lists as a person may have. */
const MOST_LISTS = 200;

/** A person's watchlists in their order, each with its title ids. */
export function watchlistsQuery(userId: string) {
  return apiQuery("listWatchlists", { params: { userId }, query: { limit: MOST_LISTS } });
}
