import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { announceAddition, sourceHere } from "../createAccountPrompt/additions.ts";
import { ME, MY_LIST } from "../offline/Writes.ts";
import { useServices } from "../services/Services.ts";
import { useFailureToast } from "../services/useFailureToast.ts";
import { useUserId } from "../session/useUserId.ts";
import { trackWatchlist } from "./trackWatchlist.ts";
import { useStandsOn } from "./useStandsOn.ts";
import { watchlistsQuery } from "./watchlistsQuery.ts";

export interface WatchlistWrite {
  titleId: number;
  on: boolean;
  /** The default list where it is left out. */
  listId?: number | "notinterested" | undefined;
}

export const TOGGLE_KEY = ["watchlist", "default"] as const;

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
    filters: { mutationKey: TOGGLE_KEY, status: "pending" },
    select: (mutation) => mutation.state.variables as WatchlistWrite | undefined, // only this hook uses the key
  });
  const write = useWatchlistWrite();
  const lists = data?.watchlists ?? [];
  // One name for one list: the default one is always meant by none.
  const wanted = lists.some((list) => list.id === listId && list.userDefault) ? undefined : listId;
  const onItsWay = writes.findLast((waiting) => waiting?.titleId === titleId && waiting.listId === wanted);
  const list = lists.find(({ id, userDefault }) => userDefault === (wanted === undefined) && (wanted === undefined || id === wanted));
  const kept = useStandsOn(list, titleId);
  const on = onItsWay?.on ?? kept;
  return { on, toggle: (next = !on) => write({ titleId, on: next, listId: wanted }) };
}

function useWatchlistWrite(): (write: WatchlistWrite) => void {
  const { writes, session, track } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  // The default one as it is shown: which it is may have changed since the account was looked up.
  const listOf = (listId: WatchlistWrite["listId"]) =>
    queryClient.getQueryData(watchlistsQuery(session.account()?.id ?? "").queryKey)?.watchlists.find(({ id, userDefault }) => (listId === undefined ? userDefault : id === listId));
  const mutation = useMutation({
    mutationKey: TOGGLE_KEY,
    networkMode: "always",
    mutationFn: async (write: WatchlistWrite) => {
      const { titleId, on, listId } = write;
      const list = listOf(listId);
      const params = { userId: ME, watchlistId: String(list?.id ?? listId ?? MY_LIST) };
      const shown = { key: TOGGLE_KEY, variables: write };
      if (!on) return void (await writes.send("removeWatchlistItem", { params: { ...params, itemId: String(titleId) } }, shown).catch(acceptGone));
      await writes.send("addWatchlistItem", { params, body: { itemId: titleId } }, shown);
      const added = list?.id ?? session.account()?.defaultWatchlistId ?? 0;
      announceAddition({ listId: added, isDefault: list?.userDefault ?? listId === undefined, wasEmpty: list?.itemIds.length === 0, source: sourceHere() });
    },
    onMutate: ({ titleId, on, listId }) => {
      const list = listOf(listId) ?? { userDefault: listId === undefined, collaborators: [] };
      trackWatchlist(track, { node: { id: titleId }, action: on ? "added" : "removed", list });
    },
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return mutation.mutate;
}

/** Somebody has taken it off already: that is what was wanted. */
function acceptGone(error: unknown): void {
  if (!(error instanceof ApiFailure && error.status === 404)) throw error;
}
