import { SHORTCUTS_POPUP } from "../../features/shortcuts/shortcutsName.ts";
import { lazyPart } from "../../routing/LazyPart.ts";
import type { Popup } from "../../routing/Popup.ts";

/** `?shortcuts=1`: the keys. */
export const shortcutsPopup: Popup = {
  name: SHORTCUTS_POPUP,
  accepts: (value) => value === "1",
  part: lazyPart("src/popups/shortcuts/ShortcutsPopup.tsx", () => import("./ShortcutsPopup.tsx").then((file) => file.ShortcutsPopup)),
};
