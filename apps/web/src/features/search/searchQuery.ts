import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";

export type SearchAnswer = CallOutput<"search">;
export type TitleHit = SearchAnswer["results"][number];
export type PersonHit = SearchAnswer["people"][number];

/** Results in the panel under the field. */
export const PANEL_LIMIT = 10;
/** Results on the search screen. */
export const SCREEN_LIMIT = 50;

/** Titles and people for a term, mistakes forgiven. */
export function searchQuery(term: string, limit: number) {
  return apiQuery("search", { query: { term, limit, searchCast: true } });
}
