import { keepPreviousData } from "@tanstack/react-query";
import type { TitleKind } from "@worthy/domain";
import { apiQuery } from "../../api/apiQuery.ts";
import type { PrefetchQuery } from "../../routing/Screen.ts";

/** Picks of one kind or of both, best first. */
export function worthyQuery(kind: TitleKind | "all") {
  return { ...apiQuery("recommend", { body: { limit: 60, ...(kind === "all" ? {} : { nodeType: kind }) } }), placeholderData: keepPreviousData };
}

export function worthyQueries(): readonly PrefetchQuery[] {
  return [worthyQuery("all")];
}
