import { matchRoute, type Match, type PageRoute } from "../router/matchRoute.ts";
import { pageOf } from "../router/popupPath.ts";
import { createPrepare, type Prepare } from "./createPrepare.ts";
import type { LazyFile } from "./LazyFile.ts";
import type { Popup } from "./Popup.ts";
import type { PrefetchQuery, Screen, ScreenContext } from "./Screen.ts";

export interface RouteParts {
  screens: readonly Screen[];
  /** Those that stand in a file of their own: it is loaded when none of `screens` is asked for. */
  later: LazyFile<readonly Screen[]>;
  popups: readonly Popup[];
  shellQueries: (context: ScreenContext) => readonly PrefetchQuery[];
}

/** A screen that the router can lead to. */
export interface ScreenRoute extends Screen, PageRoute {
  prepare: Prepare;
  /** The file that the screen itself is declared in, where that is not at hand from the start. */
  declaredIn: LazyFile<unknown> | null;
}

/** What an address leads to; null where it leads nowhere. */
export type FindRoute = (pathname: string) => Promise<Match<ScreenRoute> | null>;

/** Turns the tables of screens into the router's routes. */
export function createRoutes({ screens, later, popups, shellQueries }: RouteParts): FindRoute {
  const routesOf = (table: readonly Screen[], declaredIn: ScreenRoute["declaredIn"]): readonly ScreenRoute[] =>
    table.map((screen) => ({
      ...screen,
      declaredIn,
      get hasSkeleton() {
        return (screen.skeleton?.() ?? null) !== null;
      },
      prepare: createPrepare({ screen, popups, shellQueries }),
    }));
  const first = routesOf(screens, null);
  let others: readonly ScreenRoute[] | null = null;
  return async (pathname) => {
    const page = pageOf(pathname);
    return matchRoute(first, page) ?? matchRoute((others ??= routesOf(await later.load(), later)), page);
  };
}
