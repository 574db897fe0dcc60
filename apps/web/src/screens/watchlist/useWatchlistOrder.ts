import { manifest } from "@worthy/contract/manifest";
import { reorderItems, type WatchlistSort } from "@worthy/domain";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { useServices } from "../../features/services/Services.ts";
import { useFailureToast } from "../../features/services/useFailureToast.ts";
import type { Watchlist } from "./watchlistQuery.ts";

/** A change of how a list is looked at: titles between two places in a new order, or a sort. */
interface OrderWrite {
  listId: Watchlist["id"];
  titles?: readonly number[];
  sort?: WatchlistSort;
}

const MUTATION_KEY = ["watchlist", "order"] as const;

export interface WatchlistOrder {
  /** The chosen sort, one on its way included. */
  sort: WatchlistSort;
  /** Titles in the list's own order, with moves on their way already made. */
  ordered: (titles: readonly number[]) => number[];
  save: (change: Omit<OrderWrite, "listId">) => void;
}

/** Moving and sorting: shown at once, sent one after the other, and taken back with a word where that fails. */
export function useWatchlistOrder(list: Watchlist | null): WatchlistOrder {
  const { call, session } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: "watchlist-order" },
    mutationFn: async ({ listId, titles, sort }: OrderWrite) => {
      const { id: userId } = await session.ensureAccount();
      const params = { userId, watchlistId: String(listId) };
      if (titles) await call("updateWatchlist", { params, body: { items: [...titles] } });
      if (sort) await call("setWatchlistSort", { params: { ...params, sortType: sort } });
      // Waited for, so that nothing jumps back between the write and its list.
      await invalidateTopics(queryClient, manifest.updateWatchlist.changes);
    },
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  const waiting = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: ({ state }) => state.variables as OrderWrite | undefined, // only this file uses the key
  }).filter((write) => write !== undefined && write.listId === list?.id);
  return {
    sort: waiting.findLast((write) => write?.sort)?.sort ?? list?.sort ?? "CUSTOM",
    ordered: (titles) => waiting.reduce<number[]>((order, write) => (write?.titles ? reorderItems(order, write.titles) : order), [...titles]),
    save: (change) => list && mutation.mutate({ ...change, listId: list.id }),
  };
}
