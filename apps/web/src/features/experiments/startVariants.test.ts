import type { CallApi } from "@worthy/contract";
import type { Variants } from "@worthy/domain";
import { expect, it, vi } from "vitest";
import { memoryDevice } from "../../../test/memoryDevice.ts";
import type { RouterListener, RouterState } from "../../router/RouterState.ts";
import { startVariants } from "./startVariants.ts";

const COOKIE = "worthy-test-searchPlaceholder";

interface Visit {
  path?: string;
  cookies?: Record<string, string>;
  kept?: Record<string, string>;
  /** The variants the server rendered the page with. */
  rendered?: Variants;
  isCrawler?: boolean;
}

function visit({
  path = "/",
  cookies = {},
  kept = {},
  rendered = {},
  isCrawler = false,
}: Visit = {}) {
  const places = memoryDevice(kept, cookies);
  const listeners: RouterListener[] = [];
  const at = (to: string) => {
    const { pathname, search } = new URL(to, "http://localhost");
    return { location: { pathname, search } } as RouterState; // the part that is read
  };
  const router = {
    state: at(path),
    subscribe: (listener: RouterListener) => (listeners.push(listener), () => {}),
  };
  const enter = (to: string) => {
    router.state = at(to);
    for (const listener of listeners) listener(false);
  };
  const shown = { inForce: rendered };
  const call = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ results: [] }));
  const told = startVariants({
    shown,
    router,
    isCrawler,
    places,
    call: call as unknown as CallApi,
    random: () => 0.7,
  }); // it makes only one call
  return {
    enter,
    shown: () => shown.inForce,
    told,
    cookies: places.cookies,
    kept: places.storage.all,
    call,
  };
}

// shows: 7.tracking.6
it("keeps the page's rendered variant, and uses a newly assigned variant from the next page on", async () => {
  const { enter, shown, told, cookies, kept } = visit();
  await vi.waitFor(() => expect(cookies()).toEqual({ [COOKIE]: "3" }));
  expect(kept()).toEqual({ "abTest.searchPlaceholder": "3" });
  enter("/?why=7");
  expect([shown(), told()]).toEqual([{}, {}]);
  enter("/watchlist");
  expect([shown(), told()]).toEqual([{ searchPlaceholder: 3 }, { searchPlaceholder: 3 }]);
});

it("doesn't count a popup under a title's path as a new page", async () => {
  const { enter, shown, cookies } = visit({ path: "/tv/dark-7" });
  await vi.waitFor(() => expect(cookies()).toEqual({ [COOKIE]: "3" }));
  enter("/tv/dark-7/episode/12");
  expect(shown()).toEqual({});
});

it("reports an existing variant (even 0) on the first page and doesn't draw another", () => {
  for (const variant of [0, 2]) {
    const { shown, told, call } = visit({
      cookies: { [COOKIE]: String(variant) },
      rendered: variant ? { searchPlaceholder: variant } : {},
    });
    expect(told()).toEqual({ searchPlaceholder: variant });
    expect(shown()).toEqual(variant ? { searchPlaceholder: variant } : {});
    expect(call).not.toHaveBeenCalled();
  }
});

it("keeps a cached page's variant but doesn't report it", () => {
  const { enter, shown, told } = visit({
    cookies: { [COOKIE]: "2" },
    rendered: { searchPlaceholder: 4 },
  });
  expect([shown(), told()]).toEqual([{ searchPlaceholder: 4 }, {}]);
  enter("/watchlist");
  expect([shown(), told()]).toEqual([{ searchPlaceholder: 2 }, { searchPlaceholder: 2 }]);
});

// shows: 4.ab.2
it("uses the variant requested in the URL on the first page and on every later page", () => {
  const { enter, told, cookies, kept, call } = visit({
    path: "/?searchPlaceholder=4",
    cookies: { [COOKIE]: "2" },
    rendered: { searchPlaceholder: 4 },
  });
  expect(told()).toEqual({ searchPlaceholder: 4 });
  expect([cookies(), kept()]).toEqual([{ [COOKIE]: "4" }, { "abTest.searchPlaceholder": "4" }]);
  enter("/search?searchPlaceholder=1");
  expect([told(), cookies()]).toEqual([{ searchPlaceholder: 1 }, { [COOKIE]: "1" }]);
  enter("/rate?searchPlaceholder=9");
  expect(told()).toEqual({ searchPlaceholder: 1 });
  expect(call).not.toHaveBeenCalled();
});

it("restores a lost cookie from storage in time for the next page", () => {
  const { enter, shown, told, cookies } = visit({ kept: { "abTest.searchPlaceholder": "3" } });
  expect([cookies(), told()]).toEqual([{ [COOKIE]: "3" }, {}]);
  enter("/watchlist");
  expect([shown(), told()]).toEqual([{ searchPlaceholder: 3 }, { searchPlaceholder: 3 }]);
});

it("draws, stores and reports nothing for crawlers", () => {
  const { enter, shown, told, cookies, kept, call } = visit({ isCrawler: true });
  enter("/watchlist?searchPlaceholder=2");
  expect([shown(), told(), cookies(), kept()]).toEqual([{}, {}, {}, {}]);
  expect(call).not.toHaveBeenCalled();
});
