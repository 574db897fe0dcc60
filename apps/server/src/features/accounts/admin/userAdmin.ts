import { emailKeyOf, ROLE_ADMIN } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Grant, Owner } from "../../../platform/policy.ts";
import { addRoles } from "../accountStore.ts";
import type { OuterRow, Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/** An account as operators see it. */
export interface ListedUser
  extends
    Row<
      typeof schema.users,
      "userId" | "lifeCycle" | "roles" | "createdAt" | "lastSessionAt" | "lockedAt"
    >,
    OuterRow<typeof schema.emails, "email"> {
  ratings: number;
  devices: number;
}

/** Selects the columns of listed people; callers add the condition and order. */
export function selectListed(sql: Queries) {
  return sql`
    select u.user_id, e.email, u.life_cycle, u.roles, u.created_at, u.last_session_at, u.locked_at,
      (select count(*)::int from ratings_view r where r.user_id = u.user_id) as ratings, (select count(*)::int from bearers b where b.user_id = u.user_id) as devices
    from users u left join emails e using (user_id)`;
}

/** Registered people, newest first. */
export async function listUsers(sql: Queries, limit: number): Promise<ListedUser[]> {
  return sql<
    ListedUser[]
  >`${selectListed(sql)} where e.email is not null order by e.verified_at desc, u.user_id limit ${limit}`;
}

/** An account by id or verified address; null if there is none. */
export async function findListedUser(sql: Queries, name: string): Promise<ListedUser | null> {
  const [row] = await sql<
    ListedUser[]
  >`${selectListed(sql)} where u.user_id = ${name} or e.email_key = ${emailKeyOf(name)}`;
  return row ?? null;
}

/** An account by id, unless it was deleted. */
export async function findListedUserById(sql: Queries, userId: string): Promise<ListedUser | null> {
  const [row] = await sql<
    ListedUser[]
  >`${selectListed(sql)} where u.user_id = ${userId} and u.life_cycle <> 'DELETED'`;
  return row ?? null;
}

export async function makeAdmin(sql: Queries, account: Grant<"operation">): Promise<void> {
  await addRoles(sql, account, [ROLE_ADMIN]);
  await sql`update users set admin_by_email = false where user_id = ${account.userId}`; // whatever its address
}

/** Administrators by an earlier ADMIN_EMAIL that has since changed, who lose the role. */
export async function findOldAdmins(
  sql: Queries,
  adminEmail: string | undefined,
): Promise<Grant<"operation">[]> {
  return sql<Grant<"operation">[]>`
    select user_id from users left join emails using (user_id) where admin_by_email and email_key is distinct from ${adminEmail === undefined ? null : emailKeyOf(adminEmail)}::text`;
}

export async function removeAdmin(
  sql: Queries,
  { userId }: Owner | Grant<"operation">,
): Promise<void> {
  await sql`update users set roles = array_remove(roles, ${ROLE_ADMIN}), admin_by_email = false where user_id = ${userId}`;
}

export async function setLocked(
  sql: Queries,
  { userId }: Grant<"administration" | "operation">,
  locked: boolean,
): Promise<void> {
  const change = locked ? sql`locked_at = now()` : sql`locked_at = null`;
  await sql`update users set ${change} where user_id = ${userId} and (locked_at is null) = ${locked}`;
}

/** Revokes all bearers of an account. */
export async function signOutEverywhere(
  sql: Queries,
  { userId }: Grant<"administration" | "operation">,
): Promise<void> {
  await sql`delete from bearers where user_id = ${userId}`;
}
