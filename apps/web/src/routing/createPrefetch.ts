import type { FindRoute } from "./createRoutes.ts";
import type { LoadContext } from "./LoadContext.ts";

interface PrefetchParts {
  find: FindRoute;
  context: LoadContext;
  origin: string;
  /** Whether the person asked the browser to load as little as possible. */
  savesData: () => boolean;
}

/** Loads what an address shows, ahead of the step there. What fails is asked again by the step itself. */
export function createPrefetch({ find, context, origin, savesData }: PrefetchParts): (href: string) => void {
  return (href) => {
    const url = new URL(href, origin);
    if (savesData() || url.origin !== origin) return;
    find(url.pathname)
      .then((found) => found?.route.prepare({ url, params: found.params }, context))
      .catch(() => {});
  };
}
