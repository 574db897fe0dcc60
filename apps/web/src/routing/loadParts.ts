import type { QueryClient } from "@tanstack/react-query";
import { matchRoute } from "../router/matchRoute.ts";
import type { ScreenRoute } from "./createRoutes.ts";
import { popupsOf, type Popup } from "./Popup.ts";

interface Site {
  routes: readonly ScreenRoute[];
  popups: readonly Popup[];
}

interface Visit {
  location: { pathname: string; search: string };
  userId: string | null;
  /** Knows what the page's screen has asked for to decide what it shows. */
  queryClient: QueryClient;
}

/** The files of a page whose data is in hand: its screen's, what that shows within, and its popups'. */
export function partsAt({ routes, popups }: Site, { location, ...asked }: Visit): { source: string; load: () => Promise<unknown> }[] {
  const { pathname, search } = location;
  const match = matchRoute(routes, pathname);
  const within = match?.route.within?.({ params: match.params, search: new URLSearchParams(search), pathname, ...asked });
  return [match?.route.part, within, ...popupsOf(popups, location).map(({ popup }) => popup.part)].filter((part) => part !== undefined);
}

/** Loads the files of the page that the server has rendered. */
export async function loadParts(...page: Parameters<typeof partsAt>): Promise<void> {
  await Promise.all(partsAt(...page).map((part) => part.load()));
}
