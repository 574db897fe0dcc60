interface ShownNews {
  listId: number;
  text: string;
}

const listeners = new Set<() => void>();
const watched = new Map<number, number>();
let news: ShownNews | null = null;

/**
 * Others' latest change of the list on the screen, shown there: its viewer needs no message over
 * it.
 */
export const shownNews = {
  /** Shows it if the list is on the screen; otherwise false. */
  show: (next: ShownNews): boolean => {
    if (!watched.has(next.listId)) return false;
    news = next;
    for (const listener of listeners) listener();
    return true;
  },
  of: (listId: number): string | null => (news?.listId === listId ? news.text : null),
  /** Registers a list as on the screen; returns a function to unregister. */
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
