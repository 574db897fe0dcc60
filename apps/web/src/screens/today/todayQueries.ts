import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { filmsQuery, likeFilmQuery, likeShowQuery, lovedTitle, moodQuery, moodsQuery, shortQuery, showsQuery, tonightQuery } from "./todayRows.ts";

/** What the other rows are about: which title was loved, and which mood comes first. The rows that depend on nothing load meanwhile, once. */
export async function todayQueries({ userId, queryClient }: ScreenContext): Promise<readonly PrefetchQuery[]> {
  const [moods, ratings] = await Promise.all([
    queryClient.fetchQuery(moodsQuery).catch(() => null),
    userId === null ? null : queryClient.fetchQuery(ratingsQuery(userId)).catch(() => null),
    ...[tonightQuery, shortQuery, showsQuery, filmsQuery].map(({ queryKey }) => queryClient.prefetchQuery({ queryKey })),
  ]);
  const [mood] = moods?.results ?? [];
  const loved = lovedTitle(ratings?.userRatings ?? []);
  return [...(mood ? [moodQuery(mood.key)] : []), ...(loved ? [titleQuery(loved.id), loved.kind === "tv" ? likeShowQuery(loved.id) : likeFilmQuery(loved.id)] : [])];
}
