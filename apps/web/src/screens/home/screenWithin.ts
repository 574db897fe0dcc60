import { hasScores } from "@worthy/domain";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";
import type { Verdict } from "../../router/loadPage.ts";
import type { Screen, ScreenContext } from "../../routing/Screen.ts";
import { screen as today } from "../today/screen.ts";
import { screen as wall } from "../wall/screen.ts";

type Asked = Pick<ScreenContext, "userId" | "queryClient">;

/**
 * The start page depends on how much the person has rated, so that is requested first; without a
 * response, it shows the wall.
 */
export async function decideHome({ userId, queryClient }: Asked): Promise<Verdict> {
  if (userId !== null) await queryClient.fetchQuery(ratingsQuery(userId)).catch(() => null);
  return { kind: "show" };
}

/** The start page's screen: the wall of posters until there are enough ratings, then Today. */
export function screenWithin({ userId, queryClient }: Asked): Screen {
  const progress =
    userId === null ? undefined : queryClient.getQueryData(ratingsQuery(userId).queryKey)?.progress;
  return screenFor(progress !== undefined && hasScores(progress));
}

/** @param enough whether the person has rated enough for Today */
export const screenFor = (enough: boolean): Screen => (enough ? today : wall);
