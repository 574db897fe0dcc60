/**
 * Titles requested later, and the deck's title after which they are inserted: those on the screen
 * stay in place.
 */
export interface LaterPage<Title> {
  after: number | null;
  titles: readonly Title[];
}

/**
 * The deck's order: titles requested later are better informed, so they come before those requested
 * earlier, but still below the visible ones.
 */
export function deckOrder<Title extends { id: number }>(
  first: readonly Title[],
  later: readonly LaterPage<Title>[],
): readonly Title[] {
  return later.reduce<readonly Title[]>((deck, { after, titles }) => {
    const at = deck.findIndex(({ id }) => id === after);
    return deck.toSpliced(at === -1 ? deck.length : at + 1, 0, ...titles);
  }, first);
}
