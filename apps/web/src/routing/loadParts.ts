import { matchRoute } from "../router/matchRoute.ts";
import type { ScreenRoute } from "./createRoutes.ts";
import { popupsOf, type Popup } from "./Popup.ts";

/** The files of an address: its screen's and its popups'. */
export function partsAt(
  routes: readonly ScreenRoute[],
  popups: readonly Popup[],
  { pathname, search }: { pathname: string; search: string },
): { source: string; load: () => Promise<unknown> }[] {
  return [matchRoute(routes, pathname)?.route.part, ...popupsOf(popups, { pathname, search }).map(({ popup }) => popup.part)].filter((part) => part !== undefined);
}

/** Loads the files of the page that the server has rendered. */
export async function loadParts(...address: Parameters<typeof partsAt>): Promise<void> {
  await Promise.all(partsAt(...address).map((part) => part.load()));
}
