import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createPrepare } from "./createPrepare.ts";
import { lazyComponent } from "./lazyComponent.ts";

it("loads what the frame needs while the screen still finds out what it needs itself", async () => {
  const asked: unknown[] = [];
  const queryFn = async ({ queryKey }: { queryKey: readonly unknown[] }) => {
    asked.push(queryKey[1]);
    return 1;
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { queryFn } } });
  const found = Promise.withResolvers<void>();
  const prepare = createPrepare({
    screen: {
      name: "list",
      access: "personal",
      component: lazyComponent(async () => () => null),
      queries: async () => {
        await found.promise;
        return [{ queryKey: ["watchlists", "getWatchlist", null] }];
      },
      head: () => ({ title: "" }),
    },
    popups: [],
    shellQueries: () => [{ queryKey: ["user", "getUser", null] }],
  });
  const url = new URL("https://worthy.example/watchlist");
  const done = prepare({ url, params: {} }, { queryClient, userId: () => "somebody", waits: true });
  await vi.waitFor(() => expect(asked).toEqual(["getUser"]));
  found.resolve();
  expect(await done).toEqual({ kind: "show" });
  expect(asked).toEqual(["getUser", "getWatchlist"]);
});
