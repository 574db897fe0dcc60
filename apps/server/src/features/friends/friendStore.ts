import type { Friendship, FriendState } from "@worthy/domain";
import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

export interface FriendRow {
  userId: string;
  friendId: string;
  state: Exclude<FriendState, "NONE">;
  since: Date;
}

/** Lets changes of one friendship come one after the other until their transactions end, from whichever side. */
export async function lockPair(sql: Queries, userId: string, friendId: string): Promise<void> {
  const pair = [userId, friendId].toSorted().join(" ");
  await sql`select pg_advisory_xact_lock(hashtextextended(${`friends ${pair}`}, 0))`;
}

/** Both sides; `mine` is that of the first. */
export async function findPair(sql: Queries, userId: string, friendId: string): Promise<Friendship> {
  const rows = await sql<FriendRow[]>`select * from friendships where (user_id = ${userId} and friend_id = ${friendId}) or (user_id = ${friendId} and friend_id = ${userId})`;
  const sideOf = (id: string): FriendState => rows.find((row) => row.userId === id)?.state ?? "NONE";
  return { mine: sideOf(userId), theirs: sideOf(friendId) };
}

export async function savePair(sql: Queries, [userId, friendId]: readonly [string, string], { mine, theirs }: Friendship): Promise<void> {
  await saveSide(sql, [userId, friendId], mine);
  await saveSide(sql, [friendId, userId], theirs);
}

async function saveSide(sql: Queries, [userId, friendId]: readonly [string, string], state: FriendState): Promise<void> {
  if (state === "NONE") await sql`delete from friendships where user_id = ${userId} and friend_id = ${friendId}`;
  else {
    await sql`
      insert into friendships (user_id, friend_id, state) values (${userId}, ${friendId}, ${state})
      on conflict (user_id, friend_id) do update set state = excluded.state, since = now() where friendships.state <> excluded.state`;
  }
}

export async function findFriend(sql: Queries, owner: Owner, friendId: string): Promise<FriendRow | null> {
  const [row] = await sql<FriendRow[]>`select * from friendships where user_id = ${owner.userId} and friend_id = ${friendId}`;
  return row ?? null;
}

/** All of one state: they are few, and sorted by names that stand elsewhere. */
export async function findFriends(sql: Queries, userId: string, state: FriendRow["state"]): Promise<FriendRow[]> {
  return sql<FriendRow[]>`select * from friendships where user_id = ${userId} and state = ${state} limit 2000`;
}

export async function countFriends(sql: Queries, userId: string): Promise<{ all: number; pending: number }> {
  const [row] = await sql<{ all: number; pending: number }[]>`
    select count(*)::int as all, count(*) filter (where state = 'PENDING')::int as pending from friendships where user_id = ${userId}`;
  return row ?? { all: 0, pending: 0 };
}

/** How the first stands to the second, as they may know it. */
export async function friendStatus(sql: Queries, userId: string, otherId: string): Promise<"NONE" | "REQUESTED" | "PENDING" | "ACCEPTED"> {
  const { mine } = await findPair(sql, userId, otherId);
  return mine === "BLOCKED" ? "NONE" : mine;
}

/** Whether either has blocked the other. */
export async function isBlocked(sql: Queries, userId: string, otherId: string): Promise<boolean> {
  const { mine, theirs } = await findPair(sql, userId, otherId);
  return mine === "BLOCKED" || theirs === "BLOCKED";
}
