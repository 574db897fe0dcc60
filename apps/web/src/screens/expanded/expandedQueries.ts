import type { TitleKind } from "@worthy/domain";
import { apiQuery } from "../../api/apiQuery.ts";
import type { PrefetchQuery } from "../../routing/Screen.ts";

/** Picks per page: the default of recommendations. */
export const PICKS_PAGE = 36;

/** One page of all picks of one kind or both, best first. */
export function expandedQuery(kind: TitleKind | "all", page: number) {
  return apiQuery("recommend", {
    body: {
      limit: PICKS_PAGE,
      offset: page * PICKS_PAGE,
      ...(kind === "all" ? {} : { nodeType: kind }),
    },
  });
}

export function expandedQueries(): readonly PrefetchQuery[] {
  return [expandedQuery("all", 0)];
}
