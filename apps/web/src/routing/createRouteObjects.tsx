import { createElement, type ComponentType } from "react";
import type { RouteObject } from "react-router";
import { createLoader, createPrepare } from "./createLoader.ts";
import type { LazyPart } from "./LazyPart.ts";
import type { Popup } from "./Popup.ts";
import type { PrefetchQuery, Screen, ScreenContext } from "./Screen.ts";

export interface RouteParts {
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
  const failure = <Failure />;
  return [
    {
      id: "shell",
      element: <Shell />,
      errorElement: failure,
      children: [
        ...screens.map((screen) => {
          const prepare = createPrepare({ screen, popups, shellQueries });
          return {
            id: screen.path,
            path: screen.path,
            element: <LoadedScreen key={screen.path} part={screen.part} />,
            errorElement: failure,
            loader: createLoader(prepare),
            handle: { ...screen, prepare },
          };
        }),
        { id: "missing", path: "*", loader: missing, element: failure, errorElement: failure },
      ],
    },
  ];
}

/** The loader, or the browser's entry on the first page, has loaded the part before it is shown. */
function LoadedScreen({ part }: { part: LazyPart<object> }) {
  const Component = part.loaded();
  if (!Component) throw new Error(`${part.source} is shown before it is loaded`);
  return createElement(Component);
}
