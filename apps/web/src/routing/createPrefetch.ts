import type { FindRoute } from "./createRoutes.ts";
import type { LoadContext } from "./LoadContext.ts";

interface PrefetchParts {
  find: FindRoute;
  context: LoadContext;
  origin: string;
  /** Whether the browser asks for reduced data use. */
  savesData: () => boolean;
}

/**
 * Loads what an address shows before the user navigates there. Failed requests are repeated by the
 * navigation itself.
 */
export function createPrefetch({
  find,
  context,
  origin,
  savesData,
}: PrefetchParts): (href: string) => void {
  return (href) => {
    const url = new URL(href, origin);
    if (savesData() || url.origin !== origin) return;
    const found = find(url.pathname);
    found?.route.prepare({ url, params: found.params }, context).catch(() => {});
  };
}
