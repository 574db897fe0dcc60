import type { QueryClient } from "@tanstack/react-query";
import type { Match } from "../router/matchRoute.ts";
import type { ScreenRoute } from "./createRoutes.ts";
import { headerPartOf } from "./headerPartOf.ts";
import type { LazyFile } from "./LazyFile.ts";
import { popupsOf, type Popup } from "./Popup.ts";

interface Visit {
  match: Match<ScreenRoute> | null;
  popups: readonly Popup[];
  location: { pathname: string; search: string };
  userId: string | null;
  /** Knows what the page's screen has asked for to decide what it shows. */
  queryClient: QueryClient;
}

/** The files of a page whose data is in hand: its screen's, what that shows within, and its popups'. */
export function partsAt({ match, popups, location, ...asked }: Visit): LazyFile<unknown>[] {
  const { pathname, search } = location;
  const within = match?.route.within?.({ params: match.params, search: new URLSearchParams(search), pathname, ...asked });
  return [
    match?.route.declaredIn,
    match?.route.part,
    headerPartOf(match?.route ?? null, asked.userId),
    within,
    ...popupsOf(popups, location).map(({ popup }) => popup.part),
  ].filter((part) => part != null);
}

/** Loads the files of the page that the server has rendered. */
export async function loadParts(visit: Visit): Promise<void> {
  await Promise.all(partsAt(visit).map((part) => part.load()));
}
