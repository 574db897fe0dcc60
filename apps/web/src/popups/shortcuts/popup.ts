import { SHORTCUTS_POPUP } from "../../features/shortcuts/shortcutsName.ts";
import type { Popup } from "../../routing/Popup.ts";
import { lazyComponent } from "../../routing/lazyComponent.ts";

/** `?shortcuts=1`: the keyboard shortcuts. */
export const popup: Popup = {
  name: SHORTCUTS_POPUP,
  accepts: (value) => value === "1",
  component: lazyComponent(() =>
    import("./ShortcutsPopup.tsx").then(({ ShortcutsPopup }) => ShortcutsPopup),
  ),
};
