/** A title and the one it should follow; null to be first. */
export interface ItemMove {
  title: number;
  after: number | null;
}

/** The move of the title at `from` to `to`. */
export function moveOf(titles: readonly number[], from: number, to: number): ItemMove | null {
  const title = titles[from];
  if (title === undefined || from === to) return null;
  return { title, after: titles[from < to ? to : to - 1] ?? null };
}

/** The titles with one of them moved; unchanged if either title is missing, like on the server. */
export function moveAfter(titles: readonly number[], { title, after }: ItemMove): number[] {
  const others = titles.filter((each) => each !== title);
  const at = after === null ? 0 : others.indexOf(after) + 1;
  if (others.length === titles.length || (after !== null && at === 0)) return [...titles];
  return others.toSpliced(at, 0, title);
}
