import type { Match, PageRoute } from "./matchRoute.ts";
import type { PageLocation } from "./PageLocation.ts";

/** Scroll position of a page: pixels from the top, wherever its address says, or unchanged. */
export type ScrollPlace = number | "start" | "stay";

/** What the router shows. */
export interface RouterState {
  location: PageLocation;
  /** Null if no route matches. */
  match: Match<PageRoute> | null;
  /**
   * Counts the visits to pages, whatever their parameters. Coming back to a page is another visit,
   * even if React never drew the page in between.
   */
  visit: number;
  /** Why the page cannot be shown; null if it can. */
  error: unknown;
  /** A navigation is in progress. */
  busy: boolean;
  /** The page is still loading and its skeleton is shown. */
  waiting: boolean;
  scroll: ScrollPlace;
}

export interface NavigateOptions {
  replace?: boolean;
  /** State of the history entry. */
  state?: unknown;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  /** A shared element moves to the next page. */
  viewTransition?: boolean;
}

/**
 * Goes to a path of this site, to another query of this page (`?q=x`), or by a number of steps
 * through the history.
 */
export type Navigate = (to: string | number, options?: NavigateOptions) => Promise<void>;

/** Called after each change; `travels` if a shared element moves. */
export type RouterListener = (travels: boolean) => void;

/** What components need of a router; the server's never navigates. */
export interface Router {
  readonly state: RouterState;
  readonly navigate: Navigate;
  readonly subscribe: (listener: RouterListener) => () => void;
  /** Records the scroll position of each history entry, by its key. */
  readonly keepScroll: (positions: Record<string, number>, position: () => number) => () => void;
}
