import type { CallOutput } from "@worthy/contract";
import type { TitleKind } from "@worthy/domain";
import { apiQuery } from "../../api/apiQuery.ts";

export type Recommendation = CallOutput<"recommend">["recommendations"][number];
/** What a caption under a poster speaks of. */
export type RowFact = "reason" | "runtime" | "kind";

/** Titles a row; the hero and what is skipped come out of the first row's. */
const ROW = 20;

/** The best of everything: feeds the hero and the first row. */
export const tonightQuery = apiQuery("recommend", { body: { limit: ROW } });
/** An evening that ends early. */
export const shortQuery = apiQuery("recommend", { body: { limit: ROW, nodeType: "movie", filters: { runTimes: ["0-99"] } } });
export const showsQuery = apiQuery("recommend", { body: { limit: ROW, nodeType: "tv" } });
export const filmsQuery = apiQuery("recommend", { body: { limit: ROW, nodeType: "movie" } });

/** Titles like one that the person loved. */
export function likeShowQuery(id: number) {
  return apiQuery("recommendLikeShow", { params: { id: String(id) }, query: { limit: ROW } });
}

export function likeFilmQuery(id: number) {
  return apiQuery("recommendLikeMovie", { params: { id: String(id) }, query: { limit: ROW } });
}

export interface LovedTitle {
  id: number;
  kind: TitleKind;
}

/** The title of the row "Because you loved …": the last one loved, or else the last one liked. */
export function lovedTitle(ratings: CallOutput<"listRatings">["userRatings"]): LovedTitle | null {
  const found = ratings.find(({ rating }) => rating === "LOVE") ?? ratings.find(({ rating }) => rating === "LIKE");
  return found ? { id: found.itemId, kind: found.type === "TV_SHOW" ? "tv" : "movie" } : null;
}
