import { startedQuery } from "../../features/episodes/seenQuery.ts";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import {
  filmsQuery,
  likeFilmQuery,
  likeShowQuery,
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

/**
 * What the other rows depend on: the loved title, and the first mood and service. Independent rows
 * are loaded meanwhile, once.
 */
export async function todayQueries({
  userId,
  queryClient,
}: ScreenContext): Promise<readonly PrefetchQuery[]> {
  const [moods, ratings, services, tonight] = await Promise.all([
    queryClient.fetchQuery(moodsQuery).catch(() => null),
    userId === null ? null : queryClient.fetchQuery(ratingsQuery(userId)).catch(() => null),
    userId === null ? null : queryClient.fetchQuery(ownServicesQuery(userId)).catch(() => null),
    queryClient.fetchQuery(tonightQuery(userId)).catch(() => null),
    userId === null ? null : queryClient.prefetchQuery(startedQuery(userId)),
    ...[shortQuery, showsQuery, filmsQuery].map((query) =>
      queryClient.prefetchQuery({ queryKey: query(userId).queryKey }),
    ),
  ]);
  const [mood] = moods?.results ?? [];
  const loved = lovedTitle(ratings?.userRatings ?? []);
  const [service] = tonight ? serviceChoices(services?.providers ?? [], tonight) : [];
  return [
    ...(mood ? [moodQuery(userId, mood.key)] : []),
    ...(loved
      ? [
          titleQuery(loved.id),
          loved.kind === "tv" ? likeShowQuery(loved.id) : likeFilmQuery(loved.id),
        ]
      : []),
    ...(service ? [serviceQuery(userId, service.id)] : []),
  ];
}
