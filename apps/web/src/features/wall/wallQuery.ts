import type { CallOutput, Topic } from "@worthy/contract";
import { queryOptions } from "@tanstack/react-query";
import type { ApiQueryKey } from "../../api/apiQuery.ts";

export type WallTitle = CallOutput<"listTitlesToRate">["results"][number] & {
  /** Name of the liked title that this one is suggested for. */
  suggestedBy?: string;
};

/**
 * Posters of the first page, as many as most windows show: what comes after is based on the answers,
 * and later pages are short for the same reason.
 */
const FIRST_PAGE = 15;
const FURTHER_PAGE = 10;

/**
 * A first key part that no write invalidates: a rating must not remove the rated poster from the
 * wall.
 */
const NO_TOPIC = "wall" as Topic; // intentionally not a topic

/**
 * A page of titles to rate in addition to existing ones, one in three like something liked, the last
 * liked first.
 */
export function wallQuery(exclude: readonly number[], liked: number | null = null) {
  const further = {
    limit: FURTHER_PAGE,
    exclude: exclude.map(String),
    ...(liked === null ? {} : { like: String(liked) }),
  };
  const input = { query: exclude.length > 0 ? further : { limit: FIRST_PAGE } };
  const queryKey: ApiQueryKey = [NO_TOPIC, "listTitlesToRate", input];
  return queryOptions<
    CallOutput<"listTitlesToRate">,
    Error,
    CallOutput<"listTitlesToRate">,
    ApiQueryKey
  >({ queryKey, staleTime: Number.POSITIVE_INFINITY });
}
