export type Params = Readonly<Record<string, string | undefined>>;

export interface PageRoute {
  /**
   * Segments between slashes; one that starts with a colon matches anything, e.g. `/tv/:slugId`.
   */
  path: string;
  /** Has a skeleton to show while the page loads. */
  hasSkeleton: boolean;
}

export interface Match<Route> {
  route: Route;
  params: Params;
}

/**
 * The first route that matches an address, ignoring case and a trailing slash, with the values of
 * its parameters.
 */
export function matchRoute<Route extends Pick<PageRoute, "path">>(
  routes: readonly Route[],
  pathname: string,
): Match<Route> | null {
  const asked = partsOf(pathname).map(decoded);
  for (const route of routes) {
    const params = paramsOf(partsOf(route.path), asked);
    if (params) return { route, params };
  }
  return null;
}

function partsOf(path: string): string[] {
  return path.replace(/\/+$/, "").split("/");
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a stray percent sign is kept as it is
  }
}

function paramsOf(pattern: readonly string[], asked: readonly string[]): Params | null {
  if (pattern.length !== asked.length) return null;
  const params: Record<string, string> = {};
  for (const [place, part] of pattern.entries()) {
    const value = asked[place] ?? "";
    if (!part.startsWith(":")) {
      if (part.toLowerCase() !== value.toLowerCase()) return null;
    } else if (value === "") return null;
    else params[part.slice(1)] = value;
  }
  return params;
}
