import type { TitleKind } from "@worthy/domain";
import { apiQuery } from "../../api/apiQuery.ts";

/** A title with all details and the person's score. */
export function titleQuery(id: number) {
  return apiQuery("getNode", { params: { id: String(id) } });
}

/** Similar titles. */
export function similarQuery(id: number, kind: TitleKind) {
  return apiQuery(kind === "tv" ? "recommendLikeShow" : "recommendLikeMovie", {
    params: { id: String(id) },
    query: { limit: 9, listOnly: true, includeSeen: true },
  });
}
