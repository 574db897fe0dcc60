/** Titles that were asked for later, and the title of the deck after which they come: those on the screen stay where they are. */
export interface LaterPage<Title> {
  after: number | null;
  titles: readonly Title[];
}

/** The deck's order: what was asked for later knows more of the person, so it comes before what was asked for earlier and still lies underneath. */
export function deckOrder<Title extends { id: number }>(first: readonly Title[], later: readonly LaterPage<Title>[]): readonly Title[] {
  return later.reduce<readonly Title[]>((deck, { after, titles }) => {
    const at = deck.findIndex(({ id }) => id === after);
    return deck.toSpliced(at === -1 ? deck.length : at + 1, 0, ...titles);
  }, first);
}
