import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { titleQuery } from "../../features/title/titleQuery.ts";
import { filmsQuery, likeFilmQuery, likeShowQuery, lovedTitle, shortQuery, showsQuery, tonightQuery } from "./todayRows.ts";

/** Every row; which title "Because you loved …" is about must be asked first. */
export async function todayQueries({ userId, queryClient }: ScreenContext): Promise<readonly PrefetchQuery[]> {
  const rows = [tonightQuery, shortQuery, showsQuery, filmsQuery];
  if (userId === null) return rows;
  const ratings = await queryClient.fetchQuery(ratingsQuery(userId)).catch(() => null);
  const loved = lovedTitle(ratings?.userRatings ?? []);
  return loved ? [...rows, titleQuery(loved.id), loved.kind === "tv" ? likeShowQuery(loved.id) : likeFilmQuery(loved.id)] : rows;
}
