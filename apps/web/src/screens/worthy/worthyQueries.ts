import { keepPreviousData } from "@tanstack/react-query";
import type { TitleKind } from "@worthy/domain";
import type { CallInput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";
import type { PrefetchQuery } from "../../routing/Screen.ts";

type Body = NonNullable<CallInput<"recommend">["body"]>;

/** Picks per page: the default of recommendations. */
export const WORTHY_PAGE = 36;

/** Filtered picks of one kind or both, best first. */
export function worthyQuery(kind: TitleKind | "all", filters: Body["filters"] = {}, page = 0) {
  const body = {
    limit: WORTHY_PAGE,
    ...(page > 0 ? { offset: page * WORTHY_PAGE } : {}),
    ...(kind === "all" ? {} : { nodeType: kind }),
    ...(Object.keys(filters).length > 0 ? { filters } : {}),
  };
  return { ...apiQuery("recommend", { body }), placeholderData: keepPreviousData };
}

export function worthyQueries(): readonly PrefetchQuery[] {
  return [worthyQuery("all")];
}
