import type { QueryClient } from "@tanstack/react-query";
import type { Match } from "../router/matchRoute.ts";
import type { ScreenRoute } from "./createRoutes.ts";
import { headerOf } from "./headerOf.ts";
import type { LazyComponent } from "./lazyComponent.ts";
import { popupsOf, type Popup } from "./Popup.ts";

type Loadable = Pick<LazyComponent<never>, "source"> & { load: () => Promise<unknown> };

interface Visit {
  match: Match<ScreenRoute> | null;
  popups: readonly Popup[];
  location: { pathname: string; search: string };
  userId: string | null;
  /** Holds the data that `decide` loaded. */
  queryClient: QueryClient;
}

/**
 * The files of a page whose data is loaded: its screen's, those of components within it, and its
 * popups'.
 */
export function partsAt({ match, popups, location, ...asked }: Visit): Loadable[] {
  const { pathname, search } = location;
  const within = match?.route.within?.({
    params: match.params,
    search: new URLSearchParams(search),
    pathname,
    ...asked,
  });
  return [
    match?.route.component,
    headerOf(match?.route ?? null, asked.userId),
    within,
    ...popupsOf(popups, location).map(({ popup }) => popup.component),
  ].filter((part) => part != null);
}

/** Loads the files of the page that the server has rendered. */
export async function loadParts(visit: Visit): Promise<void> {
  await Promise.all(partsAt(visit).map((part) => part.load()));
}
