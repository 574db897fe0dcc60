import { ratingTypeOf, type RatedLocation, type RatingValue } from "@worthy/domain";
import { useMutation } from "@tanstack/react-query";
import { announceAddition, sourceHere } from "../createAccountPrompt/additions.ts";
import { ME, ratingOf } from "../services/Writes.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { locationHere } from "./locationHere.ts";
import { RATING_MUTATION_KEY, type RatingWrite } from "./RatingWrite.ts";

export interface RateTitle {
  rate: (title: RatingWrite["title"], value: RatingValue, location?: RatedLocation) => void;
  unrate: (title: RatingWrite["title"], location?: RatedLocation) => void;
}

/**
 * The only way to rate. Pending ratings count immediately (`useRatings` overlays them); writes are
 * sent one after the other, so that removing a rating right after giving it finds it.
 */
export function useRateTitle(): RateTitle {
  const { writes, session, track } = useServices();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: RATING_MUTATION_KEY,
    mutationFn: async (write: RatingWrite) => {
      const { title, value, location } = write;
      const shown = { key: RATING_MUTATION_KEY, variables: write, name: title.name };
      if (value === null)
        return void (await writes.send(
          "deleteRating",
          { params: { ratingId: ratingOf(title.id) } },
          shown,
        ));
      const body = {
        rating: value,
        itemId: title.id,
        type: ratingTypeOf(title.nodeType),
        userId: ME,
        ratedLocation: location,
      };
      const rated = await writes.send("rateTitle", { body }, shown);
      if (rated?.addedToWatchlist)
        announceAddition({
          listId: session.account()?.defaultWatchlistId ?? 0,
          isDefault: true,
          wasEmpty: false,
          source: sourceHere(),
        });
    },
    onMutate: ({ title, value, location }) =>
      track("title_rated", {
        title_id: title.id,
        rating: value ?? "NONE",
        rated_location: location,
      }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  const send = (
    { id, nodeType, name }: RatingWrite["title"],
    value: RatingValue | null,
    place: RatedLocation,
  ) => {
    mutation.mutate({
      title: { id, nodeType, ...(name === undefined ? {} : { name }) },
      value,
      location: locationHere(place),
    });
  };
  return {
    rate: (title, value, location = "IN_APP") => send(title, value, location),
    unrate: (title, location = "IN_APP") => send(title, null, location),
  };
}
