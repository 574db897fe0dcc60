import type { WatchlistSort } from "@worthy/domain";
import { useMutation, useMutationState } from "@tanstack/react-query";
import { ME } from "../../services/Writes.ts";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { moveAfter, type ItemMove } from "./moveAfter.ts";
import type { Watchlist } from "../page/watchlistQuery.ts";

/** A change of a list's view: one title at another position, or a sort. */
interface OrderWrite {
  listId: Watchlist["id"];
  move?: ItemMove;
  sort?: WatchlistSort;
}

const MUTATION_KEY = ["watchlist", "order"] as const;

export interface WatchlistOrder {
  /** The chosen sort, including a pending one. */
  sort: WatchlistSort;
  /** Titles in the list's own order, with pending moves applied. */
  ordered: (titles: readonly number[]) => number[];
  save: (change: Omit<OrderWrite, "listId">) => void;
}

/**
 * Moving and sorting: shown at once, sent one after the other, and rolled back with a message on
 * failure.
 */
export function useWatchlistOrder(list: Watchlist): WatchlistOrder {
  const { writes } = useServices();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async (write: OrderWrite) => {
      const { listId, move, sort } = write;
      const params = { userId: ME, watchlistId: String(listId) };
      const shown = { key: MUTATION_KEY, variables: write };
      await Promise.all([
        // However long the list, this is all that is sent.
        move &&
          writes.send(
            "moveWatchlistItem",
            { params: { ...params, itemId: String(move.title) }, body: { after: move.after } },
            shown,
          ),
        sort && writes.send("setWatchlistSort", { params: { ...params, sortType: sort } }, shown),
      ]);
    },
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  const waiting = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: ({ state }) => state.variables as OrderWrite | undefined, // only this file uses the key
  }).filter((write) => write !== undefined && write.listId === list.id);
  return {
    sort: waiting.findLast((write) => write?.sort)?.sort ?? list.sort,
    ordered: (titles) =>
      waiting.reduce<number[]>(
        (order, write) => (write?.move ? moveAfter(order, write.move) : order),
        [...titles],
      ),
    save: (change) => mutation.mutate({ ...change, listId: list.id }),
  };
}
