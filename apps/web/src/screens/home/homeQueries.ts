import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { todayQueries } from "../today/todayQueries.ts";
import { wallQueries } from "../wall/wallQueries.ts";

/** Depends on how far the person is, so that is asked first. */
export async function homeQueries(context: ScreenContext): Promise<readonly PrefetchQuery[]> {
  if (context.userId === null) return wallQueries(context);
  const ratings = await context.queryClient.fetchQuery(ratingsQuery(context.userId)).catch(() => null);
  const enough = ratings !== null && (ratings.progress.tv.enough || ratings.progress.movie.enough);
  return enough ? todayQueries(context) : wallQueries(context);
}
