import { afterEach, expect, it, vi } from "vitest";
import { MissingPage, type Verdict } from "./loadPage.ts";
import { matchRoute } from "./matchRoute.ts";
import { PageRouter, SKELETON_AFTER } from "./PageRouter.ts";

/** A fake window with as much history as the router uses. */
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
      pushState: (state: unknown, _: string, url: string) => (
        entries.splice((place += 1)),
        write(state, url)
      ),
      replaceState: (state: unknown, _: string, url: string) => write(state, url),
      go: (delta: number) => ((place += delta), moved()),
    },
    addEventListener: (_: string, listener: () => void) => (moved = listener),
  };
  return {
    window: window as unknown as Window,
    address: () => at().pathname + at().search,
    length: () => entries.length,
  };
}

afterEach(() => vi.useRealTimers());

const show = async (): Promise<Verdict> => ({ kind: "show" });
const route = (path: string, load: () => Promise<Verdict> = show, hasSkeleton = false) => ({
  path,
  load,
  hasSkeleton,
});

/** A router over these routes, at the window's address. */
function over<Route extends { path: string }>(routes: readonly Route[], window: Window) {
  return {
    find: (pathname: string) => matchRoute(routes, pathname),
    match: matchRoute(routes, window.location.pathname),
  };
}

function start(path?: string, more: ReturnType<typeof route>[] = []) {
  const { window, ...rest } = fakeWindow(path);
  const old = async (): Promise<Verdict> => ({ kind: "moved", to: "/a/new" });
  const broken = () => Promise.reject(new Error("broken"));
  const routes = [
    route("/"),
    route("/a/:x"),
    route("/old", old),
    route("/broken", broken),
    ...more,
  ];
  return {
    router: new PageRouter({
      ...over(routes, window),
      load: ({ route: { load } }) => load(),
      window,
    }),
    ...rest,
  };
}

it("navigates with parameters, state and additions to the current query", async () => {
  const { router, address } = start();
  await router.navigate("/a/1", { state: { overPage: true } });
  expect(router.state.match?.params).toEqual({ x: "1" });
  expect(router.state.location.state).toEqual({ overPage: true });
  await router.navigate("?q=2", { replace: true });
  expect(address()).toBe("/a/1?q=2");
  expect(router.state.match?.params).toEqual({ x: "1" });
});

it("follows redirects in a single history entry, keeps the query and replaces an old entry on Back", async () => {
  const { router, address, length } = start();
  await router.navigate("/old?x=1");
  expect([address(), length()]).toEqual(["/a/new?x=1", 2]);
  const back = start("/old");
  await back.router.navigate("/a/2");
  await back.router.navigate(-1);
  await vi.waitFor(() => expect(back.router.state.location.pathname).toBe("/a/new"));
  expect([back.address(), back.length()]).toEqual(["/a/new", 2]);
});

it("counts a page that somebody comes back to as another visit", async () => {
  const { router } = start("/a/1");
  const { visit } = router.state;
  await router.navigate("/a/2?q=1");
  expect(router.state.visit).toBe(visit);
  const shown: number[] = [];
  router.subscribe(() => shown.push(router.state.visit));
  await router.navigate("/");
  await router.navigate("/a/2?q=1");
  expect(new Set(shown).size).toBe(3);
  expect(router.state.visit).not.toBe(visit);
});

it("shows missing and broken pages as failures until the next navigation", async () => {
  const { router, address } = start();
  await router.navigate("/nothing/here");
  expect(router.state.error).toBeInstanceOf(MissingPage);
  expect(address()).toBe("/nothing/here");
  await router.navigate("/broken");
  expect(router.state.error).toMatchObject({ message: "broken" });
  await router.navigate("/");
  expect(router.state.error).toBeNull();
});

it("abandons a slow navigation when a later one starts", async () => {
  const slow = Promise.withResolvers<Verdict>();
  const { router, address } = start("/", [route("/slow", () => slow.promise)]);
  const late = router.navigate("/slow");
  expect(router.state.busy).toBe(true);
  await router.navigate("/a/3");
  slow.resolve({ kind: "show" });
  await late;
  expect([address(), router.state.location.pathname, router.state.busy]).toEqual([
    "/a/3",
    "/a/3",
    false,
  ]);
});

it("restores a visited page's scroll position and starts new pages at the top", async () => {
  const { router } = start();
  let y = 0;
  router.keepScroll({}, () => y);
  y = 700;
  await router.navigate("/a/1");
  expect(router.state.scroll).toBe("start");
  y = 40;
  await router.navigate(-1);
  await vi.waitFor(() => expect(router.state.scroll).toBe(700));
  await router.navigate(1);
  await vi.waitFor(() => expect(router.state.scroll).toBe(40));
  await router.navigate("/a/1?why=1", { preventScrollReset: true });
  expect(router.state.scroll).toBe("stay");
});

it("restores the scroll position after a reload", () => {
  const { router } = start();
  router.keepScroll({ [router.state.location.key]: 300 }, () => 0);
  expect(router.state.scroll).toBe(300);
});

it("recognises a reloaded page and doesn't apply its scroll position to a newly opened URL", () => {
  const { window } = fakeWindow("/a/1");
  const [first, reloaded] = [0, 1].map(
    () => new PageRouter({ ...over([route("/a/:x")], window), load: show, window }),
  );
  const key = first?.state.location.key ?? "";
  expect(reloaded?.state.location.key).toBe(key);
  const other = start("/a/2").router;
  other.keepScroll({ [key]: 300 }, () => 0);
  expect(other.state.scroll).toBe("stay");
});

it("animates a shared element on Back only if it was animated on the way in", async () => {
  const { router } = start();
  const moves: boolean[] = [];
  router.subscribe((travels) => void (!router.state.busy && moves.push(travels)));
  await router.navigate("/a/1", { viewTransition: true });
  await router.navigate(-1);
  await vi.waitFor(() => expect(moves).toEqual([true, true]));
  await router.navigate("/a/2");
  await router.navigate(-1);
  await vi.waitFor(() => expect(moves).toEqual([true, true, false, false]));
});

const turn = () => vi.advanceTimersByTimeAsync(0);

/** A page that loads on command, with or without a skeleton. */
function startSlow(hasSkeleton = true) {
  vi.useFakeTimers();
  const slow = Promise.withResolvers<Verdict>();
  const started = start("/", [route("/slow/:x", () => slow.promise, hasSkeleton)]);
  let y = 500;
  started.router.keepScroll({}, () => y);
  const shown = () =>
    [started.address(), started.router.state.waiting, started.router.state.scroll] as const;
  return {
    ...started,
    shown,
    arrive: (verdict: Verdict = { kind: "show" }) => (slow.resolve(verdict), turn()),
    scrollTo: (to: number) => (y = to),
  };
}

it("shows a slow page's skeleton once, at the new URL", async () => {
  const { router, shown, arrive, length, scrollTo } = startSlow();
  void router.navigate("/slow/1");
  await vi.advanceTimersByTimeAsync(SKELETON_AFTER - 1);
  expect(shown()).toEqual(["/", false, "stay"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual(["/slow/1", true, "start"]);
  expect(router.state.busy).toBe(true);
  scrollTo(80);
  await arrive();
  expect(shown()).toEqual(["/slow/1", false, "start"]);
  expect([router.state.busy, length()]).toEqual([false, 2]);
  await router.navigate(-1);
  await turn();
  expect(shown()).toEqual(["/", false, 500]);
});

it("shows no skeleton for a fast page, a page that has none or a page under a popup", async () => {
  const quick = startSlow();
  void quick.router.navigate("/slow/1");
  await vi.advanceTimersByTimeAsync(SKELETON_AFTER - 1);
  await quick.arrive();
  await vi.advanceTimersByTimeAsync(SKELETON_AFTER);
  expect(quick.shown()).toEqual(["/slow/1", false, "start"]);
  const bare = startSlow(false);
  void bare.router.navigate("/slow/1");
  await vi.advanceTimersByTimeAsync(SKELETON_AFTER * 2);
  expect(bare.shown()).toEqual(["/", false, "stay"]);
  await bare.arrive();
  expect(bare.shown()).toEqual(["/slow/1", false, "start"]);
  const popup = startSlow();
  const pending = vi.fn<() => void>();
  popup.router.subscribe(() => popup.router.state.waiting && pending());
  void popup.router.navigate("/?why=1", { preventScrollReset: true });
  await vi.advanceTimersByTimeAsync(SKELETON_AFTER * 2);
  expect(pending).not.toHaveBeenCalled();
});

it("leaves a skeleton on navigation, drops its scroll position and waits again on return", async () => {
  const { router, shown, arrive, scrollTo } = startSlow();
  void router.navigate("/slow/1");
  await vi.advanceTimersByTimeAsync(SKELETON_AFTER);
  scrollTo(33);
  await router.navigate("/a/1");
  expect(shown()).toEqual(["/a/1", false, "start"]);
  await router.navigate(-1);
  await vi.advanceTimersByTimeAsync(SKELETON_AFTER);
  expect(shown()).toEqual(["/slow/1", true, "start"]);
  await arrive();
  expect(shown()).toEqual(["/slow/1", false, "start"]);
});

it("replaces a skeleton's URL after a redirect and shows failures in place of the skeleton", async () => {
  const moved = startSlow();
  void moved.router.navigate("/slow/1");
  await vi.advanceTimersByTimeAsync(SKELETON_AFTER);
  await moved.arrive({ kind: "moved", to: "/a/right" });
  expect([moved.shown(), moved.length()]).toEqual([["/a/right", false, "start"], 2]);
  const missing = startSlow();
  void missing.router.navigate("/slow/1");
  await vi.advanceTimersByTimeAsync(SKELETON_AFTER);
  await missing.arrive({ kind: "missing" });
  expect(missing.shown()[0]).toBe("/slow/1");
  expect(missing.router.state.error).toBeInstanceOf(MissingPage);
});
