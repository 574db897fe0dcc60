import type { Shortcut } from "./shortcuts.ts";

export interface KeyMatch {
  hit: Shortcut | null;
  /** The first key of a pair, waiting for the second. */
  held: string | null;
}

/** The meaning of a key after a held one: a shortcut, the start of one, or nothing. */
export function matchKeys(table: readonly Shortcut[], held: string | null, key: string): KeyMatch {
  const both =
    held === null
      ? undefined
      : table.find(({ keys }) => keys.length === 2 && keys[0] === held && keys[1] === key);
  if (both) return { hit: both, held: null };
  const alone = table.find(({ keys }) => keys.length === 1 && keys[0] === key);
  if (alone) return { hit: alone, held: null };
  return {
    hit: null,
    held: table.some(({ keys }) => keys.length === 2 && keys[0] === key) ? key : null,
  };
}
