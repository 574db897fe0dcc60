import {
  createPath,
  IDLE_NAVIGATION,
  matchRoutes,
  parsePath,
  resolvePath,
  type DataRouteMatch,
  type DataRouter,
  type HydrationState,
  type Location,
  type RouteObject,
  type RouterContextProvider,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  type To,
} from "react-router";
import { BrowserHistory } from "./BrowserHistory.ts";
import { loadRoute } from "./loadRoute.ts";
import { TransitionMemory } from "./TransitionMemory.ts";

export interface PageRouterParts {
  routes: RouteObject[];
  /** What the server has loaded for the first page. */
  hydration: HydrationState;
  getContext: () => RouterContextProvider;
  window: Window;
}

type Step = "PUSH" | "REPLACE" | "POP";
type Options = Pick<RouterNavigateOptions, "preventScrollReset" | "viewTransition" | "flushSync">;

interface Going extends Options {
  location: Location;
  step: Step;
}

/**
 * The part of React Router's data router that pages use: matching, loaders, redirects, errors, Back and Forward, scroll positions and view
 * transitions. Its provider and hooks take this in place of their own, which would bring forms, fetchers and blockers to every first page.
 */
export class PageRouter {
  readonly basename = "/";
  readonly manifest = {};
  readonly routes: RouteObject[];
  readonly window: Window;
  state: RouterState;
  readonly #history: BrowserHistory;
  readonly #getContext: () => RouterContextProvider;
  readonly #subscribers = new Set<RouterSubscriber>();
  readonly #transitions = new TransitionMemory();
  #scroll: { positions: Record<string, number>; position: () => number } | null = null;
  #latest = 0;

  constructor({ routes, hydration, getContext, window }: PageRouterParts) {
    this.routes = routes;
    this.window = window;
    this.#getContext = getContext;
    this.#history = new BrowserHistory(window);
    this.#history.listen((location) => void this.#go({ location, step: "POP" }));
    this.state = this.#firstState(hydration);
  }

  readonly match = (location: Partial<Location> | string): DataRouteMatch[] | null => matchRoutes(this.routes, location) as DataRouteMatch[] | null; // createRouteObjects gives every route an id
  readonly createHref = (to: To): string => (typeof to === "string" ? to : createPath(to));
  readonly createURL = (to: To): URL => new URL(this.createHref(to), this.window.location.origin);
  readonly encodeLocation = (to: To) => {
    const { pathname, search, hash } = this.createURL(to);
    return { pathname, search, hash };
  };

  readonly subscribe = (subscriber: RouterSubscriber): (() => void) => {
    this.#subscribers.add(subscriber);
    return () => this.#subscribers.delete(subscriber);
  };

  /** Keeps how far each page was scrolled; the first page may be one that somebody comes back to. */
  readonly enableScrollRestoration = (positions: Record<string, number>, position: () => number): (() => void) => {
    this.#scroll = { positions, position };
    const saved = positions[this.state.location.key];
    if (!this.state.restoreScrollPosition && saved !== undefined) this.#update({ restoreScrollPosition: saved }, {});
    return () => {
      this.#scroll = null;
    };
  };

  readonly navigate = async (to: To | number | null, options: RouterNavigateOptions = {}): Promise<void> => {
    if (typeof to === "number") return this.#history.go(to);
    const path = resolvePath(to ?? "", this.state.location.pathname);
    const location = this.#history.locationOf(typeof to === "object" || to === "" ? { ...path, search: path.search || "" } : path, options.state);
    return this.#go({ ...options, location, step: options.replace === true ? "REPLACE" : "PUSH" });
  };

  #firstState({ loaderData = {}, errors = null }: HydrationState): RouterState {
    return {
      historyAction: "POP" as RouterState["historyAction"], // an enum whose values are these words
      location: this.#history.current(),
      matches: this.match(this.#history.current()) ?? [],
      initialized: true,
      renderFallback: false,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: false,
      preventScrollReset: false,
      revalidation: "idle",
      loaderData,
      actionData: null,
      errors,
      fetchers: new Map(),
      blockers: new Map(),
    };
  }

  async #go(going: Going): Promise<void> {
    const ticket = (this.#latest += 1);
    const { location } = going;
    if (this.#scroll) this.#scroll.positions[this.state.location.key] = this.#scroll.position();
    const matches = this.match(location) ?? [];
    if (isHashOnly(this.state.location, location)) return this.#arrive(going, { matches });
    this.#update({ navigation: { ...IDLE_NAVIGATION, state: "loading", location, matches, historyAction: going.step } as RouterState["navigation"] }, {}); // a page without a form being sent
    const outcome = await loadRoute(matches, { request: new Request(this.createURL(location)), context: this.#getContext() });
    if (ticket !== this.#latest) return;
    if (outcome.kind !== "moved") return this.#arrive(going, { matches, loaderData: outcome.loaderData, errors: outcome.errors });
    // Back has already changed the address: what it led to is replaced, not followed.
    await this.#go({ ...going, location: this.#history.locationOf(parsePath(outcome.to), null), step: going.step === "POP" ? "REPLACE" : going.step });
  }

  #arrive({ location, step, preventScrollReset = false, viewTransition = false, flushSync = false }: Going, page: Partial<RouterState>): void {
    const transition = step === "POP" ? this.#transitions.backTo(this.state.location, location) : viewTransition && this.#transitions.note(this.state.location, location);
    if (step !== "POP") this.#history.write(location, step);
    const restoreScrollPosition = this.#scroll?.positions[location.key] ?? null;
    const next = { ...page, location, historyAction: step as RouterState["historyAction"], navigation: IDLE_NAVIGATION, restoreScrollPosition, preventScrollReset };
    this.#update(next, { flushSync, ...(transition ? { viewTransitionOpts: { currentLocation: this.state.location, nextLocation: location } } : {}) });
  }

  #update(change: Partial<RouterState>, options: Partial<Parameters<RouterSubscriber>[1]>): void {
    this.state = { ...this.state, ...change };
    for (const subscriber of this.#subscribers) subscriber(this.state, { deletedFetchers: [], newErrors: change.errors ?? null, flushSync: false, ...options });
  }
}

function isHashOnly(from: Location, to: Location): boolean {
  return to.hash !== "" && from.hash !== to.hash && from.pathname === to.pathname && from.search === to.search;
}

/** As the provider wants it typed: it calls nothing beyond what PageRouter has. */
export function createPageRouter(parts: PageRouterParts): DataRouter {
  return new PageRouter(parts) as unknown as DataRouter;
}
