import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { Account } from "../services/SessionStore.ts";
import { followAccount } from "./startRealtime.ts";

const account = (api_token: string): Account => ({
  id: "abcdefghijkl",
  api_token,
  defaultWatchlistId: 1,
});

function device(first: Account | null) {
  const listeners = new Set<() => void>();
  const log: string[] = [];
  let current = first;
  let fails = false;
  const settled = () => vi.waitFor(() => Promise.resolve());
  followAccount({
    session: {
      account: () => current,
      subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)),
    },
    queryClient: new QueryClient(),
    call: vi.fn<() => Promise<never>>(() => Promise.reject(new Error("401"))) as never, // nothing here calls it
    origin: "this-very-tab",
    load: async () => {
      log.push("load");
      if (fails) throw new Error("offline");
      return {
        connectRealtime: ({ bearer }) => (
          log.push(`open ${bearer}`),
          {
            close: () => void log.push(`close ${bearer}`),
            sendEvent: async () => log.push(`sendEvent ${bearer}`) > 0,
          }
        ),
      };
    },
  });
  const change = async (next: Account | null) => {
    current = next;
    for (const listener of listeners) listener();
    await settled();
  };
  return { log, change, settled, fail: (value: boolean) => (fails = value) };
}

it("loads nothing on a device without an account and connects once an account exists", async () => {
  const { log, change, settled } = device(null);
  await settled();
  expect(log).toEqual([]);
  await change(account("a"));
  await change(account("a"));
  expect(log).toEqual(["load", "open a"]);
});

it("reconnects when the bearer token changes and disconnects when it is removed", async () => {
  const { log, change, settled } = device(account("a"));
  await settled();
  await change(account("b"));
  await change(null);
  expect(log).toEqual(["load", "open a", "close a", "load", "open b", "close b"]);
});

it("continues without realtime if its code fails to load", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { log, change, fail } = device(null);
  fail(true);
  await change(account("a"));
  fail(false);
  await change(account("a"));
  expect(log).toEqual(["load", "load", "open a"]);
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
