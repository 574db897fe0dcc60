import { ApiFailure } from "@worthy/contract/apiFailure";
import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { publishAddition, sourceHere } from "../../createAccountPrompt/additions.ts";
import { ME, MY_LIST } from "../../services/Writes.ts";
import { useServices } from "../../services/Services.ts";
import { useFailureToast } from "../../failures/useFailureToast.ts";
import { useUserId } from "../../session/useUserId.ts";
import { trackWatchlist } from "./trackWatchlist.ts";
import { watchlistsQuery } from "../lists/watchlistsQuery.ts";
import { apiQuery } from "../../../api/apiQuery.ts";
import type { ListSummary } from "../lists/listWrites.ts";

export interface WatchlistWrite {
  titleId: number;
  on: boolean;
  /** The default list if omitted. */
  listId?: number | "notinterested" | undefined;
}

export const TOGGLE_KEY = ["watchlist", "default"] as const;

export interface WatchlistToggle {
  /** Whether the title is on the watchlist, including pending writes. */
  on: boolean;
  /** Adds or removes it as requested, or toggles it. */
  toggle: (on?: boolean) => void;
}

/** Adds a title to one of the person's watchlists, by default the default one, and removes it. */
export function useWatchlistToggle(titleId: number, listId?: number): WatchlistToggle {
  const userId = useUserId();
  const { data } = useQuery({ ...watchlistsQuery(userId ?? ""), enabled: userId !== null });
  const writes = useMutationState({
    filters: { mutationKey: TOGGLE_KEY, status: "pending" },
    select: (mutation) => mutation.state.variables as WatchlistWrite | undefined, // only this hook uses the key
  });
  const write = useWatchlistWrite();
  const lists = data?.watchlists ?? [];
  // One name per list: the default one is always undefined.
  const wanted = lists.some((list) => list.id === listId && list.userDefault) ? undefined : listId;
  const onItsWay = writes.findLast(
    (waiting) => waiting?.titleId === titleId && waiting.listId === wanted,
  );
  const list = lists.find(
    ({ id, userDefault }) =>
      userDefault === (wanted === undefined) && (wanted === undefined || id === wanted),
  );
  const kept = useStandsOn(list, titleId);
  const on = onItsWay?.on ?? kept;
  return { on, toggle: (next = !on) => write({ titleId, on: next, listId: wanted }) };
}

function useWatchlistWrite(): (write: WatchlistWrite) => void {
  const { writes, session, track } = useServices();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  // The default list as shown, which may have changed since the account was loaded.
  const listOf = (listId: WatchlistWrite["listId"]) =>
    queryClient
      .getQueryData(watchlistsQuery(session.account()?.id ?? "").queryKey)
      ?.watchlists.find(({ id, userDefault }) =>
        listId === undefined ? userDefault : id === listId,
      );
  const mutation = useMutation({
    mutationKey: TOGGLE_KEY,
    mutationFn: async (write: WatchlistWrite) => {
      const { titleId, on, listId } = write;
      const list = listOf(listId);
      const params = { userId: ME, watchlistId: String(list?.id ?? listId ?? MY_LIST) };
      const shown = { key: TOGGLE_KEY, variables: write };
      if (!on)
        return void (await writes
          .send("removeWatchlistItem", { params: { ...params, itemId: String(titleId) } }, shown)
          .catch(acceptGone));
      await writes.send("addWatchlistItem", { params, body: { itemId: titleId } }, shown);
      const added = list?.id ?? session.account()?.defaultWatchlistId ?? 0;
      publishAddition({
        listId: added,
        isDefault: list?.userDefault ?? listId === undefined,
        wasEmpty: list?.itemIds.length === 0,
        source: sourceHere(),
      });
    },
    onMutate: ({ titleId, on, listId }) => {
      const list = listOf(listId) ?? { userDefault: listId === undefined, collaborators: [] };
      trackWatchlist(track, { node: { id: titleId }, action: on ? "added" : "removed", list });
    },
    onError: (error, write) => failed(error, () => mutation.mutate(write)),
  });
  return mutation.mutate;
}

/** Somebody has already removed it, which is the desired result. */
function acceptGone(error: unknown): void {
  if (!(error instanceof ApiFailure && error.status === 404)) throw error;
}

type NamingList = Pick<ListSummary, "id" | "itemIds" | "numItems">;

/**
 * Whether a title is on a list. A long list only includes its first title ids: whether it is one of
 * the others is requested once for all of them.
 */
function useStandsOn(list: NamingList | undefined, titleId: number): boolean {
  const userId = useUserId() ?? "";
  const { id, itemIds, numItems } = list ?? { id: 0, itemIds: [], numItems: 0 };
  const isNamed = itemIds.includes(titleId);
  const { data: others } = useQuery({
    ...apiQuery("listWatchlistItemIds", {
      params: { userId, watchlistId: String(id) },
      query: { offset: itemIds.length },
    }),
    enabled: !isNamed && numItems > itemIds.length,
  });
  return isNamed || (others?.itemIds.includes(titleId) ?? false);
}
