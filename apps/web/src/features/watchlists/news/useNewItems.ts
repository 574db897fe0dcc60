import { useMutation, useMutationState } from "@tanstack/react-query";
import { ME } from "../../services/Writes.ts";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import type { Watchlist, WatchlistItem } from "../page/watchlistQuery.ts";

/** Dots the person clears: of one title, or all on a list. */
export interface ViewedWrite {
  listId: Watchlist["id"];
  titleId?: number;
}

const VIEWED_KEY = ["watchlist", "viewed"] as const;

export interface NewItems {
  count: number;
  isNew: (item: WatchlistItem) => boolean;
  /** The person opens this title. */
  open: (item: WatchlistItem) => void;
  /** The person has seen what is new. */
  viewAll: () => void;
}

/** What others added since the person last looked, without what is being cleared. */
export function useNewItems(list: Watchlist): NewItems {
  const { writes } = useServices();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: VIEWED_KEY,
    mutationFn: async (write: ViewedWrite) => {
      const query = write.titleId === undefined ? {} : { itemId: String(write.titleId) };
      await writes.send(
        "clearItemUpdates",
        { params: { userId: ME, watchlistId: String(write.listId) }, query },
        { key: VIEWED_KEY, variables: write },
      );
    },
    // A dot that remains after opening a title needs no message.
    onError: (error, write) =>
      write.titleId === undefined ? failed(error, () => mutation.mutate(write)) : undefined,
  });
  const waiting = useMutationState({
    filters: { mutationKey: VIEWED_KEY, status: "pending" },
    select: ({ state }) => state.variables as ViewedWrite | undefined, // only this file uses the key
  });
  const isNew = (item: WatchlistItem) => isStillNew(item, list.id, waiting);
  const cleared = list.items.filter((item) => item.displayIndicatorDot && !isNew(item)).length;
  return {
    count: waiting.some((write) => write?.listId === list.id && write.titleId === undefined)
      ? 0
      : Math.max(0, list.numNewItems - cleared),
    isNew,
    open: (item) => isNew(item) && mutation.mutate({ listId: list.id, titleId: item.typeId }),
    viewAll: () => mutation.mutate({ listId: list.id }),
  };
}

/** Clearing a title's dot clears it on all lists. */
export function isStillNew(
  { displayIndicatorDot, typeId }: Pick<WatchlistItem, "displayIndicatorDot" | "typeId">,
  listId: Watchlist["id"],
  waiting: readonly (ViewedWrite | undefined)[],
): boolean {
  return (
    displayIndicatorDot &&
    !waiting.some((write) =>
      write?.titleId === undefined ? write?.listId === listId : write.titleId === typeId,
    )
  );
}
