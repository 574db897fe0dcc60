import type { LazyPart } from "./LazyPart.ts";
import type { PrefetchQuery, ScreenContext } from "./Screen.ts";

export interface PopupProps {
  /** What stands after `?name=`. */
  value: string;
  close: () => void;
}

/** A popup is an address: `?{name}={value}` over any page. */
export interface Popup {
  name: string;
  /** Other values open nothing. */
  accepts: (value: string) => boolean;
  queries?: (context: ScreenContext, value: string) => readonly PrefetchQuery[];
  part: LazyPart<PopupProps>;
}

export interface OpenPopup {
  popup: Popup;
  value: string;
}

/** The popup that an address opens; the first of the table where it names several. */
export function popupOf(popups: readonly Popup[], search: URLSearchParams): OpenPopup | null {
  for (const popup of popups) {
    const value = search.get(popup.name);
    if (value !== null && popup.accepts(value)) return { popup, value };
  }
  return null;
}
