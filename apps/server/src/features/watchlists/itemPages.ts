import { sortWatchlist, type WatchlistSort } from "@worthy/domain";
import { Refusal } from "../../platform/refusal.ts";
import type { Title } from "../catalogue/title.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import { compileItemFilter, hasSeen, isFiltered, type ItemFilter } from "./filterItems.ts";
import { MOST_ITEMS } from "./itemStore.ts";
import { mayScoreWith } from "./listPolicy.ts";
import type { ListContext, OpenWatchlist } from "./openWatchlist.ts";
import { presentItem, type KnownItem } from "./presentWatchlist.ts";
import type { WatchlistPorts } from "./watchlistPorts.ts";

interface ItemOptions {
  limit: number;
  offset: number;
  sort: WatchlistSort;
  filter?: ItemFilter;
}

/** The values that sorting needs. */
function sortable({ row, title }: KnownItem, scorer: TitleScorer, sort: WatchlistSort) {
  const score = sort === "SCORE" ? scorer.score(title) : null;
  return {
    row,
    title,
    addedAt: row.addedAt.toISOString(),
    show: {
      name: scorer.name(title),
      firstAirDate: title.firstAirDate,
      runtime: title.runtime,
      score,
    },
  };
}

/** Reads items of lists as one person sees them. */
export function createItemPages(ports: WatchlistPorts) {
  const lookAt = async (list: OpenWatchlist, context: ListContext) => {
    const [look, others] = await Promise.all([
      ports.open(context),
      ports.scoresOfOthers(context, mayScoreWith(context.owner, list.row)),
    ]);
    const { seenWhole, taste } = look;
    const isSeen = (title: Title) => hasSeen(title, { ratings: taste.ratings, seenWhole });
    return { ...look, others, isSeen };
  };
  const known = async (
    list: OpenWatchlist,
    page: { limit: number; offset: number },
  ): Promise<KnownItem[]> => {
    const rows = await list.items(page);
    return rows.flatMap((row) => {
      const title = ports.snapshot().title(row.itemId);
      return title ? [{ row, title }] : [];
    });
  };
  /**
   * A page of the list. Its own order without a filter comes from the database; otherwise all items
   * are read, but only the page is presented.
   */
  const pageOf = async (
    list: OpenWatchlist,
    context: ListContext,
    { limit, offset, sort, filter }: ItemOptions,
  ) => {
    if (sort === "CUSTOM" && !(filter && isFiltered(filter))) {
      const [look, items] = await Promise.all([
        lookAt(list, context),
        known(list, { limit, offset }),
      ]);
      return { items: items.map((item) => presentItem(item, look)), total: list.row.numItems };
    }
    const look = await lookAt(list, context);
    const { scorer, region, taste, seenWhole } = look;
    const test = filter
      ? compileItemFilter(filter, { region, ratings: taste.ratings, seenWhole })
      : () => true;
    if (test instanceof Refusal) return test;
    const all = (await known(list, { limit: MOST_ITEMS, offset: 0 })).filter(({ title }) =>
      test(title),
    );
    const sorted = sortWatchlist(
      all.map((item) => sortable(item, scorer, sort)),
      sort,
    );
    return {
      items: sorted.slice(offset, offset + limit).map((item) => presentItem(item, look)),
      total: filter && isFiltered(filter) ? all.length : list.row.numItems,
    };
  };
  return { lookAt, known, pageOf };
}

export type ItemPages = ReturnType<typeof createItemPages>;

/** A page with its position among all items. */
export const paged = <Page extends { total: number }>(
  page: Page | Refusal,
  { limit, offset }: { limit: number; offset: number },
) =>
  page instanceof Refusal
    ? page
    : { ...page, pagination: { totalCount: page.total, limit, offset } };
