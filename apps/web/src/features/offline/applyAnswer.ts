import type { CallInput, CallOutput } from "@worthy/contract";
import type { QueryClient } from "@tanstack/react-query";
import { withoutRating, withRating } from "../rating/patchRatings.ts";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

/** Puts into the person's ratings at once what the server has answered to one of them; all else is asked for anew. */
export function applyAnswer(queryClient: QueryClient, { endpoint, input, userId }: UnsentWrite, answer: unknown): void {
  if (userId === null) return;
  const { queryKey } = ratingsQuery(userId);
  if (endpoint === "rateTitle") {
    const rated = answer as CallOutput<"rateTitle">; // the answer to this endpoint
    queryClient.setQueryData(queryKey, (ratings) => ratings && withRating(ratings, rated));
  }
  if (endpoint === "deleteRating") {
    const { progress } = answer as CallOutput<"deleteRating">; // the answer to this endpoint
    const { ratingId } = (input as CallInput<"deleteRating">).params; // what was sent to it
    queryClient.setQueryData(queryKey, (ratings) => ratings && withoutRating(ratings, ratingId, progress));
  }
}
