import type { Match, PageRoute } from "./matchRoute.ts";
import type { PageLocation } from "./PageLocation.ts";

/** How far down a page begins: so many pixels, where its address says, or where the last one was. */
export type ScrollPlace = number | "start" | "stay";

/** What the router shows. */
export interface RouterState {
  location: PageLocation;
  /** Null where the address leads nowhere. */
  match: Match<PageRoute> | null;
  /** Why the page cannot be shown; null where it can. */
  error: unknown;
  /** A step is on its way. */
  busy: boolean;
  /** The page is not there yet: its skeleton stands for it. */
  waiting: boolean;
  scroll: ScrollPlace;
}

export interface NavigateOptions {
  replace?: boolean;
  /** Travels with the entry of the history. */
  state?: unknown;
  /** Stays scrolled as it is. */
  preventScrollReset?: boolean;
  /** A shared element travels to the next page. */
  viewTransition?: boolean;
}

/** Goes to a path of this site, to another query of this page (`?q=x`), or so many steps through the history. */
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

/** Called after each change; `travels` where a shared element moves. */
export type RouterListener = (travels: boolean) => void;

/** What components need of a router; the server's stands still. */
export interface Router {
  readonly state: RouterState;
  readonly navigate: Navigate;
  readonly subscribe: (listener: RouterListener) => () => void;
  /** Keeps how far each entry of the history was scrolled, by its key. */
  readonly keepScroll: (positions: Record<string, number>, position: () => number) => () => void;
}
