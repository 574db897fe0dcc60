import type { PageRoute } from "../router/matchRoute.ts";
import { createPrepare, type Prepare } from "./createPrepare.ts";
import type { Popup } from "./Popup.ts";
import type { PrefetchQuery, Screen, ScreenContext } from "./Screen.ts";

export interface RouteParts {
  screens: readonly Screen[];
  popups: readonly Popup[];
  shellQueries: (context: ScreenContext) => readonly PrefetchQuery[];
}

/** A screen that the router can lead to. */
export interface ScreenRoute extends Screen, PageRoute {
  prepare: Prepare;
}

/** Turns the table of screens into the router's routes. */
export function createRoutes({ screens, popups, shellQueries }: RouteParts): readonly ScreenRoute[] {
  return screens.map((screen) => ({ ...screen, hasSkeleton: screen.skeleton !== undefined, prepare: createPrepare({ screen, popups, shellQueries }) }));
}
