import { emailKeyOf, ROLE_ADMIN } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import { addRoles } from "../accountStore.ts";

/** What an operator sees of an account. */
export interface ListedUser {
  userId: string;
  email: string | null;
  lifeCycle: string;
  roles: string[];
  createdAt: Date;
  lastSessionAt: Date | null;
  lockedAt: Date | null;
  ratings: number;
  devices: number;
}

/** The columns of listed people; say where, and in which order. */
export function selectListed(sql: Queries) {
  return sql`
    select u.user_id, e.email, u.life_cycle, u.roles, u.created_at, u.last_session_at, u.locked_at,
      (select count(*)::int from ratings r where r.user_id = u.user_id) as ratings, (select count(*)::int from bearers b where b.user_id = u.user_id) as devices
    from users u left join emails e using (user_id)`;
}

/** Registered people, the newest first. */
export async function listUsers(sql: Queries, limit: number): Promise<ListedUser[]> {
  return sql<ListedUser[]>`${selectListed(sql)} where e.email is not null order by e.verified_at desc, u.user_id limit ${limit}`;
}

/** An account by its id or its verified address; null where there is none. */
export async function findListedUser(sql: Queries, name: string): Promise<ListedUser | null> {
  const [row] = await sql<ListedUser[]>`${selectListed(sql)} where u.user_id = ${name} or e.email_key = ${emailKeyOf(name)}`;
  return row ?? null;
}

/** An account that has not ended, by its id. */
export async function findListedUserById(sql: Queries, userId: string): Promise<ListedUser | null> {
  const [row] = await sql<ListedUser[]>`${selectListed(sql)} where u.user_id = ${userId} and u.life_cycle <> 'DELETED'`;
  return row ?? null;
}

export async function makeAdmin(sql: Queries, userId: string): Promise<void> {
  await addRoles(sql, userId, [ROLE_ADMIN]);
  await sql`update users set admin_by_email = false where user_id = ${userId}`; // whatever address it has
}

export async function removeAdmin(sql: Queries, userId: string): Promise<void> {
  await sql`update users set roles = array_remove(roles, ${ROLE_ADMIN}), admin_by_email = false where user_id = ${userId}`;
}

export async function setLocked(sql: Queries, userId: string, locked: boolean): Promise<void> {
  await sql`update users set locked_at = ${locked ? sql`coalesce(locked_at, now())` : null} where user_id = ${userId}`;
}

/** Kills all bearers of an account. */
export async function signOutEverywhere(sql: Queries, userId: string): Promise<void> {
  await sql`delete from bearers where user_id = ${userId}`;
}
