import type { RatingValue } from "@worthy/domain";

/** The keys of a focused poster and their effects, in the order they are explained. */
export const POSTER_KEYS = [
  ["l", "LOVE"],
  ["k", "LIKE"],
  ["m", "MEH"],
  ["d", "DISLIKE"],
  ["s", "SKIP"],
  ["z", "UNDO"],
] as const satisfies readonly (readonly [string, RatingValue | "UNDO"])[];

const ACTIONS: ReadonlyMap<string, RatingValue | "UNDO"> = new Map(POSTER_KEYS);

/**
 * The effect of a key on the focused poster; null for other keys, a key that is held down, and the
 * browser's own.
 */
export function wallAction(event: {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat?: boolean;
}): RatingValue | "UNDO" | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat === true) return null;
  return ACTIONS.get(event.key.toLowerCase()) ?? null;
}

const SWIPES: Readonly<Record<string, RatingValue>> = {
  ArrowRight: "LIKE",
  ArrowLeft: "DISLIKE",
  ArrowUp: "LOVE",
  ArrowDown: "SKIP",
};

/**
 * The effect of a key on the top card: the letters, and the arrows as swipes in their direction.
 */
export function deckAction(event: Parameters<typeof wallAction>[0]): ReturnType<typeof wallAction> {
  const letter = wallAction(event);
  const swipes = !event.ctrlKey && !event.metaKey && !event.altKey && event.repeat !== true;
  return letter ?? (swipes ? (SWIPES[event.key] ?? null) : null);
}
