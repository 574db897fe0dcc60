import { reorderItems, type TitleKind, type WatchlistSort } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { newNumberId } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";

export const DEFAULT_WATCHLIST = { name: "My watchlist", hexCode: "#ffb52e" };

/** A list as one person sees it. Its id is a number but for views that work like a list. */
export interface WatchlistRow<Id = number> {
  watchlistId: Id;
  ownerId: string;
  name: string;
  hexCode: string;
  status: string;
  state: "OWNER" | "ACCEPTED" | "INVITED_NEW" | "INVITED_SEEN";
  userDefault: boolean;
  position: number;
  /** How this person looks at it. */
  sort: WatchlistSort;
  numItems: number;
  itemIds: number[];
}

export interface ItemRow {
  itemId: number;
  watchlistItemId: number;
  kind: TitleKind;
  position: number;
  addedBy: string;
  addedAt: Date;
}

/** Makes the person's first list, their default. */
export async function insertDefaultWatchlist(sql: Queries, owner: Owner): Promise<number> {
  const watchlistId = newNumberId();
  await sql`insert into watchlists ${sql({ ...DEFAULT_WATCHLIST, watchlistId, ownerId: owner.userId })}`;
  await sql`insert into memberships ${sql({ userId: owner.userId, watchlistId, state: "OWNER", userDefault: true })}`;
  return watchlistId;
}

export async function findDefaultWatchlistId(sql: Queries, owner: Owner): Promise<number> {
  const [row] = await sql<{ watchlistId: number }[]>`select watchlist_id from memberships where user_id = ${owner.userId} and user_default`;
  if (!row) throw new Error(`person ${owner.userId} has no default watchlist`);
  return row.watchlistId;
}

export async function findWatchlists(sql: Queries, owner: Owner, page: { limit: number; offset: number }): Promise<{ rows: WatchlistRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    sql<WatchlistRow[]>`${selectWatchlists(sql, owner)} order by m.position, w.created_at, w.watchlist_id limit ${page.limit} offset ${page.offset}`,
    sql<{ total: number }[]>`select count(*)::int as total from memberships where user_id = ${owner.userId}`,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** The list as this person sees it; null where they have no part in it. */
export async function findWatchlist(sql: Queries, owner: Owner, watchlistId: number): Promise<WatchlistRow | null> {
  const [row] = await sql<WatchlistRow[]>`${selectWatchlists(sql, owner)} and m.watchlist_id = ${watchlistId}`;
  return row ?? null;
}

function selectWatchlists(sql: Queries, owner: Owner) {
  return sql`
    select w.watchlist_id, w.owner_id, w.name, w.hex_code, w.status, m.state, m.user_default, m.position, m.sort,
      (select count(*)::int from watchlist_items i where i.watchlist_id = w.watchlist_id) as num_items,
      array(select i.item_id from watchlist_items i where i.watchlist_id = w.watchlist_id order by i.position, i.item_id limit 999)::float8[] as item_ids
    from memberships m join watchlists w using (watchlist_id)
    where m.user_id = ${owner.userId}`;
}

/** Who looks at a list: its owner and those who accepted. */
export async function findViewers(sql: Queries, watchlistId: number, limit: number): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`select user_id from memberships where watchlist_id = ${watchlistId} and state in ('OWNER', 'ACCEPTED') limit ${limit}`;
  return rows.map(({ userId }) => userId);
}

/** Who shares a list, by their ids, and the titles on it; null where this person is not one of them. */
export async function findListGroup(sql: Queries, owner: Owner, watchlistId: number): Promise<{ userIds: string[]; itemIds: number[] } | null> {
  const [members, items] = await Promise.all([
    sql<{ userId: string }[]>`select user_id from memberships where watchlist_id = ${watchlistId} and state in ('OWNER', 'ACCEPTED') order by user_id`,
    sql<{ itemId: number }[]>`select item_id from watchlist_items where watchlist_id = ${watchlistId}`,
  ]);
  const userIds = members.map(({ userId }) => userId);
  return userIds.includes(owner.userId) ? { userIds, itemIds: items.map(({ itemId }) => itemId) } : null;
}

export async function findItems(sql: Queries, watchlistId: number, page: { limit: number; offset: number }): Promise<ItemRow[]> {
  return sql<ItemRow[]>`select * from watchlist_items where watchlist_id = ${watchlistId} order by position, item_id limit ${page.limit} offset ${page.offset}`;
}

export async function findItem(sql: Queries, watchlistId: number, itemId: number): Promise<ItemRow | null> {
  const [row] = await sql<ItemRow[]>`select * from watchlist_items where watchlist_id = ${watchlistId} and item_id = ${itemId}`;
  return row ?? null;
}

/** Puts a title on top of the list; false where it is on it already. */
export async function insertItem(sql: Queries, owner: Owner, item: { watchlistId: number; itemId: number; kind: TitleKind }): Promise<boolean> {
  await sql`select 1 from watchlists where watchlist_id = ${item.watchlistId} for update`; // two additions at once get two positions
  const rows = await sql`
    insert into watchlist_items (watchlist_id, item_id, watchlist_item_id, kind, position, added_by)
    select ${item.watchlistId}, ${item.itemId}, ${newNumberId()}, ${item.kind}, coalesce(min(position), 0) - 1, ${owner.userId} from watchlist_items where watchlist_id = ${item.watchlistId}
    on conflict do nothing returning item_id`;
  return rows.length > 0;
}

/** Removes an item named by its title's id or its own; gives the title's, null where there is none. */
export async function deleteItem(sql: Queries, watchlistId: number, id: number): Promise<number | null> {
  const [row] = await sql<
    { itemId: number }[]
  >`delete from watchlist_items where watchlist_id = ${watchlistId} and (item_id = ${id} or watchlist_item_id = ${id}) returning item_id`;
  return row?.itemId ?? null;
}

/** What may be changed of a list; what is left out stays. */
interface Looks {
  watchlistId: number;
  name?: string | undefined;
  hexCode?: string | undefined;
  position?: number | undefined;
}

/** Name and colour are the list's, its position is the person's. */
export async function saveLooks(sql: Queries, owner: Owner, { watchlistId, name, hexCode, position }: Looks): Promise<void> {
  if (name !== undefined || hexCode !== undefined) {
    await sql`update watchlists set name = coalesce(${name ?? null}, name), hex_code = coalesce(${hexCode ?? null}, hex_code) where watchlist_id = ${watchlistId}`;
  }
  if (position !== undefined) await sql`update memberships set position = ${position} where user_id = ${owner.userId} and watchlist_id = ${watchlistId}`;
}

/** Puts items, named by their title's id or their own, in a new order; `reorderItems` says what becomes of the rest. Only what moves is written. */
export async function saveItemOrder(sql: Queries, watchlistId: number, wanted: readonly number[]): Promise<void> {
  await sql`select 1 from watchlists where watchlist_id = ${watchlistId} for update`; // additions and other orders wait
  const rows = await sql<ItemRow[]>`select * from watchlist_items where watchlist_id = ${watchlistId} order by position, item_id`;
  const byOwnId = new Map(rows.map((row) => [row.watchlistItemId, row.itemId]));
  const titles = new Set(rows.map(({ itemId }) => itemId));
  const ids = rows.map(({ itemId }) => itemId);
  const order = reorderItems(
    ids,
    wanted.map((id) => (titles.has(id) ? id : (byOwnId.get(id) ?? id))),
  );
  const first = rows[0]?.position ?? 0;
  const before = new Map(rows.map((row) => [row.itemId, row.position]));
  const moved = order.map((itemId, at) => ({ itemId, position: first + at })).filter(({ itemId, position }) => before.get(itemId) !== position);
  if (moved.length === 0) return;
  await sql`
    update watchlist_items i set position = m.position
    from unnest(${moved.map(({ itemId }) => itemId)}::bigint[], ${moved.map(({ position }) => position)}::int[]) as m (item_id, position)
    where i.watchlist_id = ${watchlistId} and i.item_id = m.item_id`;
}

export async function saveSort(sql: Queries, owner: Owner, { watchlistId, sort }: { watchlistId: number; sort: WatchlistSort }): Promise<void> {
  await sql`update memberships set sort = ${sort} where user_id = ${owner.userId} and watchlist_id = ${watchlistId}`;
}
