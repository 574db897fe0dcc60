import { matchRoute, type Match, type PageRoute } from "../router/matchRoute.ts";
import { pageOf } from "../router/popupPath.ts";
import { createPrepare, type Prepare } from "./createPrepare.ts";
import type { Popup } from "./Popup.ts";
import type { PrefetchQuery, Screen, ScreenContext } from "./Screen.ts";

export interface RouteParts {
  screens: readonly Screen[];
  popups: readonly Popup[];
  shellQueries: (context: ScreenContext) => readonly PrefetchQuery[];
}

/** A screen at one of its paths. */
export interface ScreenRoute extends Omit<Screen, "path">, PageRoute {
  prepare: Prepare;
}

/** The route for a path; null if none matches. */
export type FindRoute = (pathname: string) => Match<ScreenRoute> | null;

/** Turns the screens into routes. */
export function createRoutes({ screens, popups, shellQueries }: RouteParts): FindRoute {
  const routes = screens
    .flatMap((screen): ScreenRoute[] =>
      [screen.path].flat().map((path) => ({
        ...screen,
        path,
        hasSkeleton: screen.skeleton !== undefined,
        prepare: createPrepare({ screen, popups, shellQueries }),
      })),
    )
    // The first match wins: `/friends/messages` must not match `/friends/:friendId`.
    .sort((one, other) => parametersIn(one) - parametersIn(other));
  return (pathname) => matchRoute(routes, pageOf(pathname));
}

const parametersIn = ({ path }: PageRoute) => path.split(":").length;
