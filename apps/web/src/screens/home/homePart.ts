import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import type { Verdict } from "../../router/loadPage.ts";
import { lazyPart, type LazyPart } from "../../routing/LazyPart.ts";
import type { ScreenContext } from "../../routing/Screen.ts";

export const todayPart = lazyPart("src/screens/today/TodayScreen.tsx", () => import("../today/TodayScreen.tsx").then((file) => file.TodayScreen));
export const wallPart = lazyPart("src/screens/wall/WallScreen.tsx", () => import("../wall/WallScreen.tsx").then((file) => file.WallScreen));

type Asked = Pick<ScreenContext, "userId" | "queryClient">;

/** Depends on how far the person is, so that is asked first; where nobody answers the wall stands. */
export async function decideHome({ userId, queryClient }: Asked): Promise<Verdict> {
  if (userId !== null) await queryClient.fetchQuery(ratingsQuery(userId)).catch(() => null);
  return { kind: "show" };
}

/** Whether the person has rated enough for Today, as far as that has been asked. */
export function isPastWall({ userId, queryClient }: Asked): boolean {
  const progress = userId === null ? undefined : queryClient.getQueryData(ratingsQuery(userId).queryKey)?.progress;
  return progress !== undefined && (progress.tv.enough || progress.movie.enough);
}

/** What the start shows: the wall of posters until there are enough ratings, then Today. */
export function homePart(asked: Asked): LazyPart<object> {
  return isPastWall(asked) ? todayPart : wallPart;
}
