import { BrowserHistory } from "./BrowserHistory.ts";
import { reloadPage } from "./reloadPage.ts";
import { loadPage, type FindPage, type JudgePage, type LoadPage } from "./loadPage.ts";
import type { Match, PageRoute } from "./matchRoute.ts";
import { pathOf, type PageLocation } from "./PageLocation.ts";
import { pageOf } from "./popupPath.ts";
import type {
  NavigateOptions,
  Router,
  RouterListener,
  RouterState,
  ScrollPlace,
} from "./RouterState.ts";
import { toAddress } from "../api/basePath.ts";

/** Remembers which steps moved a shared element, so that the way back moves it too. */
class TransitionMemory {
  readonly #steps = new Set<string>();

  note(from: PageLocation, to: PageLocation): true {
    this.#steps.add(`${from.pathname} ${to.pathname}`);
    return true;
  }

  /** Whether this step undoes or repeats a remembered one. */
  backTo(from: PageLocation, to: PageLocation): boolean {
    return (
      this.#steps.has(`${to.pathname} ${from.pathname}`) ||
      this.#steps.has(`${from.pathname} ${to.pathname}`)
    );
  }
}

/** Delay before a skeleton appears, in milliseconds, so that fast pages do not flash one. */
export const SKELETON_AFTER = 120;

export interface PageRouterParts<Route> {
  find: FindPage<Route>;
  load: LoadPage<Route>;
  /** The first page, and what the server said about it. */
  match: Match<Route> | null;
  error?: unknown;
  /** What becomes of pages that fail; without it, they fail. */
  judge?: JudgePage;
  window: Window;
}

type Step = "PUSH" | "REPLACE" | "POP";

interface Going extends Pick<NavigateOptions, "preventScrollReset" | "viewTransition"> {
  location: PageLocation;
  step: Step;
}

type Arrival = Pick<RouterState, "match" | "error">;

/**
 * The browser's navigation through this site's pages: matching, loading, redirects, failures, Back
 * and Forward, scroll positions, shared elements.
 */
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
    this.state = {
      location,
      match: parts.match,
      visit: 0,
      error: parts.error ?? null,
      busy: false,
      waiting: false,
      scroll: "stay",
    };
  }

  readonly subscribe = (listener: RouterListener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The first page may be one that somebody returns to. */
  readonly keepScroll = (
    positions: Record<string, number>,
    position: () => number,
  ): (() => void) => {
    this.#scroll = { positions, position };
    const saved = positions[this.state.location.key];
    if (this.state.scroll === "stay" && saved !== undefined) this.#update({ scroll: saved });
    return () => {
      this.#scroll = null;
    };
  };

  readonly navigate = async (
    to: string | number,
    { replace = false, state, ...options }: NavigateOptions = {},
  ): Promise<void> => {
    if (typeof to === "number") return this.#history.go(to);
    const location = this.#history.locationOf(new URL(to, this.#urlOf(this.state.location)), state);
    return this.#go({ ...options, location, step: replace ? "REPLACE" : "PUSH" });
  };

  #urlOf(location: PageLocation): URL {
    return new URL(pathOf(location), this.#parts.window.location.origin);
  }

  async #go(going: Going): Promise<void> {
    const { location } = going;
    if (!this.state.waiting && isHashOnly(this.state.location, location))
      return this.#arrive(going, this.state);
    const ticket = (this.#latest += 1);
    const overtaken = () => ticket !== this.#latest;
    this.#noteScroll();
    this.#update({ busy: true });
    let match: Match<Route> | null = null;
    let late = false;
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
    if (outcome.kind === "shown") return this.#judge(going, outcome, overtaken);
    // What Back led to, or what a skeleton stands for, is already in the history: replace it.
    const step = going.step === "POP" || this.#isAt(location) ? "REPLACE" : going.step;
    await this.#go({
      ...going,
      location: this.#history.locationOf(new URL(outcome.to, this.#urlOf(location)), null),
      step,
    });
  }

  /** Shows what has loaded. A page that failed may be loaded in full instead. */
  async #judge(going: Going, arrival: Arrival, overtaken: () => boolean): Promise<void> {
    const { judge } = this.#parts;
    const { location, step } = going;
    if (arrival.error === null || !judge) return this.#arrive(going, arrival);
    const verdict = await judge(
      arrival.error,
      new URL(toAddress(pathOf(location)), this.#parts.window.location.origin),
    );
    if (overtaken()) return;
    if (verdict.kind === "failed") return this.#arrive(going, { ...arrival, error: verdict.error });
    if (step !== "POP" && !this.#isAt(location)) this.#history.write(location, step);
    if (reloadPage(this.#parts.window)) return;
    this.#arrive({ ...going, step: "POP" }, arrival);
  }

  /**
   * The address changes before the page is loaded; a popup over this page is waited for in place.
   */
  #wait({ location, step, preventScrollReset }: Going, match: RouterState["match"]): void {
    if (
      !match?.route.hasSkeleton ||
      pageOf(location.pathname) === pageOf(this.state.location.pathname)
    )
      return;
    const scroll = this.#scrollTo(location, preventScrollReset);
    if (step !== "POP") this.#history.write(location, step);
    this.#update({ location, match, error: null, waiting: true, scroll });
  }

  #arrive(
    { location, step, preventScrollReset, viewTransition = false }: Going,
    { match, error }: Arrival,
  ): void {
    const from = this.state.location;
    const waited = this.#isAt(location);
    if (step !== "POP" && !waited) this.#history.write(location, step);
    const travels =
      !waited &&
      (step === "POP"
        ? this.#transitions.backTo(from, location)
        : viewTransition && this.#transitions.note(from, location));
    const scroll = this.#scrollTo(location, preventScrollReset);
    this.#update({ match, error, location, busy: false, waiting: false, scroll }, travels);
  }

  #isAt(location: PageLocation): boolean {
    return this.state.waiting && this.state.location === location;
  }

  #scrollTo({ key }: PageLocation, stay = false): ScrollPlace {
    return this.#scroll?.positions[key] ?? (stay ? "stay" : "start");
  }

  /** A skeleton's position is not worth restoring. */
  #noteScroll(): void {
    if (this.#scroll && !this.state.waiting)
      this.#scroll.positions[this.state.location.key] = this.#scroll.position();
  }

  #update(change: Partial<RouterState>, travels = false): void {
    const before = this.state;
    const after = { ...before, ...change };
    const stays = after.match?.route === before.match?.route;
    this.state = { ...after, visit: stays ? before.visit : before.visit + 1 };
    for (const listener of this.#listeners) listener(travels);
  }
}

function isHashOnly(from: PageLocation, to: PageLocation): boolean {
  return (
    to.hash !== "" &&
    from.hash !== to.hash &&
    from.pathname === to.pathname &&
    from.search === to.search
  );
}
