interface ShownNews {
  listId: number;
  text: string;
}

const listeners = new Set<() => void>();
const watched = new Map<number, number>();
let news: ShownNews | null = null;

/** The last that others did to the list on the screen. It stands there: who looks at a list needs no message over it. */
export const shownNews = {
  /** Says it where the list is on the screen; false where it is not. */
  tell: (next: ShownNews): boolean => {
    if (!watched.has(next.listId)) return false;
    news = next;
    for (const listener of listeners) listener();
    return true;
  },
  of: (listId: number): string | null => (news?.listId === listId ? news.text : null),
  /** That a list is on the screen from now on, and that it is no longer. */
  watch: (listId: number, listener: () => void): (() => void) => {
    listeners.add(listener);
    watched.set(listId, (watched.get(listId) ?? 0) + 1);
    return () => {
      listeners.delete(listener);
      const left = (watched.get(listId) ?? 1) - 1;
      if (left > 0) watched.set(listId, left);
      else watched.delete(listId);
      if (left === 0 && news?.listId === listId) news = null;
    };
  },
};
