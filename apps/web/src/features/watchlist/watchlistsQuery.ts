import { apiQuery } from "../../api/apiQuery.ts";

/** A person's watchlists in their order, each with its title ids. */
export function watchlistsQuery(userId: string) {
  return apiQuery("listWatchlists", { params: { userId } });
}
