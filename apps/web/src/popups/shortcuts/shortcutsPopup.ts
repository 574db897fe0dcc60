import { SHORTCUTS_POPUP } from "../../features/shortcuts/shortcuts.ts";
import type { Popup } from "../../routing/Popup.ts";
import { ShortcutsPopup } from "./ShortcutsPopup.tsx";

/** `?shortcuts=1`: the keys. */
export const shortcutsPopup: Popup = { name: SHORTCUTS_POPUP, accepts: (value) => value === "1", Component: ShortcutsPopup };
