import { popupAt } from "../router/popupPath.ts";
import type { LazyPart } from "./LazyPart.ts";
import type { PrefetchQuery, ScreenContext } from "./Screen.ts";

export interface PopupProps {
  name: string;
  /** What stands after `?name=`; empty at the popup's own address. */
  value: string;
  close: () => void;
}

/** A popup is an address: `?{name}={value}` over any page. Some have an address of their own besides, some one under that of a title (`popupPath.ts`). */
export interface Popup {
  name: string;
  /** An own address, e.g. `/mini-rate`. The table of screens says which page lies under it there. */
  path?: string;
  /** Other values open nothing. */
  accepts: (value: string) => boolean;
  queries?: (context: ScreenContext, value: string) => readonly PrefetchQuery[];
  part: LazyPart<PopupProps>;
}

export interface OpenPopup {
  popup: Popup;
  value: string;
}

/** The popups that an address opens, oldest first: the one whose own address it is or that the path names, then those of the query in its order, each at most once. */
export function popupsOf(popups: readonly Popup[], { pathname, search }: { pathname: string; search: string }): readonly OpenPopup[] {
  const open = new Map<string, OpenPopup>();
  for (const popup of popups) if (popup.path === pathname) open.set(popup.name, { popup, value: "" });
  const under = popupAt(pathname);
  for (const [name, value] of [...(under ? [[under.name, under.value] as const] : []), ...new URLSearchParams(search)]) {
    const popup = popups.find((each) => each.name === name && each.accepts(value));
    if (popup && !open.has(name)) open.set(name, { popup, value });
  }
  return [...open.values()];
}
