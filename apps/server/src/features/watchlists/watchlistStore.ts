import { limitTo } from "../../platform/database/sqlClient.ts";
import type { WatchlistSort } from "@worthy/domain";
import type { Part, Queries } from "../../platform/http/handler.ts";
import { newNumberId } from "../../platform/ids.ts";
import type { Editable, Owned, Owner, Readable } from "../../platform/policy.ts";
import type { Membership, Watchlist, WatchlistRef, WatchlistRow } from "./watchlist.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export const DEFAULT_WATCHLIST = { name: "My watchlist", hexCode: "#85807a" };

/** Maximum number of title ids in a list itself; others are requested separately. */
export const MOST_NAMED = 999;

/**
 * Creates the person's default list: their first list, or another one if they lost it with their
 * last list.
 */
export async function insertDefaultWatchlist(
  sql: Queries,
  { userId }: Owner | Editable<Membership>,
): Promise<number> {
  const watchlistId = newNumberId();
  await sql`insert into watchlists ${sql({ ...DEFAULT_WATCHLIST, watchlistId, ownerId: userId })}`;
  await sql`insert into memberships ${sql({ userId, watchlistId, state: "OWNER", userDefault: true })}`;
  return watchlistId;
}

/**
 * Creates another list of the person's own, after all existing ones; null if there are too many.
 */
export async function insertWatchlist(
  sql: Queries,
  owner: Owner,
  { name, hexCode, most }: { name: string; hexCode: string; most: number },
): Promise<Pick<WatchlistRow, "watchlistId" | "ownerId"> | null> {
  const watchlistId = newNumberId();
  const [counted] = await sql<{ lists: number; last: number }[]>`
    select count(*)::int as lists, coalesce(max(position), -1) as last from memberships where user_id = ${owner.userId} and state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN')`;
  if (!counted || counted.lists >= most) return null;
  await sql`insert into watchlists ${sql({ name, hexCode, watchlistId, ownerId: owner.userId })}`;
  await sql`insert into memberships ${sql({ userId: owner.userId, watchlistId, state: "OWNER", position: Math.min(counted.last + 1, 9999) })}`;
  return { watchlistId, ownerId: owner.userId };
}

export async function findDefaultWatchlistId(sql: Queries, { userId }: Owner): Promise<number> {
  const [row] = await sql<
    Row<typeof schema.memberships, "watchlistId">[]
  >`select watchlist_id from memberships where user_id = ${userId} and user_default`;
  if (!row) throw new Error(`person ${userId} has no default watchlist`);
  return row.watchlistId;
}

export async function findWatchlists(
  sql: Queries,
  owner: Owner,
  page: { limit: number; offset: number },
): Promise<{ rows: WatchlistRow[]; total: number }> {
  const count = sql`select count(*)::int as total from memberships where user_id = ${owner.userId} and state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN')`;
  const counted = await sql<(WatchlistRow & { total: number })[]>`
    ${selectWatchlists(sql, owner, sql`(${count}) as total,`)} order by m.position, w.created_at, w.watchlist_id ${limitTo(sql, page)}`;
  const isPastEnd = counted.length === 0 && page.offset > 0;
  const [first] = isPastEnd ? await sql<{ total: number }[]>`${count}` : counted;
  return { rows: counted, total: first?.total ?? 0 };
}

/** The list as this person sees it; null if they have no membership. */
export async function findWatchlist(
  sql: Queries,
  owner: Owner,
  watchlistId: number,
): Promise<WatchlistRow | null> {
  const [row] = await sql<
    WatchlistRow[]
  >`${selectWatchlists(sql, owner)} and m.watchlist_id = ${watchlistId}`;
  return row ?? null;
}

function selectWatchlists(sql: Queries, owner: Owner, more = sql``) {
  return sql`
    select ${more} w.watchlist_id, w.owner_id, w.name, w.hex_code, w.status, m.state, m.user_default, m.position, m.sort,
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

/** Whether list `w` has other members than this person, including invited ones. */
export function hasOthers(sql: Queries, userId: Part) {
  return sql`exists (
    select 1 from memberships o
    where o.watchlist_id = w.watchlist_id and o.user_id <> ${userId} and o.state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN'))`;
}

/**
 * Serialises writes of one list until their transactions end; false if the list no longer exists.
 */
export async function lockWatchlist(
  sql: Queries,
  { watchlistId }: Readable<WatchlistRef>,
): Promise<boolean> {
  return (
    (await sql`select 1 from watchlists where watchlist_id = ${watchlistId} for update`).length > 0
  );
}

/** Deletes a list and everything that belongs to it. */
export async function deleteWatchlistRows(
  sql: Queries,
  { watchlistId }: Owned<WatchlistRef>,
  members: readonly Editable<Membership>[],
): Promise<void> {
  await sql`delete from new_items where user_id = any(${members.map(({ userId }) => userId)}) and watchlist_id = ${watchlistId}`;
  await sql`delete from watchlist_items where watchlist_id = ${watchlistId}`;
  await sql`delete from removed_items where watchlist_id = ${watchlistId}`;
  await sql`delete from list_activity where watchlist_id = ${watchlistId}`;
  await sql`delete from invite_references where watchlist_id = ${watchlistId}`;
  await sql`delete from memberships where watchlist_id = ${watchlistId}`;
  await sql`delete from watchlists where watchlist_id = ${watchlistId}`;
}

/** Name and colour are shared by all members; omitted values stay. */
export async function saveLooks(
  sql: Queries,
  { watchlistId }: Owned<WatchlistRef>,
  { name, hexCode }: { name?: string | undefined; hexCode?: string | undefined },
): Promise<void> {
  await sql`update watchlists set name = coalesce(${name ?? null}, name), hex_code = coalesce(${hexCode ?? null}, hex_code) where watchlist_id = ${watchlistId}`;
}

/** The contract allows positions up to this one. */
const LAST_POSITION = 9_999;

/** The list's position among the person's lists: before the one that is there, which moves on with those after it. */
export async function savePosition(
  sql: Queries,
  { watchlistId, viewer }: Readable<Watchlist>,
  position: number,
): Promise<void> {
  await sql`
    update memberships set position = least(${LAST_POSITION}, position + 1)
    where user_id = ${viewer.userId} and watchlist_id <> ${watchlistId} and position >= ${position}
      and exists (select 1 from memberships there where there.user_id = ${viewer.userId} and there.watchlist_id <> ${watchlistId} and there.position = ${position})`;
  await sql`update memberships set position = ${position} where user_id = ${viewer.userId} and watchlist_id = ${watchlistId}`;
}

/** The person's sort of the list. */
export async function saveSort(
  sql: Queries,
  { watchlistId, viewer }: Readable<Watchlist>,
  sort: WatchlistSort,
): Promise<void> {
  await sql`update memberships set sort = ${sort} where user_id = ${viewer.userId} and watchlist_id = ${watchlistId}`;
}
