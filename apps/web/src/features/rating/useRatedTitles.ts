import { useMutation, useMutationState } from "@tanstack/react-query";
import type { RatedLocation, RatingValue } from "@worthy/domain";
import { ME } from "../services/Writes.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../failures/useFailureToast.ts";
import { locationHere } from "./locationHere.ts";
import { RATING_MUTATION_KEY, type RatingWrite } from "./RatingWrite.ts";
import { kindOf, withWrites, type RatedTitle } from "./ratedTitles.ts";

/** A change of a listed rating: another value, or null to remove it. */
interface EntryWrite extends RatingWrite {
  entry: Pick<RatedTitle, "id" | "type">;
}

export interface RatedTitles {
  entries: readonly RatedTitle[];
  change: (entry: RatedTitle, value: RatingValue) => void;
  remove: (entry: RatedTitle) => void;
  /** Restores what was removed. */
  restore: (entry: RatedTitle) => void;
}

/**
 * Listed ratings with pending ones, and actions on them. They may be older than those
 * `useRateTitle` knows, so each is identified by its id.
 */
export function useRatedTitles(listed: readonly RatedTitle[]): RatedTitles {
  const send = useEntryWrite();
  const writes = useMutationState({
    filters: { mutationKey: RATING_MUTATION_KEY, status: "pending" },
    select: ({ state }) => state.variables as RatingWrite | undefined, // everything with this key writes ratings
  });
  const write = (entry: RatedTitle, value: RatingValue | null, place: RatedLocation) => {
    const { id, type, itemId, title } = entry;
    send({
      entry: { id, type },
      title: { id: itemId, nodeType: kindOf(entry), ...(title ? { name: title.name } : {}) },
      value,
      location: locationHere(place),
    });
  };
  return {
    entries: withWrites(listed, writes),
    change: (entry, value) => write(entry, value, "IN_APP"),
    remove: (entry) => write(entry, null, "IN_APP"),
    // Undo isn't a new like: it adds nothing to the watchlist.
    restore: (entry) => write(entry, entry.rating, "RATE_MORE"),
  };
}

function useEntryWrite(): (write: EntryWrite) => void {
  const { writes, track } = useServices();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: RATING_MUTATION_KEY,
    mutationFn: async ({ entry, ...write }: EntryWrite) => {
      const { title, value, location } = write;
      const shown = { key: RATING_MUTATION_KEY, variables: write, name: title.name };
      if (value === null)
        await writes.send("deleteRating", { params: { ratingId: entry.id } }, shown);
      else
        await writes.send(
          "rateTitle",
          {
            body: {
              rating: value,
              itemId: title.id,
              type: entry.type,
              userId: ME,
              ratedLocation: location,
            },
          },
          shown,
        );
    },
    onMutate: ({ title, value, location }) =>
      track("title_rated", {
        title_id: title.id,
        rating: value ?? "NONE",
        rated_location: location,
      }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return mutation.mutate;
}
