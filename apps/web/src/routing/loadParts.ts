import type { RouteObject } from "react-router";
import { screenAt } from "./createPrefetch.ts";
import { popupsOf, type Popup } from "./Popup.ts";

/** The files of an address: its screen's and its popups'. */
export function partsAt(
  routes: RouteObject[],
  popups: readonly Popup[],
  { pathname, search }: { pathname: string; search: string },
): { source: string; load: () => Promise<unknown> }[] {
  return [screenAt(routes, pathname)?.screen.part, ...popupsOf(popups, { pathname, search }).map(({ popup }) => popup.part)].filter((part) => part !== undefined);
}

/** Loads the files of the page that the server has rendered. */
export async function loadParts(...address: Parameters<typeof partsAt>): Promise<void> {
  await Promise.all(partsAt(...address).map((part) => part.load()));
}
