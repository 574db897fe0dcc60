import type { Friendship, FriendState } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Editable, Owner, Readable } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";
import { lockKey } from "../../platform/database/locks.ts";

export type FriendRow = Row<typeof schema.friendships>;

/** A friend, from the person's side. */
export type Friend = FriendRow & { state: "ACCEPTED" };

/** Both sides of a relation; `mine` is that of `userId`. */
export interface Pair extends Friendship {
  readonly userId: string;
  readonly friendId: string;
}

/** Serialises changes of one friendship until their transactions end, from either side. */
export async function lockPair(sql: Queries, { userId }: Owner, friendId: string): Promise<void> {
  const pair = [userId, friendId].toSorted().join(" ");
  await lockKey(sql, "friends", pair);
}

/** Both sides, from the caller's perspective. */
export async function findPair(sql: Queries, { userId }: Owner, friendId: string): Promise<Pair> {
  const rows = await sql<
    FriendRow[]
  >`select * from friendships where (user_id = ${userId} and friend_id = ${friendId}) or (user_id = ${friendId} and friend_id = ${userId})`;
  const sideOf = (id: string): FriendState =>
    rows.find((row) => row.userId === id)?.state ?? "NONE";
  return { userId, friendId, mine: sideOf(userId), theirs: sideOf(friendId) };
}

export async function savePair(
  sql: Queries,
  { userId, friendId }: Editable<Pair>,
  { mine, theirs }: Friendship,
): Promise<void> {
  await saveSide(sql, [userId, friendId], mine);
  await saveSide(sql, [friendId, userId], theirs);
}

/** Makes two people friends who both want to be. */
export async function befriend(sql: Queries, one: Owner, other: Owner): Promise<void> {
  await saveSide(sql, [one.userId, other.userId], "ACCEPTED");
  await saveSide(sql, [other.userId, one.userId], "ACCEPTED");
}

async function saveSide(
  sql: Queries,
  [userId, friendId]: readonly [string, string],
  state: FriendState,
): Promise<void> {
  if (state === "NONE")
    await sql`delete from friendships where user_id = ${userId} and friend_id = ${friendId}`;
  else {
    await sql`
      insert into friendships (user_id, friend_id, state) values (${userId}, ${friendId}, ${state})
      on conflict (user_id, friend_id) do update set state = excluded.state, since = excluded.since where friendships.state <> excluded.state`;
  }
}

export async function findFriend(
  sql: Queries,
  owner: Owner,
  friendId: string,
): Promise<FriendRow | null> {
  const [row] = await sql<
    FriendRow[]
  >`select * from friendships where user_id = ${owner.userId} and friend_id = ${friendId}`;
  return row ?? null;
}

/** Keeps what somebody was called when the two met. */
export async function saveKnownName(
  sql: Queries,
  { userId }: Owner,
  { friendId, knownAs }: { friendId: string; knownAs: string },
): Promise<void> {
  await sql`update friendships set known_as = ${knownAs} where user_id = ${userId} and friend_id = ${friendId}`;
}

/** One side of a pair. */
export interface Side {
  readonly userId: string;
  readonly of: Editable<Pair>;
}

/** All relations in one state: they are few, and are sorted by names stored elsewhere. */
export async function findFriends(
  sql: Queries,
  { userId }: Owner,
  state: FriendRow["state"],
): Promise<FriendRow[]> {
  return sql<
    FriendRow[]
  >`select * from friendships where user_id = ${userId} and state = ${state} limit 2000`;
}

export async function countFriends(
  sql: Queries,
  { userId }: Owner | Readable<Side>,
): Promise<{ all: number; pending: number }> {
  const [row] = await sql<{ all: number; pending: number }[]>`
    select count(*)::int as all, count(*) filter (where state = 'PENDING')::int as pending from friendships where user_id = ${userId}`;
  return row ?? { all: 0, pending: 0 };
}

/** The caller's relation to another, as far as they may know. */
export async function friendStatus(
  sql: Queries,
  owner: Owner,
  otherId: string,
): Promise<"NONE" | "REQUESTED" | "PENDING" | "ACCEPTED"> {
  const { mine } = await findPair(sql, owner, otherId);
  return mine === "BLOCKED" ? "NONE" : mine;
}

/** Whether either has blocked the other. */
export async function isBlocked(sql: Queries, owner: Owner, otherId: string): Promise<boolean> {
  const { mine, theirs } = await findPair(sql, owner, otherId);
  return mine === "BLOCKED" || theirs === "BLOCKED";
}
