import { startedQuery } from "../../features/episodes/seenQuery.ts";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import {
  filmsQuery,
  lovedTitle,
  moodQuery,
  moodsQuery,
  ownServicesQuery,
  serviceChoices,
  serviceQuery,
  shortQuery,
  showsQuery,
  tonightQuery,
} from "./todayRows.ts";

const rowQueries = [shortQuery, showsQuery, filmsQuery];

/** The rows that depend on something else: the first mood and service, for visitors. */
async function visitorsRows({ queryClient }: ScreenContext): Promise<readonly PrefetchQuery[]> {
  const [moods, tonight] = await Promise.all([
    queryClient.fetchQuery(moodsQuery).catch(() => null),
    queryClient.fetchQuery(tonightQuery(null)).catch(() => null),
    ...rowQueries.map((query) => queryClient.prefetchQuery({ queryKey: query(null).queryKey })),
  ]);
  const [mood] = moods?.results ?? [];
  const [service] = tonight ? serviceChoices([], tonight) : [];
  return [
    ...(mood ? [moodQuery(null, mood.key)] : []),
    ...(service ? [serviceQuery(null, service.id)] : []),
  ];
}

/**
 * Visitors' pages have all rows, for search engines. A person's has what is seen first: the hero,
 * the first rows, and what the others' headings say. The others load themselves in reserved room.
 */
export async function todayQueries(context: ScreenContext): Promise<readonly PrefetchQuery[]> {
  const { userId, queryClient } = context;
  if (userId === null) return visitorsRows(context);
  const ratings = await queryClient.fetchQuery(ratingsQuery(userId)).catch(() => null);
  const loved = lovedTitle(ratings?.userRatings ?? []);
  return [
    tonightQuery(userId),
    startedQuery(userId),
    ownServicesQuery(userId),
    moodsQuery,
    ...(loved ? [titleQuery(loved.id)] : []),
  ];
}
