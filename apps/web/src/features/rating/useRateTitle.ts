import { ratingTypeOf, type RatedLocation, type RatingValue } from "@worthy/domain";
import { manifest } from "@worthy/contract/manifest";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { announceAddition, sourceHere } from "../createAccountPrompt/additions.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../services/useFailureToast.ts";
import { withoutRating, withRating } from "./patchRatings.ts";
import { RATING_MUTATION_KEY, type RatingWrite } from "./RatingWrite.ts";
import { ratingsQuery } from "./ratingsQuery.ts";

export interface RateTitle {
  rate: (title: RatingWrite["title"], value: RatingValue, location?: RatedLocation) => void;
  unrate: (title: RatingWrite["title"], location?: RatedLocation) => void;
}

/**
 * The one way to rate. What is on its way counts at once (`useRatings` overlays it); writes go out one after the other, so that
 * taking a rating back right after giving it finds what to take back.
 */
export function useRateTitle(): RateTitle {
  const { call, session, track } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: RATING_MUTATION_KEY,
    scope: { id: "rate" },
    mutationFn: async ({ title, value, location }: RatingWrite) => {
      const { id: userId, defaultWatchlistId } = await session.ensureAccount();
      const { queryKey } = ratingsQuery(userId);
      if (value !== null) {
        const rated = await call("rateTitle", { body: { rating: value, itemId: title.id, type: ratingTypeOf(title.nodeType), userId, ratedLocation: location } });
        queryClient.setQueryData(queryKey, (ratings) => ratings && withRating(ratings, rated));
        if (rated.addedToWatchlist) announceAddition({ listId: defaultWatchlistId, isDefault: true, wasEmpty: false, source: sourceHere() });
        // The list that a new account asks for may have been read just before this rating: the write stays on its way until the list has it.
        const list = queryClient.getQueryState(queryKey);
        if (!list?.data || list.fetchStatus === "fetching") await queryClient.invalidateQueries({ queryKey });
        return;
      }
      const held = await queryClient.ensureQueryData(ratingsQuery(userId));
      const rating = held?.userRatings.find(({ itemId }) => itemId === title.id);
      if (!rating) return;
      const { progress } = await call("deleteRating", { params: { ratingId: rating.id } });
      queryClient.setQueryData(queryKey, (ratings) => ratings && withoutRating(ratings, rating.id, progress));
    },
    onMutate: ({ title, value, location }) => track("title_rated", { title_id: title.id, rating: value ?? "NONE", rated_location: location }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
    onSettled: () => void invalidateTopics(queryClient, manifest.rateTitle.changes),
  });
  return {
    rate: (title, value, location = "IN_APP") => mutation.mutate({ title, value, location }),
    unrate: (title, location = "IN_APP") => mutation.mutate({ title, value: null, location }),
  };
}
