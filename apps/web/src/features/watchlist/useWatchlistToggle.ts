import { manifest } from "@worthy/contract/manifest";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { invalidateTopics } from "../../api/invalidateTopics.ts";
import { announceAddition, sourceHere } from "../createAccountPrompt/additions.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../services/useFailureToast.ts";
import { useUserId } from "../session/useUserId.ts";
import { watchlistsQuery } from "./watchlistsQuery.ts";

interface WatchlistWrite {
  titleId: number;
  on: boolean;
  /** The default list where it is left out. */
  listId?: number | undefined;
}

const MUTATION_KEY = ["watchlist", "default"] as const;

export interface WatchlistToggle {
  /** Whether the title stands on the watchlist, what is on its way included. */
  on: boolean;
  /** Adds or removes it, as asked or the other way round from now. */
  toggle: (on?: boolean) => void;
}

/** Puts a title on one of the person's watchlists, the default one unless told, and takes it off. */
export function useWatchlistToggle(titleId: number, listId?: number): WatchlistToggle {
  const userId = useUserId();
  const { data } = useQuery({ ...watchlistsQuery(userId ?? ""), enabled: userId !== null });
  const writes = useMutationState({
    filters: { mutationKey: MUTATION_KEY, status: "pending" },
    select: (mutation) => mutation.state.variables as WatchlistWrite | undefined, // only this hook uses the key
  });
  const write = useWatchlistWrite();
  const lists = data?.watchlists ?? [];
  // One name for one list: the default one is always meant by none.
  const wanted = lists.some((list) => list.id === listId && list.userDefault) ? undefined : listId;
  const onItsWay = writes.findLast((waiting) => waiting?.titleId === titleId && waiting.listId === wanted);
  const kept = lists.find((list) => list.userDefault === (wanted === undefined) && (wanted === undefined || list.id === wanted))?.itemIds.includes(titleId) ?? false;
  const on = onItsWay?.on ?? kept;
  return { on, toggle: (next = !on) => write({ titleId, on: next, listId: wanted }) };
}

function useWatchlistWrite(): (write: WatchlistWrite) => void {
  const { call, session, track } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    scope: { id: "watchlist-default" },
    mutationFn: async ({ titleId, on, listId }: WatchlistWrite) => {
      const account = await session.ensureAccount();
      const params = { userId: account.id, watchlistId: String(listId ?? account.defaultWatchlistId) };
      const list = queryClient.getQueryData(watchlistsQuery(account.id).queryKey)?.watchlists.find(({ id }) => String(id) === params.watchlistId);
      if (on) await call("addWatchlistItem", { params, body: { itemId: titleId } });
      else await call("removeWatchlistItem", { params: { ...params, itemId: String(titleId) } });
      // Waited for, so that nothing flickers between the write and its list.
      await invalidateTopics(queryClient, manifest.addWatchlistItem.changes);
      const isDefault = list?.userDefault ?? listId === undefined;
      if (on) announceAddition({ listId: Number(params.watchlistId), isDefault, wasEmpty: list?.itemIds.length === 0, source: sourceHere() });
    },
    onMutate: ({ titleId, on, listId }) =>
      track("watchlist_changed", { action: on ? "added" : "removed", title_id: titleId, watchlist_kind: listId === undefined ? "default" : "non-collaborative" }),
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return mutation.mutate;
}
