import type { CallOutput } from "@worthy/contract";
import { useMutationState, useQuery } from "@tanstack/react-query";
import { RATING_MUTATION_KEY, type RatingWrite } from "../rating/RatingWrite.ts";
import { ratingsQuery } from "../rating/ratingsQuery.ts";
import { useUserId } from "../session/useUserId.ts";
import { undismissedTitles } from "./undismissedTitles.ts";

/** A constant function, so that it runs once per response. */
const declinedIn = ({ userRatings }: CallOutput<"listRatings">): readonly number[] =>
  userRatings.filter(({ rating }) => rating === "NOT_INTERESTED").map(({ itemId }) => itemId);

/** Picks without dismissed ones, immediately, before new picks have loaded. */
export function useUndismissed<Title extends { id: number }>(
  titles: readonly Title[],
): readonly Title[] {
  const userId = useUserId();
  const { data } = useQuery({
    ...ratingsQuery(userId ?? ""),
    enabled: userId !== null,
    select: declinedIn,
  });
  const writes = useMutationState({
    filters: { mutationKey: RATING_MUTATION_KEY, status: "pending" },
    select: ({ state }) => state.variables as RatingWrite | undefined, // only useRateTitle uses this key
  });
  return undismissedTitles(titles, data ?? [], writes);
}
