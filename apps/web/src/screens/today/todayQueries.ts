import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { filmsQuery, likeFilmQuery, likeShowQuery, lovedTitle, moodQuery, moodsQuery, shortQuery, showsQuery, tonightQuery } from "./todayRows.ts";

/** Every row; which title "Because you loved …" is about, and which mood comes first, must be asked before. */
export async function todayQueries({ userId, queryClient }: ScreenContext): Promise<readonly PrefetchQuery[]> {
  const [moods, ratings] = await Promise.all([
    queryClient.fetchQuery(moodsQuery).catch(() => null),
    userId === null ? null : queryClient.fetchQuery(ratingsQuery(userId)).catch(() => null),
  ]);
  const [mood] = moods?.results ?? [];
  const rows: PrefetchQuery[] = [tonightQuery, shortQuery, showsQuery, filmsQuery, ...(mood ? [moodQuery(mood.key)] : [])];
  const loved = lovedTitle(ratings?.userRatings ?? []);
  return loved ? [...rows, titleQuery(loved.id), loved.kind === "tv" ? likeShowQuery(loved.id) : likeFilmQuery(loved.id)] : rows;
}
