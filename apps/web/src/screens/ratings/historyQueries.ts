import { keepPreviousData } from "@tanstack/react-query";
import type { TitleKind } from "@worthy/domain";
import { apiQuery } from "../../api/apiQuery.ts";
import type { PrefetchQuery, ScreenContext } from "../../routing/Screen.ts";
import { ratingsQuery } from "../../features/rating/ratingsQuery.ts";

export const HISTORY_FILTERS = [
  "LIKES_DISLIKES",
  "LIKES",
  "DISLIKES",
  "FAVORITES",
  "WANT",
  "ALL",
] as const;
export type HistoryFilter = (typeof HISTORY_FILTERS)[number];

export const HISTORY_PAGE = 50;

export interface HistoryOptions {
  filter: HistoryFilter;
  kind: TitleKind | "all";
  /** Part of a name; empty for no filter. */
  term: string;
}

/** The default filters. */
export const DEFAULT_OPTIONS: HistoryOptions = { filter: "LIKES_DISLIKES", kind: "all", term: "" };

/** One page of a person's ratings, newest first, each with its title. */
export function historyQuery(userId: string, { filter, kind, term }: HistoryOptions, page = 0) {
  const query = apiQuery("listRatings", {
    params: { userId },
    query: {
      ratingFilter: filter,
      titles: true,
      limit: HISTORY_PAGE,
      offset: page * HISTORY_PAGE,
      ...(kind === "all" ? {} : { nodeType: kind }),
      ...(term === "" ? {} : { term }),
    },
  });
  return { ...query, placeholderData: keepPreviousData };
}

/** Includes all ratings, whose number the reset shows. */
export function historyQueries({ userId }: ScreenContext): readonly PrefetchQuery[] {
  return userId === null ? [] : [historyQuery(userId, DEFAULT_OPTIONS), ratingsQuery(userId)];
}
