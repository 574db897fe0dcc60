import { sortWatchlist, type RatingValue, type WatchlistSort } from "@worthy/domain";
import { handlersOf, type Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import type { PersonLookup } from "../accounts/sharedPeople.ts";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import type { Title } from "../catalogue/title.ts";
import type { NotInterestedRatings } from "../ratings/notInterested.ts";
import type { TitleScorer } from "../titles/presentNode.ts";
import { activityHandlers } from "./showActivity.ts";
import { changeWatchlistHandlers } from "./changeWatchlist.ts";
import { compileItemFilter, countFilters, isFiltered, type ItemFilter } from "./filterItems.ts";
import { insertItem, MOST_ITEMS } from "./itemStore.ts";
import { listGone } from "./listPolicy.ts";
import { openWatchlist, type ListContext, type OpenWatchlist, type WatchlistId } from "./openWatchlist.ts";
import { ownListHandlers } from "./ownLists.ts";
import { othersOn, peopleOn, presentItem, presentWatchlist, type ItemLook, type KnownItem } from "./presentWatchlist.ts";
import { serviceHandlers } from "./showServices.ts";
import { tellOfWatchlist } from "./tellOfWatchlist.ts";
import { findDefaultWatchlistId, findWatchlists } from "./watchlistStore.ts";

/** How one person sees titles. */
interface PersonalLook {
  scorer: TitleScorer;
  region: string;
  taste: { ratings: ReadonlyMap<number, RatingValue> };
  /** Shows of which all that has aired is seen. */
  seenWhole: ReadonlySet<number>;
}

/** What watchlists need of other features. */
export interface WatchlistPorts {
  snapshot(): CatalogueSnapshot;
  open(wish: { sql: Queries; owner: Owner; now: number }): Promise<PersonalLook>;
  /** What these others would make of titles, as far as they share it with the person. */
  scoresOfOthers(wish: { sql: Queries; owner: Owner; now: number }, userIds: readonly string[]): Promise<ItemLook["others"]>;
  /** Names and pictures of these people, in one query. */
  people(sql: Queries, userIds: readonly string[]): Promise<PersonLookup>;
  /** The services that each of these people has. */
  servicesOf(sql: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>>;
  notInterested: NotInterestedRatings;
}

/** So many items are looked at to count filters. */
export const MOST_COUNTED = 999;

interface ItemWish {
  limit: number;
  offset: number;
  sort: WatchlistSort;
  filter?: ItemFilter;
}

/** What a sort looks at. */
function sortable({ row, title }: KnownItem, scorer: TitleScorer, sort: WatchlistSort) {
  const score = sort === "SCORE" ? scorer.summary(title).score : null;
  return { row, title, addedAt: row.addedAt.toISOString(), show: { name: title.name, firstAirDate: title.firstAirDate, runtime: title.runtime, score } };
}

export function watchlistHandlers(ports: WatchlistPorts) {
  const open = (context: ListContext, id: WatchlistId) => openWatchlist(context, id, ports.notInterested);
  const lookAt = async (list: OpenWatchlist, context: ListContext) => {
    const [look, others] = await Promise.all([ports.open(context), ports.scoresOfOthers(context, othersOn(list.row, context.owner.userId))]);
    return { ...look, others };
  };
  const known = async (list: OpenWatchlist, page: { limit: number; offset: number }): Promise<KnownItem[]> => {
    const rows = await list.items(page);
    return rows.flatMap((row) => {
      const title = ports.snapshot().title(row.itemId);
      return title ? [{ row, title }] : [];
    });
  };
  /** A page of the list. Its own order without a filter is the database's business; any other must see every item first, but presents only the page. */
  const pageOf = async (list: OpenWatchlist, context: ListContext, { limit, offset, sort, filter }: ItemWish) => {
    const look = await lookAt(list, context);
    const { scorer, region, taste, seenWhole } = look;
    if (sort === "CUSTOM" && !(filter && isFiltered(filter))) {
      const items = await known(list, { limit, offset });
      return { items: items.map((item) => presentItem(item, look)), total: list.row.numItems };
    }
    const test = filter ? compileItemFilter(filter, { region, ratings: taste.ratings, seenWhole }) : () => true;
    if (test instanceof Refusal) return test;
    const all = (await known(list, { limit: MOST_ITEMS, offset: 0 })).filter(({ title }) => test(title));
    const sorted = sortWatchlist(
      all.map((item) => sortable(item, scorer, sort)),
      sort,
    );
    return { items: sorted.slice(offset, offset + limit).map((item) => presentItem(item, look)), total: filter && isFiltered(filter) ? all.length : list.row.numItems };
  };
  const paged = <Page extends { total: number }>(page: Page | Refusal, { limit, offset }: { limit: number; offset: number }) =>
    page instanceof Refusal ? page : { ...page, pagination: { totalCount: page.total, limit, offset } };

  const own = handlersOf<
    "listWatchlists" | "getWatchlist" | "listWatchlistItems" | "listWatchlistItemIds" | "getFilterCounts" | "getWatchlistSort" | "addWatchlistItem" | "removeWatchlistItem"
  >({
    listWatchlists: async ({ query }, { owner, sql }) => {
      const { rows, total } = await findWatchlists(sql, owner, query);
      const person = await ports.people(sql, rows.flatMap(peopleOn));
      return { watchlists: rows.map((row) => presentWatchlist(row, person)), total };
    },

    getWatchlist: async ({ params, query }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      const [person, page] = await Promise.all([ports.people(context.sql, peopleOn(list.row)), pageOf(list, context, { limit: query.limit, offset: 0, sort: list.row.sort })]);
      return page instanceof Refusal ? page : { ...presentWatchlist(list.row, person), items: page.items };
    },

    listWatchlistItems: async ({ params, query: { limit, offset, ...filter } }, context) => {
      const list = await open(context, params.watchlistId);
      return list ? paged(await pageOf(list, context, { limit, offset, filter, sort: list.row.sort }), { limit, offset }) : listGone();
    },

    listWatchlistItemIds: async ({ params, query }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      return paged({ itemIds: await list.itemIds(query), total: list.row.numItems }, query);
    },

    getFilterCounts: async ({ params, query }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      const { region, taste, seenWhole } = await ports.open(context);
      const viewer = { region, ratings: taste.ratings, seenWhole };
      const test = compileItemFilter(query, viewer);
      if (test instanceof Refusal) return test;
      const items = await known(list, { limit: MOST_COUNTED, offset: 0 });
      return countFilters(
        items.map(({ title }) => title),
        query,
        viewer,
      );
    },

    getWatchlistSort: async ({ params, query }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      const page = paged(await pageOf(list, context, { ...query, sort: params.sortType }), query);
      return page instanceof Refusal ? page : { sortType: params.sortType, ...page };
    },

    addWatchlistItem: async ({ params, body }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      const title = typeof body.itemId === "number" ? ports.snapshot().title(body.itemId) : undefined;
      if (!title) return refuse("not-found", `There is no title ${body.itemId}.`, "no-title");
      // Before the write: a taste of what is not yet committed must not get into the cache.
      const look = await lookAt(list, context);
      const outcome = await list.add(title, body);
      if (outcome instanceof Refusal) return outcome;
      const numItems = (await open(context, params.watchlistId))?.row.numItems;
      if (numItems === undefined) return listGone();
      return { item: presentItem({ row: outcome.item, title }, look), added: outcome.added, numItems };
    },

    removeWatchlistItem: async ({ params }, context) => {
      const list = await open(context, params.watchlistId);
      if (!list) return listGone();
      const removed = await list.remove(params.itemId);
      if (removed instanceof Refusal) return removed;
      if (!removed) return refuse("not-found", "This title is not on the watchlist.", "not-on-list");
      return { success: true as const, numItems: (await open(context, params.watchlistId))?.row.numItems ?? 0 };
    },
  });
  return { ...own, ...changeWatchlistHandlers(ports), ...ownListHandlers(ports), ...activityHandlers(ports), ...serviceHandlers(ports) };
}

/** Puts a title on the person's default watchlist; true where it was not there. */
export async function addToDefaultWatchlist(snapshot: CatalogueSnapshot, context: Pick<ListContext, "sql" | "owner" | "tellScreens" | "now">, titleId: number): Promise<boolean> {
  const { sql, owner } = context;
  const title: Title | undefined = snapshot.title(titleId);
  if (!title) return false;
  const watchlistId = await findDefaultWatchlistId(sql, owner);
  const added = (await insertItem(sql, owner, { watchlistId, itemId: title.id, kind: title.kind })) === "added";
  if (added) await tellOfWatchlist(context, { watchlistId, what: "item-added", activity: "item-added", itemId: title.id });
  return added;
}
