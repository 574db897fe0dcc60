import { SHORTCUTS_POPUP } from "./shortcutsName.ts";

/** Target of a shortcut: an address, or a popup over the page. */
export type ShortcutGoal = { to: string } | { popup: string };

export interface Shortcut {
  /** Pressed in sequence, as in `KeyboardEvent.key`. */
  keys: readonly [string] | readonly [string, string];
  word:
    | "shortcuts.search"
    | "shortcuts.today"
    | "shortcuts.rate"
    | "shortcuts.watchlists"
    | "shortcuts.help";
  goal: ShortcutGoal;
}

/**
 * All shortcuts that work on every page. Keys of a focused control are also listed in the help, but
 * handled by the control.
 */
export const shortcuts: readonly Shortcut[] = [
  { keys: ["/"], word: "shortcuts.search", goal: { to: "/search" } }, // the field in the top bar handles it first, if there is one
  { keys: ["g", "t"], word: "shortcuts.today", goal: { to: "/home/" } },
  { keys: ["g", "r"], word: "shortcuts.rate", goal: { to: "/rate" } },
  { keys: ["g", "w"], word: "shortcuts.watchlists", goal: { to: "/watchlist" } },
  { keys: ["?"], word: "shortcuts.help", goal: { popup: SHORTCUTS_POPUP } },
];
