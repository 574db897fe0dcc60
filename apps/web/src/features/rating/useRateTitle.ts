import { ratingTypeOf, type RatedLocation, type RatingValue } from "@worthy/domain";
import { UNDO_TIMEOUT } from "@worthy/ui";
import { useMutation } from "@tanstack/react-query";
import { publishAddition, sourceHere } from "../createAccountPrompt/additions.ts";
import { ME, MY_LIST, ratingOf } from "../services/Writes.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { locationHere } from "./locationHere.ts";
import { useTexts } from "../../locale/useLocale.ts";
import shellTexts from "../../locale/texts/shell.en.json" with { type: "json" };
import ratingTexts from "./texts/rating.en.json" with { type: "json" };
import { RATING_MUTATION_KEY, type RatingWrite } from "./RatingWrite.ts";

export interface RateTitle {
  rate: (title: RatingWrite["title"], value: RatingValue, location?: RatedLocation) => void;
  unrate: (title: RatingWrite["title"], location?: RatedLocation) => void;
}

/**
 * The only way to rate. Pending ratings count immediately (`useRatings` overlays them); writes are
 * sent one after the other, so that removing a rating right after giving it finds it. @param failure what to say
 * if one can't be saved
 */
export function useRateTitle(failure?: string): RateTitle {
  const { writes, session, track } = useServices();
  const failed = useFailureToast(failure);
  const showAdded = useShowAdded();
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
      if (!rated?.addedToWatchlist) return;
      showAdded(title);
      publishAddition({
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

/** Says that a like added a title to the watchlist, with undo. */
function useShowAdded(): (title: RatingWrite["title"]) => void {
  const { writes, toasts } = useServices();
  const t = useTexts(shellTexts, ratingTexts);
  const failed = useFailureToast();
  const { mutate: undo } = useMutation({
    mutationFn: ({ id, name }: RatingWrite["title"]) =>
      writes.send(
        "removeWatchlistItem",
        { params: { userId: ME, watchlistId: MY_LIST, itemId: String(id) } },
        { key: ["rating", "undo-addition"], variables: id, name },
      ),
    onError: (error, title) => failed(error, () => undo(title)),
  });
  return (title) =>
    toasts.show({
      id: `added-${title.id}`,
      text: t("rating.added"),
      timeout: UNDO_TIMEOUT,
      action: { label: t("shell.undo"), onPress: () => undo(title) },
    });
}
