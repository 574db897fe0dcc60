import type { WatchlistSort } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import { newNumberId } from "../../platform/ids.ts";
import type { Owner } from "../../platform/policy.ts";

export const DEFAULT_WATCHLIST = { name: "My watchlist", hexCode: "#85807a" };

/** States in which a list stands among a person's lists. */
export type ListState = "OWNER" | "ACCEPTED" | "INVITED_NEW" | "INVITED_SEEN";
export type MemberState = Exclude<ListState, "OWNER"> | "DECLINED" | "INVITED_REMOVED";

/** So many titles a list names itself; of a longer one the others are asked for. */
export const MOST_NAMED = 999;

/** A list as one person sees it. Its id is a number but for views that work like a list. */
export interface WatchlistRow<Id = number> {
  watchlistId: Id;
  ownerId: string;
  name: string;
  hexCode: string;
  status: string;
  state: ListState;
  userDefault: boolean;
  position: number;
  /** How this person looks at it. */
  sort: WatchlistSort;
  numItems: number;
  /** The first of them, `MOST_NAMED` at most. */
  itemIds: number[];
  /** Items that others added since the person last looked. */
  numNewItems: number;
  /** Everybody but the owner, the longest in their state first; of those who are not on it any more only the latest. */
  members: { userId: string; state: MemberState }[];
}

/** Makes the person's first list, their default. */
export async function insertDefaultWatchlist(sql: Queries, { userId }: Pick<Owner, "userId">): Promise<number> {
  const watchlistId = newNumberId();
  await sql`insert into watchlists ${sql({ ...DEFAULT_WATCHLIST, watchlistId, ownerId: userId })}`;
  await sql`insert into memberships ${sql({ userId, watchlistId, state: "OWNER", userDefault: true })}`;
  return watchlistId;
}

/** Makes a further list of the person's own, after all that they have; null where there are too many. */
export async function insertWatchlist(sql: Queries, owner: Owner, { name, hexCode, most }: { name: string; hexCode: string; most: number }): Promise<number | null> {
  const watchlistId = newNumberId();
  const [counted] = await sql<{ lists: number; last: number }[]>`
    select count(*)::int as lists, coalesce(max(position), -1) as last from memberships where user_id = ${owner.userId} and state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN')`;
  if (!counted || counted.lists >= most) return null;
  await sql`insert into watchlists ${sql({ name, hexCode, watchlistId, ownerId: owner.userId })}`;
  await sql`insert into memberships ${sql({ userId: owner.userId, watchlistId, state: "OWNER", position: Math.min(counted.last + 1, 9999) })}`;
  return watchlistId;
}

export async function findDefaultWatchlistId(sql: Queries, { userId }: Pick<Owner, "userId">): Promise<number> {
  const [row] = await sql<{ watchlistId: number }[]>`select watchlist_id from memberships where user_id = ${userId} and user_default`;
  if (!row) throw new Error(`person ${userId} has no default watchlist`);
  return row.watchlistId;
}

export async function findWatchlists(sql: Queries, owner: Owner, page: { limit: number; offset: number }): Promise<{ rows: WatchlistRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    sql<WatchlistRow[]>`${selectWatchlists(sql, owner)} order by m.position, w.created_at, w.watchlist_id limit ${page.limit} offset ${page.offset}`,
    sql<{ total: number }[]>`select count(*)::int as total from memberships where user_id = ${owner.userId} and state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN')`,
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
      array(select i.item_id from watchlist_items i where i.watchlist_id = w.watchlist_id order by i.position, i.item_id limit ${MOST_NAMED})::float8[] as item_ids,
      (select count(*)::int from new_items n where n.user_id = m.user_id and n.watchlist_id = w.watchlist_id) as num_new_items,
      (select coalesce(json_agg(json_build_object('userId', o.user_id, 'state', o.state) order by o.since, o.user_id), '[]'::json)
        from (
          select user_id, state, since from memberships where watchlist_id = w.watchlist_id and state <> 'OWNER'
          order by state in ('DECLINED', 'INVITED_REMOVED'), since desc limit 100) o) as members
    from memberships m join watchlists w using (watchlist_id)
    where m.user_id = ${owner.userId} and m.state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN')`;
}

/** Lets writes of one list come one after the other until their transactions end; false where the list is gone. */
export async function lockWatchlist(sql: Queries, watchlistId: number): Promise<boolean> {
  return (await sql`select 1 from watchlists where watchlist_id = ${watchlistId} for update`).length > 0;
}

/** Removes a list with all that hangs on it. */
export async function deleteWatchlistRows(sql: Queries, watchlistId: number, memberIds: readonly string[]): Promise<void> {
  await sql`delete from new_items where user_id = any(${memberIds as string[]}) and watchlist_id = ${watchlistId}`;
  await sql`delete from watchlist_items where watchlist_id = ${watchlistId}`;
  await sql`delete from removed_items where watchlist_id = ${watchlistId}`;
  await sql`delete from list_activity where watchlist_id = ${watchlistId}`;
  await sql`delete from invite_references where watchlist_id = ${watchlistId}`;
  await sql`delete from memberships where watchlist_id = ${watchlistId}`;
  await sql`delete from watchlists where watchlist_id = ${watchlistId}`;
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

export async function saveSort(sql: Queries, owner: Owner, { watchlistId, sort }: { watchlistId: number; sort: WatchlistSort }): Promise<void> {
  await sql`update memberships set sort = ${sort} where user_id = ${owner.userId} and watchlist_id = ${watchlistId}`;
}
