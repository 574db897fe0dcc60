import { itemKey } from "@worthy/domain";
import type { CallInput, CallOutput } from "@worthy/contract";
import { keepPreviousData, useQueries, useQuery, queryOptions } from "@tanstack/react-query";
import { useState } from "react";
import { useUserId } from "../../session/useUserId.ts";
import { useScreenFilters } from "../../settings/useScreenFilters.ts";
import type { ItemFilters } from "../../settings/localSettings.ts";
import { countFilters, filterQuery } from "../filters/listFilters.ts";
import { pageAt, rangeOf } from "./listPages.ts";
import { firstPageOf, type Watchlist, type WatchlistItem } from "./watchlistQuery.ts";
import type { Span } from "../items/windowOf.ts";
import type { ApiQueryKey } from "../../../api/apiQuery.ts";

/** The next page is requested this close to the end. */
const NEAR_END = 20;

export interface ListPage {
  /** The server's items, filtered and as far as requested. */
  items: readonly WatchlistItem[];
  /** Number of items that pass the filters, including those not requested. */
  total: number;
  filters: ItemFilters;
  /** Number of filters set. */
  active: number;
  filter: (change: Partial<ItemFilters>) => void;
  /** The previous filters' items are shown until the response arrives. */
  isStale: boolean;
  failed: boolean;
  retry: () => void;
  /** Requests the next page, or retries a failed one; null if everything is loaded or loading. */
  showMore: (() => void) | null;
  /**
   * Reports the visible rows: their pages are kept fresh, and near the end the next one is
   * requested.
   */
  look: (span: Span) => void;
}

/**
 * The shown part of a list: its first page comes with the list, filtered and further pages are
 * requested separately.
 */
export function useListPage(list: Watchlist): ListPage {
  const userId = useUserId() ?? "";
  const [filters, keep] = useScreenFilters("watchlist");
  const filtered = filterQuery(filters);
  const active = countFilters(filters);
  const asked = active > 0;
  const first = firstPageOf(list.id);
  // Other filters or another order start at the top.
  const of = JSON.stringify([filtered, list.sort]);
  const [wanted, setWanted] = useState({ of, pages: 1 });
  const pages = wanted.of === of ? wanted.pages : 1;
  const [seen, setSeen] = useState({ from: 0, to: 0 });
  const queryOf = (page: number) =>
    listItemsQuery({
      params: { userId, watchlistId: String(list.id) },
      query: { ...filtered, ...rangeOf(page, first) },
    });
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...queryOf(0),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  const further = useFurtherPages(queryOf, pages, seen);
  const top = asked && data ? data : { items: list.items, total: list.numItems };
  const waits = further.some(({ data: page }) => page === undefined);
  const items =
    further.length === 0
      ? top.items
      : eachOnce([top.items, ...further.flatMap(({ data: page }) => (page ? [page.items] : []))]);
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

/**
 * The pages after the first. Pages out of view aren't refetched on each change, but when they come
 * back into view.
 */
function useFurtherPages(
  queryOf: (page: number) => ReturnType<typeof listItemsQuery>,
  pages: number,
  seen: Span,
) {
  return useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => ({
      ...queryOf(at + 1),
      enabled: (query: { state: { data?: unknown } }) =>
        query.state.data === undefined || (at + 1 >= seen.from && at + 1 <= seen.to),
    })),
  });
}

/** A list that changes between two responses may have an item in both. */
function eachOnce(pages: readonly (readonly WatchlistItem[])[]): WatchlistItem[] {
  return [...new Map(pages.flat().map((item) => [itemKey(item), item])).values()];
}

/**
 * A further or filtered page of a list. Its key is like that of every watchlist read, so that
 * changes invalidate it.
 */
function listItemsQuery(input: CallInput<"listWatchlistItems">) {
  return queryOptions<
    CallOutput<"listWatchlistItems">,
    Error,
    CallOutput<"listWatchlistItems">,
    ApiQueryKey
  >({ queryKey: ["watchlists", "listWatchlistItems", input] });
}
