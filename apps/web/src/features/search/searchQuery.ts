import type { CallOutput } from "@worthy/contract";
import { apiQuery } from "../../api/apiQuery.ts";

export type SearchAnswer = CallOutput<"search">;
export type TitleHit = SearchAnswer["results"][number];
export type PersonHit = SearchAnswer["people"][number];

/** A title similar to the best match. */
export type SimilarHit = CallOutput<"recommendLikeShow">["recommendations"][number];
/** Somebody in the cast of the best match. */
export interface CastHit {
  id: number;
  name: string;
  path: string;
  character: string | null;
}

/** Results in the panel below the field. */
export const PANEL_LIMIT = 10;
/** Results on the search screen. */
export const SCREEN_LIMIT = 50;

/** An answer with this many titles needs no similar ones. */
export const ENOUGH_TITLES = 4;

/** Titles and people for a term, tolerating mistakes. */
export function searchQuery(term: string, limit: number) {
  return apiQuery("search", { query: { term, limit, searchCast: true, once: true } });
}
