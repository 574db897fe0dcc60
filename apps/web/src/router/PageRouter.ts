import { BrowserHistory } from "./BrowserHistory.ts";
import { loadPage, type FindPage, type LoadPage } from "./loadPage.ts";
import type { Match, PageRoute } from "./matchRoute.ts";
import { pathOf, type PageLocation } from "./PageLocation.ts";
import { pageOf } from "./popupPath.ts";
import type { NavigateOptions, Router, RouterListener, RouterState, ScrollPlace } from "./RouterState.ts";
import { TransitionMemory } from "./TransitionMemory.ts";

/** Milliseconds after which a skeleton stands for a page: those that come sooner do not flash. */
export const SKELETON_AFTER = 120;

export interface PageRouterParts<Route> {
  find: FindPage<Route>;
  load: LoadPage<Route>;
  /** The first page, and what the server says of it. */
  match: Match<Route> | null;
  error?: unknown;
  window: Window;
}

type Step = "PUSH" | "REPLACE" | "POP";

interface Going extends Pick<NavigateOptions, "preventScrollReset" | "viewTransition"> {
  location: PageLocation;
  step: Step;
}

type Arrival = Pick<RouterState, "match" | "error">;

/** The pages of this site as the browser goes through them: matching, loading, redirects, failures, Back and Forward, scroll positions, shared elements. */
export class PageRouter<Route extends PageRoute> implements Router {
  state: RouterState;
  readonly #parts: PageRouterParts<Route>;
  readonly #history: BrowserHistory;
  readonly #listeners = new Set<RouterListener>();
  readonly #transitions = new TransitionMemory();
  #scroll: { positions: Record<string, number>; position: () => number } | null = null;
  #latest = 0;

  constructor(parts: PageRouterParts<Route>) {
    this.#parts = parts;
    this.#history = new BrowserHistory(parts.window);
    this.#history.listen((location) => void this.#go({ location, step: "POP" }));
    const location = this.#history.current();
    this.state = { location, match: parts.match, error: parts.error ?? null, busy: false, waiting: false, scroll: "stay" };
  }

  readonly subscribe = (listener: RouterListener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The first page may be one that somebody comes back to. */
  readonly keepScroll = (positions: Record<string, number>, position: () => number): (() => void) => {
    this.#scroll = { positions, position };
    const saved = positions[this.state.location.key];
    if (this.state.scroll === "stay" && saved !== undefined) this.#update({ scroll: saved });
    return () => {
      this.#scroll = null;
    };
  };

  readonly navigate = async (to: string | number, { replace = false, state, ...options }: NavigateOptions = {}): Promise<void> => {
    if (typeof to === "number") return this.#history.go(to);
    const location = this.#history.locationOf(new URL(to, this.#urlOf(this.state.location)), state);
    return this.#go({ ...options, location, step: replace ? "REPLACE" : "PUSH" });
  };

  #urlOf(location: PageLocation): URL {
    return new URL(pathOf(location), this.#parts.window.location.origin);
  }

  async #go(going: Going): Promise<void> {
    const { location } = going;
    if (!this.state.waiting && isHashOnly(this.state.location, location)) return this.#arrive(going, this.state);
    const ticket = (this.#latest += 1);
    const overtaken = () => ticket !== this.#latest;
    this.#noteScroll();
    this.#update({ busy: true });
    let match: Match<Route> | null = null;
    let late = false;
    // Which page it is may itself be known late.
    const wait = () => void (!late || overtaken() || this.#wait(going, match));
    const found = (route: Match<Route> | null) => {
      match = route;
      wait();
    };
    const early = setTimeout(() => {
      late = true;
      wait();
    }, SKELETON_AFTER);
    const outcome = await loadPage(this.#urlOf(location), { ...this.#parts, found });
    clearTimeout(early);
    if (overtaken()) return;
    if (outcome.kind === "shown") return this.#arrive(going, outcome);
    // What Back has led to, or what a skeleton stands for, is in the history already: it is replaced, not followed.
    const step = going.step === "POP" || this.#isAt(location) ? "REPLACE" : going.step;
    await this.#go({ ...going, location: this.#history.locationOf(new URL(outcome.to, this.#urlOf(location)), null), step });
  }

  /** The address is there before the page is; a popup over this very page is waited for where it is. */
  #wait({ location, step, preventScrollReset }: Going, match: RouterState["match"]): void {
    if (!match?.route.hasSkeleton || pageOf(location.pathname) === pageOf(this.state.location.pathname)) return;
    const scroll = this.#scrollTo(location, preventScrollReset);
    if (step !== "POP") this.#history.write(location, step);
    this.#update({ location, match, error: null, waiting: true, scroll });
  }

  #arrive({ location, step, preventScrollReset, viewTransition = false }: Going, { match, error }: Arrival): void {
    const from = this.state.location;
    const waited = this.#isAt(location);
    if (step !== "POP" && !waited) this.#history.write(location, step);
    const travels = !waited && (step === "POP" ? this.#transitions.backTo(from, location) : viewTransition && this.#transitions.note(from, location));
    // Whoever has scrolled the skeleton stays there; a place to come back to may not have been there yet.
    const scroll = this.#scrollTo(location, preventScrollReset === true || (waited && step !== "POP"));
    this.#update({ match, error, location, busy: false, waiting: false, scroll }, travels);
  }

  #isAt(location: PageLocation): boolean {
    return this.state.waiting && this.state.location === location;
  }

  #scrollTo({ key }: PageLocation, stay = false): ScrollPlace {
    return this.#scroll?.positions[key] ?? (stay ? "stay" : "start");
  }

  /** A skeleton's own place is nothing to come back to. */
  #noteScroll(): void {
    if (this.#scroll && !this.state.waiting) this.#scroll.positions[this.state.location.key] = this.#scroll.position();
  }

  #update(change: Partial<RouterState>, travels = false): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener(travels);
  }
}

function isHashOnly(from: PageLocation, to: PageLocation): boolean {
  return to.hash !== "" && from.hash !== to.hash && from.pathname === to.pathname && from.search === to.search;
}
