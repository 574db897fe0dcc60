import { matchRoute } from "../router/matchRoute.ts";
import type { ScreenRoute } from "./createRoutes.ts";
import type { LoadContext } from "./LoadContext.ts";

interface PrefetchParts {
  routes: readonly ScreenRoute[];
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
    const found = matchRoute(routes, url.pathname);
    if (found) found.route.prepare({ url, params: found.params }, context).catch(() => {});
  };
}
