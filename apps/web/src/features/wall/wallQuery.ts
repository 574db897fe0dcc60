import type { CallOutput } from "@worthy/contract";
import type { Topic } from "@worthy/contract/manifest";
import { queryOptions } from "@tanstack/react-query";
import type { ApiQueryKey } from "../../api/apiQuery.ts";

export type WallTitle = CallOutput<"listTitlesToRate">["results"][number];

/** Posters a page: fills the tallest windows, and divides by the columns of most. */
const PAGE = 30;

/** A first part that no write makes stale: a rating must not take the rated poster off the wall. */
const NO_TOPIC = "wall" as Topic; // on purpose none of the topics

/** A page of titles to rate beside those that stand there already. */
export function wallQuery(exclude: readonly number[]) {
  const input = { query: { limit: PAGE, ...(exclude.length > 0 ? { exclude: exclude.map(String) } : {}) } };
  const queryKey: ApiQueryKey = [NO_TOPIC, "listTitlesToRate", input];
  return queryOptions<CallOutput<"listTitlesToRate">, Error, CallOutput<"listTitlesToRate">, ApiQueryKey>({ queryKey, staleTime: Number.POSITIVE_INFINITY });
}
