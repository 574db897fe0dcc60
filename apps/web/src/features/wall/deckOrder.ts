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
 * earlier, but still below the visible ones. A title that is requested again moves up.
 */
export function deckOrder<Title extends { id: number }>(
  first: readonly Title[],
  later: readonly LaterPage<Title>[],
): readonly Title[] {
  return later.reduce<readonly Title[]>((deck, { after, titles }) => {
    const again = new Set(titles.map(({ id }) => id));
    const rest = deck.filter(({ id }) => id === after || !again.has(id));
    const at = rest.findIndex(({ id }) => id === after);
    const next = titles.filter(({ id }) => id !== after);
    return rest.toSpliced(at === -1 ? rest.length : at + 1, 0, ...next);
  }, first);
}
