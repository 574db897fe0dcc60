import type { CallOutput } from "@worthy/contract";
import type { Topic } from "@worthy/contract/manifest";
import { queryOptions } from "@tanstack/react-query";
import type { ApiQueryKey } from "../../api/apiQuery.ts";

export type WallTitle = CallOutput<"listTitlesToRate">["results"][number] & {
  /** Name of the liked title that this one is suggested for. */
  suggestedBy?: string;
};

/** Posters of the first page: fills most windows. The further ones are short, so that each is chosen by what the ones before have told. */
const FIRST_PAGE = 24;
const FURTHER_PAGE = 10;

/** A first part that no write makes stale: a rating must not take the rated poster off the wall. */
const NO_TOPIC = "wall" as Topic; // on purpose none of the topics

/** A page of titles to rate beside those that stand there already; first one like what was liked last. */
export function wallQuery(exclude: readonly number[], liked: number | null = null) {
  const further = { limit: FURTHER_PAGE, exclude: exclude.map(String), ...(liked === null ? {} : { like: String(liked) }) };
  const input = { query: exclude.length > 0 ? further : { limit: FIRST_PAGE } };
  const queryKey: ApiQueryKey = [NO_TOPIC, "listTitlesToRate", input];
  return queryOptions<CallOutput<"listTitlesToRate">, Error, CallOutput<"listTitlesToRate">, ApiQueryKey>({ queryKey, staleTime: Number.POSITIVE_INFINITY });
}
