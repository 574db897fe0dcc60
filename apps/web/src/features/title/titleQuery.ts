import type { TitleKind } from "@worthy/domain";
import { apiQuery } from "../../api/apiQuery.ts";

/** A title with all details and the person's score. */
export function titleQuery(id: number) {
  return apiQuery("getNode", { params: { id: String(id) } });
}

/** Nine similar titles. @param siblings number of titles of its franchise, which are shown elsewhere */
export function similarQuery(id: number, kind: TitleKind, siblings = 0) {
  return apiQuery(kind === "tv" ? "recommendLikeShow" : "recommendLikeMovie", {
    params: { id: String(id) },
    query: { limit: 9 + siblings, listOnly: true, includeSeen: true },
  });
}
