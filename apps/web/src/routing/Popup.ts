import { popupAt } from "../router/popupPath.ts";
import type { LazyComponent } from "./lazyComponent.ts";
import type { PrefetchQuery, ScreenContext } from "./Screen.ts";

export interface PopupProps {
  name: string;
  /** The value in `?name=value`; empty at the popup's own address. */
  value: string;
  close: () => void;
}

/**
 * A popup is an address: `?{name}={value}` over any page; `popups/<name>/popup.ts` declares one as
 * `popup`. Some also have an address of their own, some one under a title's (`popupPath.ts`).
 */
export interface Popup {
  name: string;
  /**
   * Its own address, e.g. `/mini-rate`. A screen with the same path defines the page below it
   * there.
   */
  path?: string;
  /** Other values open nothing. */
  accepts: (value: string) => boolean;
  queries?: (context: ScreenContext, value: string) => readonly PrefetchQuery[];
  component: LazyComponent<PopupProps>;
}

export interface OpenPopup {
  popup: Popup;
  value: string;
}

/**
 * The popups that an address opens, oldest first: the one with that address or named in its path,
 * then those of the query in order, each at most once.
 */
export function popupsOf(
  popups: readonly Popup[],
  { pathname, search }: { pathname: string; search: string },
): readonly OpenPopup[] {
  const open = new Map<string, OpenPopup>();
  for (const popup of popups)
    if (popup.path === pathname) open.set(popup.name, { popup, value: "" });
  const under = popupAt(pathname);
  for (const [name, value] of [
    ...(under ? [[under.name, under.value] as const] : []),
    ...new URLSearchParams(search),
  ]) {
    const popup = popups.find((each) => each.name === name && each.accepts(value));
    if (popup && !open.has(name)) open.set(name, { popup, value });
  }
  return [...open.values()];
}
