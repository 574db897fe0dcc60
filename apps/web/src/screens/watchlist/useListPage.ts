import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { itemKey } from "@worthy/domain";
import { useState } from "react";
import { useUserId } from "../../features/session/useUserId.ts";
import { useScreenFilters } from "../../features/settings/useScreenFilters.ts";
import type { ItemFilters } from "../../features/settings/localSettings.ts";
import { countFilters, wishOf } from "./listFilters.ts";
import { listItemsQuery } from "./listItemsQuery.ts";
import { pageAt, rangeOf } from "./listPages.ts";
import { firstPageOf, type Watchlist, type WatchlistItem } from "./watchlistQuery.ts";
import type { Span } from "./windowOf.ts";

/** So near the end of what is there the next page is asked for. */
const NEAR_END = 20;

export interface ListPage {
  /** What the server says is there, under the filters and as far as was asked for. */
  items: readonly WatchlistItem[];
  /** How many pass the filters, those not asked for included. */
  total: number;
  filters: ItemFilters;
  /** How many filters narrow the list. */
  active: number;
  filter: (change: Partial<ItemFilters>) => void;
  /** What is shown is of the filters before, until the answer is here. */
  isStale: boolean;
  failed: boolean;
  retry: () => void;
  /** Asks for the next page, or again for one that did not come; null where all is there or on its way. */
  showMore: (() => void) | null;
  /** The rows that are looked at: their pages are kept fresh, and near the end the next one is asked for. */
  look: (span: Span) => void;
}

/** The part of a list that is shown: its first page comes with the list itself, what is filtered and what is further down is asked for page by page. */
export function useListPage(list: Watchlist): ListPage {
  const userId = useUserId() ?? "";
  const [filters, keep] = useScreenFilters("watchlist");
  const wish = wishOf(filters);
  const active = countFilters(filters);
  const asked = active > 0;
  const first = firstPageOf(list.id);
  // Other filters and another order begin at their own top.
  const of = JSON.stringify([wish, list.sort]);
  const [wanted, setWanted] = useState({ of, pages: 1 });
  const pages = wanted.of === of ? wanted.pages : 1;
  const [seen, setSeen] = useState({ from: 0, to: 0 });
  const queryOf = (page: number) => listItemsQuery({ params: { userId, watchlistId: String(list.id) }, query: { ...wish, ...rangeOf(page, first) } });
  const { data, isPlaceholderData, isError, refetch } = useQuery({ ...queryOf(0), enabled: asked, placeholderData: keepPreviousData });
  // What nobody looks at is not asked for again with each change; it is when they come back to it.
  const further = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => ({
      ...queryOf(at + 1),
      enabled: (query: { state: { data?: unknown } }) => query.state.data === undefined || (at + 1 >= seen.from && at + 1 <= seen.to),
    })),
  });
  const top = asked && data ? data : { items: list.items, total: list.numItems };
  const waits = further.some(({ data: page }) => page === undefined);
  const items = further.length === 0 ? top.items : eachOnce([top.items, ...further.flatMap(({ data: page }) => (page ? [page.items] : []))]);
  const last = rangeOf(pages - 1, first);
  const hasMore = top.total > last.offset + last.limit;
  const isStale = asked && (data === undefined || isPlaceholderData);
  const broken = further.filter((page) => page.isError && page.data === undefined);
  const canGrow = hasMore && !waits && !isStale;
  const grow = () => setWanted({ of, pages: pages + 1 });
  const again = () => broken.forEach((page) => void page.refetch());
  const showMore = broken.length > 0 ? again : canGrow ? grow : null;
  const look = (span: Span) => {
    const next = { from: pageAt(span.from, first), to: pageAt(span.to, first) };
    setSeen((now) => (now.from === next.from && now.to === next.to ? now : next));
    if (canGrow && span.to > 0 && span.to >= items.length - NEAR_END) grow();
  };
  return {
    items,
    total: top.total,
    filters,
    active,
    filter: (change) => keep({ ...filters, ...change }),
    isStale,
    failed: asked && isError && data === undefined,
    retry: () => void refetch(),
    showMore,
    look,
  };
}

/** A list that changes between two answers may name an item in both. */
function eachOnce(pages: readonly (readonly WatchlistItem[])[]): WatchlistItem[] {
  return [...new Map(pages.flat().map((item) => [itemKey(item), item])).values()];
}
