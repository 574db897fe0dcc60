import type { Shortcut } from "./shortcuts.ts";

export interface KeyMatch {
  hit: Shortcut | null;
  /** The key that waits for a second one. */
  held: string | null;
}

/** What a key means after the one that is held: a shortcut, the beginning of one, or nothing. */
export function matchKeys(table: readonly Shortcut[], held: string | null, key: string): KeyMatch {
  const both = held === null ? undefined : table.find(({ keys }) => keys.length === 2 && keys[0] === held && keys[1] === key);
  if (both) return { hit: both, held: null };
  const alone = table.find(({ keys }) => keys.length === 1 && keys[0] === key);
  if (alone) return { hit: alone, held: null };
  return { hit: null, held: table.some(({ keys }) => keys.length === 2 && keys[0] === key) ? key : null };
}
