import type { ComponentType } from "react";
import type { RouteObject } from "react-router";
import { createLoader } from "./createLoader.ts";
import type { Popup } from "./Popup.ts";
import type { PrefetchQuery, Screen, ScreenContext } from "./Screen.ts";

interface RouteParts {
  screens: readonly Screen[];
  popups: readonly Popup[];
  shellQueries: (context: ScreenContext) => readonly PrefetchQuery[];
  Shell: ComponentType;
  /** Stands in the frame where a screen failed or does not exist. */
  Failure: ComponentType;
}

/** Turns the table of screens into the router's routes; each carries its screen as its handle. */
export function createRouteObjects({ screens, popups, shellQueries, Shell, Failure }: RouteParts): RouteObject[] {
  const missing = async (): Promise<null> => {
    throw new Response(null, { status: 404 });
  };
  return [
    {
      id: "shell",
      Component: Shell,
      ErrorBoundary: Failure,
      children: [
        ...screens.map((screen) => ({
          id: screen.path,
          path: screen.path,
          Component: screen.Component,
          ErrorBoundary: Failure,
          loader: createLoader({ screen, popups, shellQueries }),
          handle: screen,
        })),
        { id: "missing", path: "*", loader: missing, Component: Failure, ErrorBoundary: Failure },
      ],
    },
  ];
}
