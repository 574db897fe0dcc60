import { SHORTCUTS_POPUP } from "./shortcutsName.ts";

/** Where a shortcut leads: an address, or a popup over the page. */
export type ShortcutGoal = { to: string } | { popup: string };

export interface Shortcut {
  /** Pressed one after the other, as `KeyboardEvent.key` has them. */
  keys: readonly [string] | readonly [string, string];
  word: "shortcuts.search" | "shortcuts.today" | "shortcuts.rate" | "shortcuts.watchlists" | "shortcuts.help";
  goal: ShortcutGoal;
}

/** Every shortcut that works on every page. Keys that belong to a focused control are listed beside them in the help, and are the control's. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ["/"], word: "shortcuts.search", goal: { to: "/search" } }, // the field in the top bar takes it first, where there is one
  { keys: ["g", "t"], word: "shortcuts.today", goal: { to: "/home/" } },
  { keys: ["g", "r"], word: "shortcuts.rate", goal: { to: "/rate" } },
  { keys: ["g", "w"], word: "shortcuts.watchlists", goal: { to: "/watchlist" } },
  { keys: ["?"], word: "shortcuts.help", goal: { popup: SHORTCUTS_POPUP } },
];
