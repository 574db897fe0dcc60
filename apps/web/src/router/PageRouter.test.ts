import { RouterContextProvider, type RouteObject } from "react-router";
import { expect, it, vi } from "vitest";
import { PageRouter } from "./PageRouter.ts";

/** A window with as much of a history as the router uses. */
function fakeWindow(path = "/") {
  const entries: { url: string; state: unknown }[] = [{ url: path, state: null }];
  let place = 0;
  let moved = () => {};
  const at = () => new URL(entries[place]?.url ?? "/", "https://worthy.example");
  const write = (state: unknown, url: string) => void (entries[place] = { url, state });
  const window = {
    get location() {
      return at();
    },
    history: {
      get state() {
        return entries[place]?.state ?? null;
      },
      pushState: (state: unknown, _: string, url: string) => (entries.splice((place += 1)), write(state, url)),
      replaceState: (state: unknown, _: string, url: string) => write(state, url),
      go: (delta: number) => ((place += delta), moved()),
    },
    addEventListener: (_: string, listener: () => void) => (moved = listener),
  };
  return { window: window as unknown as Window, address: () => at().pathname + at().search, length: () => entries.length };
}

const slow = Promise.withResolvers<null>();
const routes: RouteObject[] = [
  {
    id: "shell",
    children: [
      { id: "/", path: "/", loader: async () => null },
      { id: "/a/:x", path: "/a/:x", loader: async () => null },
      { id: "/slow", path: "/slow", loader: () => slow.promise },
      {
        id: "/old",
        path: "/old",
        loader: () => {
          throw new Response(null, { status: 301, headers: { location: "/a/new?x=1" } });
        },
      },
      {
        id: "*",
        path: "*",
        loader: () => {
          throw new Response(null, { status: 404 });
        },
      },
    ],
  },
];

function start(path?: string) {
  const { window, ...rest } = fakeWindow(path);
  const router = new PageRouter({ routes, hydration: { loaderData: { "/": null } }, getContext: () => new RouterContextProvider(), window });
  return { router, ...rest };
}

it("goes, with parameters, state and a query put onto the page that is shown", async () => {
  const { router, address } = start();
  await router.navigate("/a/1", { state: { overPage: true } });
  expect(router.state.matches.at(-1)?.params).toEqual({ x: "1" });
  expect(router.state.location.state).toEqual({ overPage: true });
  await router.navigate("?q=2", { replace: true });
  expect(address()).toBe("/a/1?q=2");
  expect(router.state.historyAction).toBe("REPLACE");
});

it("follows redirects with one entry in the history, and replaces the entry that Back leads to", async () => {
  const { router, address, length } = start();
  await router.navigate("/old");
  expect([address(), length()]).toEqual(["/a/new?x=1", 2]);
  const back = start("/old");
  await back.router.navigate("/a/2");
  await back.router.navigate(-1);
  await vi.waitFor(() => expect(back.router.state.location.pathname).toBe("/a/new"));
  expect([back.address(), back.length()]).toEqual(["/a/new?x=1", 2]);
});

it("shows what is unknown as an error of its route", async () => {
  const { router, address } = start();
  await router.navigate("/nothing/here");
  expect(router.state.errors).toMatchObject({ "*": { status: 404 } });
  expect(address()).toBe("/nothing/here");
  await router.navigate("/");
  expect(router.state.errors).toBeNull();
});

it("lets a later step overtake a slow one", async () => {
  const { router, address } = start();
  const late = router.navigate("/slow");
  expect(router.state.navigation.state).toBe("loading");
  await router.navigate("/a/3");
  slow.resolve(null);
  await late;
  expect([address(), router.state.location.pathname, router.state.navigation.state]).toEqual(["/a/3", "/a/3", "idle"]);
});

it("gives back how far a page was scrolled, and the top to a page that is new", async () => {
  const { router } = start();
  let y = 0;
  router.enableScrollRestoration({}, () => y);
  y = 700;
  await router.navigate("/a/1");
  expect(router.state.restoreScrollPosition).toBeNull();
  y = 40;
  await router.navigate(-1);
  await vi.waitFor(() => expect(router.state.restoreScrollPosition).toBe(700));
  await router.navigate(1);
  await vi.waitFor(() => expect(router.state.restoreScrollPosition).toBe(40));
});

it("moves a shared element on the way back too, and only then", async () => {
  const { router } = start();
  const moves: boolean[] = [];
  router.subscribe((state, { viewTransitionOpts }) => void (state.navigation.state === "idle" && moves.push(viewTransitionOpts !== undefined)));
  await router.navigate("/a/1", { viewTransition: true });
  await router.navigate(-1);
  await vi.waitFor(() => expect(moves).toEqual([true, true]));
  await router.navigate("/a/2");
  await router.navigate(-1);
  await vi.waitFor(() => expect(moves).toEqual([true, true, false, false]));
});
