/** How a person sorts a watchlist. CUSTOM is the list's own order. */
export const WATCHLIST_SORTS = ["CUSTOM", "ADDED", "SCORE", "NAME", "YEAR", "RUNTIME"] as const;
export type WatchlistSort = (typeof WATCHLIST_SORTS)[number];

/**
 * What sorting needs. `score` 0-100, `firstAirDate` and `addedAt` ISO, `runtime` minutes; null if
 * unknown.
 */
export interface SortableItem {
  addedAt: string;
  show: { name: string; score: number | null; firstAirDate: string | null; runtime: number | null };
}

const names = new Intl.Collator("en", { sensitivity: "base", numeric: true });

const COMPARE: Record<
  Exclude<WatchlistSort, "CUSTOM">,
  (a: SortableItem, b: SortableItem) => number
> = {
  ADDED: (a, b) => b.addedAt.localeCompare(a.addedAt),
  SCORE: (a, b) => lastWhereUnknown(a.show.score, b.show.score, (one, other) => other - one),
  NAME: (a, b) => names.compare(a.show.name, b.show.name),
  YEAR: (a, b) =>
    lastWhereUnknown(
      a.show.firstAirDate,
      b.show.firstAirDate,
      (one, other) => Number(other.slice(0, 4)) - Number(one.slice(0, 4)),
    ),
  RUNTIME: (a, b) => lastWhereUnknown(a.show.runtime, b.show.runtime, (one, other) => one - other),
};

/**
 * Sorted items: latest added, highest score, A to Z, newest year, or shortest first. Ties keep the
 * list's order, which is the order of `items`.
 */
export function sortWatchlist<Item extends SortableItem>(
  items: readonly Item[],
  sort: WatchlistSort,
): Item[] {
  return sort === "CUSTOM" ? [...items] : items.toSorted(COMPARE[sort]);
}

function lastWhereUnknown<Value>(
  a: Value | null,
  b: Value | null,
  compare: (a: Value, b: Value) => number,
): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}
