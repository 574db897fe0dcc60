import { SCREEN_LIMIT, searchQuery } from "../../features/search/searchQuery.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

/** The answer to `?q=`, where there is one, and its first title in full: what is said of it would else move the rows below when it comes. */
export async function searchQueries({ search, queryClient }: ScreenContext): Promise<readonly PrefetchQuery[]> {
  const term = search.get("q")?.trim() ?? "";
  if (term === "") return [];
  const answer = await queryClient.fetchQuery(searchQuery(term, SCREEN_LIMIT)).catch(() => null);
  const best = answer?.results[0];
  return best ? [titleQuery(best.id)] : [];
}
