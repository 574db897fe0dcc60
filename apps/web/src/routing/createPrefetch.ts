import { matchRoutes, type RouteObject } from "react-router";
import type { Prepare } from "./createLoader.ts";
import type { LoadContext } from "./loadContext.ts";
import type { Screen } from "./Screen.ts";

export interface PreparedScreen extends Screen {
  prepare: Prepare;
}

/** The screen that an address of this site shows, with the parameters in it. */
export function screenAt(routes: RouteObject[], pathname: string): { screen: PreparedScreen; params: Readonly<Record<string, string | undefined>> } | null {
  const match = matchRoutes(routes, pathname)?.at(-1);
  const screen = (match?.route.handle ?? null) as PreparedScreen | null; // createRouteObjects puts the screen there
  return match && screen ? { screen, params: match.params } : null;
}

interface PrefetchParts {
  routes: RouteObject[];
  context: LoadContext;
  origin: string;
  /** Whether the person asked the browser to load as little as possible. */
  savesData: () => boolean;
}

/** Loads what an address shows, ahead of the step there. What fails is asked again by the step itself. */
export function createPrefetch({ routes, context, origin, savesData }: PrefetchParts): (href: string) => void {
  return (href) => {
    const url = new URL(href, origin);
    if (savesData() || url.origin !== origin) return;
    const found = screenAt(routes, url.pathname);
    if (found) found.screen.prepare({ url, params: found.params }, context).catch(() => {});
  };
}
