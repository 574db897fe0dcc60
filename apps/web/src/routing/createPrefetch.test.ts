import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createPrefetch } from "./createPrefetch.ts";
import { createRoutes } from "./createRoutes.ts";
import { lazyComponent } from "./lazyComponent.ts";
import type { Screen } from "./Screen.ts";

const Part = () => null;
const ORIGIN = "https://worthy.example";

function start(savesData = false) {
  const load = vi.fn<() => Promise<() => null>>(async () => Part);
  const queryFn = vi.fn<() => Promise<number>>(async () => 1);
  const queryClient = new QueryClient({
    defaultOptions: { queries: { queryFn, staleTime: 60_000 } },
  });
  const screen: Screen = {
    path: "/tv/:slugId",
    name: "title",
    access: "public",
    component: lazyComponent(load),
    queries: ({ params }) => [{ queryKey: ["titles", "getNode", params["slugId"]] }],
    head: () => ({ title: "" }),
  };
  const find = createRoutes({
    screens: [screen],
    popups: [],
    shellQueries: () => [],
  });
  const context = { queryClient, userId: () => null, waits: false };
  return {
    load,
    queryFn,
    queryClient,
    prefetch: createPrefetch({ find, context, origin: ORIGIN, savesData: () => savesData }),
  };
}

it("loads the code and queries of a link's target only once", async () => {
  const { prefetch, load, queryFn, queryClient } = start();
  prefetch("/tv/dark-7?x=1");
  await vi.waitFor(() => expect(queryClient.getQueryData(["titles", "getNode", "dark-7"])).toBe(1));
  prefetch("/tv/dark-7");
  expect(load).toHaveBeenCalledTimes(1);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it("loads nothing in data-saving mode, for other sites or for links that don't lead to a page", () => {
  for (const [saves, href] of [
    [true, "/tv/dark-7"],
    [false, "https://elsewhere.example/tv/dark-7"],
    [false, "//elsewhere.example/tv/dark-7"],
    [false, "/nothing"],
  ] as const) {
    const { prefetch, load, queryFn } = start(saves);
    prefetch(href);
    expect(load).not.toHaveBeenCalled();
    expect(queryFn).not.toHaveBeenCalled();
  }
});
