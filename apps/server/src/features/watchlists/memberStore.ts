import type { InviteState } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import { insertDefaultWatchlist } from "./watchlistStore.ts";

/** Who shares a list, by their ids, and the titles on it; null where this person is not one of them. */
export async function findListGroup(sql: Queries, owner: Owner, watchlistId: number): Promise<{ userIds: string[]; itemIds: number[] } | null> {
  const [members, items] = await Promise.all([
    sql<{ userId: string }[]>`select user_id from memberships where watchlist_id = ${watchlistId} and state in ('OWNER', 'ACCEPTED') order by user_id`,
    sql<{ itemId: number }[]>`select item_id from watchlist_items where watchlist_id = ${watchlistId}`,
  ]);
  const userIds = members.map(({ userId }) => userId);
  return userIds.includes(owner.userId) ? { userIds, itemIds: items.map(({ itemId }) => itemId) } : null;
}

/** Who looks at a list: its owner and those who accepted. */
export async function findViewers(sql: Queries, watchlistId: number, limit: number): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`select user_id from memberships where watchlist_id = ${watchlistId} and state in ('OWNER', 'ACCEPTED') limit ${limit}`;
  return rows.map(({ userId }) => userId);
}

/** More than share the lists of anybody; what a message carries is bounded. */
const MOST_OTHERS = 200;

/** Everybody else who is on a list with this person. */
export async function findOthers(sql: Queries, { userId }: Pick<Owner, "userId">): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    select distinct other.user_id from memberships mine join memberships other using (watchlist_id)
    where mine.user_id = ${userId} and mine.state in ('OWNER', 'ACCEPTED') and other.user_id <> ${userId} and other.state in ('OWNER', 'ACCEPTED') limit ${MOST_OTHERS}`;
  return rows.map((row) => row.userId);
}

interface Member {
  userId: string;
  state: string;
  userDefault: boolean;
}

export async function findMembers(sql: Queries, watchlistId: number): Promise<Member[]> {
  return sql<Member[]>`select user_id, state, user_default from memberships where watchlist_id = ${watchlistId} order by user_id`;
}

/** Where a person stands towards a list, whose row the caller has locked. */
export async function findState(sql: Queries, userId: string, watchlistId: number): Promise<InviteState | "OWNER"> {
  const [row] = await sql<{ state: InviteState | "OWNER" }[]>`select state from memberships where user_id = ${userId} and watchlist_id = ${watchlistId}`;
  return row?.state ?? "NONE";
}

/** Since when a person is removed from a list; null where they are not. */
export async function findRemoval(sql: Queries, userId: string, watchlistId: number): Promise<Date | null> {
  const [row] = await sql<{ since: Date }[]>`select since from memberships where user_id = ${userId} and watchlist_id = ${watchlistId} and state = 'INVITED_REMOVED'`;
  return row?.since ?? null;
}

/** The lists of one person on which another is, or to which they are invited, in the order in which lists are locked. */
export async function findListsShared(sql: Queries, { ownerId, otherId }: { ownerId: string; otherId: string }): Promise<{ watchlistId: number; state: InviteState }[]> {
  return sql<{ watchlistId: number; state: InviteState }[]>`
    select m.watchlist_id, m.state from memberships m join watchlists w using (watchlist_id)
    where m.user_id = ${otherId} and w.owner_id = ${ownerId} and m.state in ('ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN') order by m.watchlist_id limit 1000`;
}

/** Puts a person into a state. Who is no longer on the list has no dots of it, and it is not their default; who joins has it after all their lists. */
export async function saveState(sql: Queries, userId: string, { watchlistId, state }: { watchlistId: number; state: InviteState }): Promise<void> {
  if (state === "NONE") await sql`delete from memberships where user_id = ${userId} and watchlist_id = ${watchlistId}`;
  else {
    await sql`
      insert into memberships (user_id, watchlist_id, state, position)
      values (${userId}, ${watchlistId}, ${state}, least(9999, (select coalesce(max(position), -1) + 1 from memberships where user_id = ${userId})))
      on conflict (user_id, watchlist_id) do update set state = excluded.state, since = now(), user_default = memberships.user_default and excluded.state = 'ACCEPTED'`;
  }
  if (state !== "ACCEPTED") await sql`delete from new_items where user_id = ${userId} and watchlist_id = ${watchlistId}`;
}

/** Lets changes of these people's defaults come one after the other until their transactions end. Taken before a list is locked, always in the same order. */
export async function lockDefaults(sql: Queries, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds.toSorted()) await sql`select pg_advisory_xact_lock(hashtextextended(${`default list ${userId}`}, 0))`;
}

/** Moves the person's default to one of their lists. The caller holds the lock of their default. */
export async function moveDefault(sql: Queries, { userId }: Pick<Owner, "userId">, watchlistId: number): Promise<void> {
  await sql`update memberships set user_default = false where user_id = ${userId} and user_default and watchlist_id <> ${watchlistId}`;
  await sql`update memberships set user_default = true where user_id = ${userId} and watchlist_id = ${watchlistId} and not user_default`;
}

/** Gives a person who has lost their default another: their next own list, a new one where they have none. */
export async function promoteDefault(sql: Queries, userId: string): Promise<number> {
  const [row] = await sql<{ watchlistId: number; userDefault: boolean }[]>`
    select m.watchlist_id, m.user_default from memberships m join watchlists w using (watchlist_id)
    where m.user_id = ${userId} and (m.state = 'OWNER' or m.user_default) order by m.user_default desc, m.position, w.created_at, m.watchlist_id limit 1`;
  if (!row) return insertDefaultWatchlist(sql, { userId });
  if (!row.userDefault) await moveDefault(sql, { userId }, row.watchlistId);
  return row.watchlistId;
}

/** Whether two people are on one list, or one is invited to what the other is on. */
export async function sharesList(sql: Queries, userId: string, otherId: string): Promise<boolean> {
  const rows = await sql`
    select 1 from memberships a join memberships b using (watchlist_id)
    where a.user_id = ${userId} and b.user_id = ${otherId} and a.state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN') and b.state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN') limit 1`;
  return rows.length > 0;
}
