import { afterEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../../../api/createQueryClient.ts";
import { DEFAULT_SETTINGS, parseSettings } from "../../settings/localSettings.ts";
import { watchlistsQuery } from "../lists/watchlistsQuery.ts";
import { forgetWatchlist } from "./forgetWatchlist.ts";
import { watchlistQuery, type Watchlist } from "./watchlistQuery.ts";

const USER = "abcdefghijkl";

afterEach(() => vi.unstubAllGlobals());

// shows: 8.watchlist.2
it("removes everything cached for a deleted list without touching other lists", () => {
  const kept = new Map([
    [
      "settings",
      JSON.stringify({ ...DEFAULT_SETTINGS, watchlistSorts: { "7": "NAME", "8": "YEAR" } }),
    ],
  ]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const queryClient = createQueryClient(() => Promise.reject(new Error("nobody asks")));
  const list = (id: number) => ({ id, numItems: 0 }) as Watchlist; // only its id is read
  const lists = { watchlists: [list(7), list(8)], total: 2 } as never; // as above
  queryClient.setQueryData(watchlistsQuery(USER).queryKey, lists);
  for (const id of [7, 8]) queryClient.setQueryData(watchlistQuery(USER, id).queryKey, list(id));
  forgetWatchlist(queryClient, USER, 7);
  expect(queryClient.getQueryData(watchlistQuery(USER, 7).queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(watchlistQuery(USER, 8).queryKey)).toEqual(list(8));
  expect(queryClient.getQueryData(watchlistsQuery(USER).queryKey)).toEqual({
    watchlists: [list(8)],
    total: 1,
  });
  expect(queryClient.getQueryState(watchlistsQuery(USER).queryKey)?.isInvalidated).toBe(true);
  expect(parseSettings(kept.get("settings") ?? null).watchlistSorts).toEqual({ "8": "YEAR" });
});

it("doesn't ask for the lists again if the server still has a list that is gone", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const queryClient = createQueryClient(() => Promise.reject(new Error("nobody asks")));
  const { queryKey } = watchlistsQuery(USER);
  const answered = { watchlists: [{ id: 9 } as Watchlist], total: 1 } as never; // only its id is read
  const isAskedAgain = () => {
    queryClient.setQueryData(queryKey, answered);
    forgetWatchlist(queryClient, USER, 9);
    return queryClient.getQueryState(queryKey)?.isInvalidated;
  };
  expect([isAskedAgain(), isAskedAgain()]).toEqual([true, false]);
  expect(queryClient.getQueryData(queryKey)).toEqual({ watchlists: [], total: 0 });
});
