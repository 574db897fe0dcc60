import { apiQuery } from "../../api/apiQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";

export const FAVES_PAGE = 60;

/** One page of a person's loved titles, last loved first. */
export function favesQuery(userId: string, page = 0) {
  return apiQuery("listRatings", {
    params: { userId },
    query: {
      ratingFilter: "FAVORITES",
      titles: true,
      limit: FAVES_PAGE,
      offset: page * FAVES_PAGE,
    },
  });
}

export function favesQueries({ userId }: ScreenContext): readonly PrefetchQuery[] {
  return userId === null ? [] : [favesQuery(userId)];
}
