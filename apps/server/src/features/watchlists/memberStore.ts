import type { InviteState } from "@worthy/domain";
import type { Part, Queries } from "../../platform/http/handler.ts";
import type { Editable, Owned, Owner, Readable } from "../../platform/policy.ts";
import type { TasteOf } from "../ratings/ratingPolicy.ts";
import { mayPickFor } from "./listPolicy.ts";
import type { Membership, WatchlistRef } from "./watchlist.ts";
import { insertDefaultWatchlist } from "./watchlistStore.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";
import { lockKey } from "../../platform/database/locks.ts";

/** Who shares a list, and its titles; null if this person isn't one of them. */
export async function findListGroup(
  sql: Queries,
  owner: Owner,
  watchlistId: number,
): Promise<{ members: Readable<TasteOf>[]; itemIds: number[] } | null> {
  const [rows, items] = await Promise.all([
    sql<
      Row<typeof schema.memberships, "userId">[]
    >`select user_id from memberships where watchlist_id = ${watchlistId} and state in ('OWNER', 'ACCEPTED') order by user_id`,
    sql<
      Row<typeof schema.watchlistItems, "itemId">[]
    >`select item_id from watchlist_items where watchlist_id = ${watchlistId}`,
  ]);
  const members = mayPickFor(
    owner,
    rows.map(({ userId }) => userId),
  );
  return members && { members, itemIds: items.map(({ itemId }) => itemId) };
}

/** A list's owner and accepted collaborators. */
export async function findViewers(
  sql: Queries,
  { watchlistId }: Readable<WatchlistRef>,
  limit: number,
): Promise<string[]> {
  const rows = await sql<
    Row<typeof schema.memberships, "userId">[]
  >`select user_id from memberships where watchlist_id = ${watchlistId} and state in ('OWNER', 'ACCEPTED') limit ${limit}`;
  return rows.map(({ userId }) => userId);
}

/** More than anybody shares lists with; limits the size of messages. */
const MOST_OTHERS = 200;

/** Everybody else on a list with this person, also as part of another statement. */
export const selectOthers = (sql: Queries, userId: Part) => sql<
  Row<typeof schema.memberships, "userId">[]
>`
  select distinct other.user_id from memberships mine join memberships other using (watchlist_id)
  where mine.user_id = ${userId} and mine.state in ('OWNER', 'ACCEPTED') and other.user_id <> ${userId} and other.state in ('OWNER', 'ACCEPTED') limit ${MOST_OTHERS}`;

export async function findOthers(sql: Queries, owner: Owner): Promise<string[]> {
  return (await selectOthers(sql, sql`${owner.userId}`)).map(({ userId }) => userId);
}

export type MemberRow = Omit<Membership, "watchlistId">;

export async function findMembers(
  sql: Queries,
  { watchlistId }: Readable<WatchlistRef>,
): Promise<MemberRow[]> {
  return sql<
    MemberRow[]
  >`select user_id, state, user_default from memberships where watchlist_id = ${watchlistId} order by user_id`;
}

/** The caller's state towards a list. */
export function findState(sql: Queries, owner: Owner, watchlistId: number): Promise<PartState> {
  return findPart(sql, owner.userId, watchlistId);
}

/** Another person's state towards the owner's list. */
export function findStateOf(
  sql: Queries,
  { watchlistId }: Owned<WatchlistRef>,
  userId: string,
): Promise<PartState> {
  return findPart(sql, userId, watchlistId);
}

type PartState = InviteState | "OWNER";

async function findPart(sql: Queries, userId: string, watchlistId: number): Promise<PartState> {
  const [row] = await sql<
    Row<typeof schema.memberships, "state">[]
  >`select state from memberships where user_id = ${userId} and watchlist_id = ${watchlistId}`;
  return row?.state ?? "NONE";
}

/** When the viewer was removed from a list; null if they weren't. */
export async function findRemoval(
  sql: Queries,
  { watchlistId, viewer: { userId } }: Readable<WatchlistRef>,
): Promise<Date | null> {
  const [row] = await sql<
    Row<typeof schema.memberships, "since">[]
  >`select since from memberships where user_id = ${userId} and watchlist_id = ${watchlistId} and state = 'INVITED_REMOVED'`;
  return row?.since ?? null;
}

/** One person's list that another is on or invited to. */
export interface SharedListRow
  extends Row<typeof schema.memberships, "watchlistId">, Row<typeof schema.watchlists, "ownerId"> {
  /** The other's state. */
  state: InviteState;
}

/** The caller's lists that another is on or invited to, in locking order. */
export function findListsSharedWith(sql: Queries, owner: Owner, otherId: string) {
  return findListsShared(sql, { ownerId: owner.userId, otherId });
}

/** The other's lists that the caller is on or invited to, in locking order. */
export function findListsSharedBy(sql: Queries, owner: Owner, otherId: string) {
  return findListsShared(sql, { ownerId: otherId, otherId: owner.userId });
}

async function findListsShared(
  sql: Queries,
  { ownerId, otherId }: { ownerId: string; otherId: string },
): Promise<SharedListRow[]> {
  const rows = await sql<Omit<SharedListRow, "ownerId">[]>`
    select m.watchlist_id, m.state from memberships m join watchlists w using (watchlist_id)
    where m.user_id = ${otherId} and w.owner_id = ${ownerId} and m.state in ('ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN') order by m.watchlist_id limit 1000`;
  return rows.map((row) => ({ ...row, ownerId }));
}

/**
 * Sets a person's state. Somebody no longer on the list loses its dots and the default; somebody
 * who joins gets it after all their lists.
 */
export async function saveState(
  sql: Queries,
  { userId, watchlistId }: Editable<Membership>,
  state: InviteState,
): Promise<void> {
  if (state === "NONE")
    await sql`delete from memberships where user_id = ${userId} and watchlist_id = ${watchlistId}`;
  else {
    await sql`
      insert into memberships (user_id, watchlist_id, state, position)
      values (${userId}, ${watchlistId}, ${state}, least(9999, (select coalesce(max(position), -1) + 1 from memberships where user_id = ${userId})))
      on conflict (user_id, watchlist_id) do update set state = excluded.state, since = excluded.since, user_default = memberships.user_default and excluded.state = 'ACCEPTED'`;
  }
  if (state !== "ACCEPTED")
    await sql`delete from new_items where user_id = ${userId} and watchlist_id = ${watchlistId}`;
}

/** Puts somebody on a list who wants to be on it. */
export async function insertMember(
  sql: Queries,
  { watchlistId }: Owned<WatchlistRef>,
  { userId }: Owner,
): Promise<void> {
  await sql`insert into memberships ${sql({ userId, watchlistId, state: "ACCEPTED", position: 1 })}`;
}

/**
 * Serialises changes of these people's defaults until their transactions end. Lock this before a
 * list, always in the same order.
 */
export async function lockDefaults(sql: Queries, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds.toSorted()) await lockKey(sql, "default list", userId);
}

/** Makes a list the viewer's default. The caller has locked their default. */
export function moveDefault(
  sql: Queries,
  { watchlistId, viewer }: Editable<WatchlistRef>,
): Promise<void> {
  return saveDefault(sql, viewer.userId, watchlistId);
}

async function saveDefault(sql: Queries, userId: string, watchlistId: number): Promise<void> {
  await sql`update memberships set user_default = false where user_id = ${userId} and user_default and watchlist_id <> ${watchlistId}`;
  await sql`update memberships set user_default = true where user_id = ${userId} and watchlist_id = ${watchlistId} and not user_default`;
}

/** Gives a person who has lost their default another: their next own list, or a new one. */
export async function promoteDefault(
  sql: Queries,
  person: Owner | Editable<Membership>,
): Promise<number> {
  const { userId } = person;
  const [row] = await sql<Row<typeof schema.memberships, "watchlistId" | "userDefault">[]>`
    select m.watchlist_id, m.user_default from memberships m join watchlists w using (watchlist_id)
    where m.user_id = ${userId} and (m.state = 'OWNER' or m.user_default) order by m.user_default desc, m.position, w.created_at, m.watchlist_id limit 1`;
  if (!row) return insertDefaultWatchlist(sql, person);
  if (!row.userDefault) await saveDefault(sql, userId, row.watchlistId);
  return row.watchlistId;
}

/** Whether both are on a list, or one is invited to a list the other is on. */
export async function sharesList(
  sql: Queries,
  { userId }: Owner,
  otherId: string,
): Promise<boolean> {
  const rows = await sql`
    select 1 from memberships a join memberships b using (watchlist_id)
    where a.user_id = ${userId} and b.user_id = ${otherId} and a.state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN') and b.state in ('OWNER', 'ACCEPTED', 'INVITED_NEW', 'INVITED_SEEN') limit 1`;
  return rows.length > 0;
}
