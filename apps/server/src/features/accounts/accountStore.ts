import { isOneOf } from "../../platform/database/sqlClient.ts";
import type { Part, Queries } from "../../platform/http/handler.ts";
import { newTextId } from "../../platform/ids.ts";
import type { Grant, Owner } from "../../platform/policy.ts";
import type { OuterRow, Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export interface UserRow
  extends
    Row<
      typeof schema.users,
      | "userId"
      | "createdAt"
      | "lifeCycle"
      | "roles"
      | "adminByEmail"
      | "canned"
      | "firstName"
      | "lastName"
      | "profileSettings"
      | "loginCount"
      | "ratingsVersion"
      | "lockedAt"
    >,
    OuterRow<typeof schema.userProfiles, "profileName" | "profileImage" | "phoneNumber">,
    Row<typeof schema.userProfiles, "genres">,
    /** The verified address. */
    OuterRow<typeof schema.emails, "email" | "emailKey"> {
  pendingEmail: OuterRow<typeof schema.pendingEmails>["email"];
  pendingKey: OuterRow<typeof schema.pendingEmails>["emailKey"];
}

export type Settings = Row<
  typeof schema.userSettings,
  | "featuresUpdatesNotificationsEnabled"
  | "implicitWatchlistAddEnabled"
  | "recommendationsNotificationsEnabled"
  | "remindersNotificationsEnabled"
  | "shareRatingsWithFriendsEnabled"
  | "ratingSharingAgreed"
  | "showOriginalNamesEnabled"
>;

const SETTING_COLUMNS = [
  "featuresUpdatesNotificationsEnabled",
  "implicitWatchlistAddEnabled",
  "recommendationsNotificationsEnabled",
  "remindersNotificationsEnabled",
  "shareRatingsWithFriendsEnabled",
  "ratingSharingAgreed",
  "showOriginalNamesEnabled",
] as const;

/** Lets nobody write until the transaction ends, and returns everybody's id. */
export async function lockEverybody(sql: Queries): Promise<string[]> {
  await sql`lock table users in exclusive mode`;
  const rows = await sql<Row<typeof schema.users, "userId">[]>`select user_id from users`;
  return rows.map(({ userId }) => userId);
}

/** Creates an account with its settings. */
export async function insertUser(
  sql: Queries,
  { canned, userId = newTextId() }: { canned: boolean; userId?: string | undefined },
): Promise<Grant<"sign-up">> {
  await sql`insert into users (user_id, canned) values (${userId}, ${canned})`;
  await sql`insert into user_settings (user_id) values (${userId})`;
  return { userId } as Grant<"sign-up">;
}

/** An account with its addresses and profile. */
export async function findUser(sql: Queries, { userId }: Owner): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`
    select u.*, e.email, e.email_key, p.email as pending_email, p.email_key as pending_key,
      f.profile_name, f.profile_image, f.phone_number, coalesce(f.genres, '{}') as genres
    from users u left join emails e using (user_id) left join pending_emails p using (user_id) left join user_profiles f using (user_id)
    where u.user_id = ${userId}`;
  return row ?? null;
}

/**
 * Locks the rows of accounts, always in the same order, so that two calls about the same ones take
 * turns.
 */
export async function lockUsers(sql: Queries, userIds: readonly string[]): Promise<void> {
  await sql`select 1 from users where user_id = any(${userIds as string[]}) order by user_id for update`;
}

export async function addRoles(
  sql: Queries,
  { userId }: Owner | Grant<"operation">,
  roles: readonly string[],
): Promise<void> {
  await sql`
    update users set roles = array(select role from unnest(roles || ${roles as string[]}::text[]) with ordinality as r (role, at) group by role order by min(at)) where user_id = ${userId}`;
}

/**
 * Ends an account that was merged into another: it can't sign in any more, and its pending address
 * is dropped.
 */
export async function endAccount(sql: Queries, owner: Owner): Promise<void> {
  await sql`update users set life_cycle = 'DELETED', uncounted = true, roles = '{}', admin_by_email = false where user_id = ${owner.userId}`;
  await sql`delete from bearers where user_id = ${owner.userId}`;
  await sql`delete from pending_emails where user_id = ${owner.userId}`;
  await sql`delete from user_profiles where user_id = ${owner.userId}`;
}

export async function countSession(sql: Queries, owner: Owner): Promise<number> {
  const [row] = await sql<
    Row<typeof schema.users, "loginCount">[]
  >`update users set login_count = login_count + 1, last_session_at = now() where user_id = ${owner.userId} returning login_count`;
  return row?.loginCount ?? 0;
}

export async function readSettings(sql: Queries, owner: Owner): Promise<Settings> {
  const [row] = await sql<
    Settings[]
  >`select ${sql(SETTING_COLUMNS)} from user_settings where user_id = ${owner.userId}`;
  if (!row) throw new Error(`person ${owner.userId} has no settings row`);
  return row;
}

/** Whether the person's likes go to their watchlist, as a condition of another statement. */
export const addsLiked = (sql: Queries, userId: Part) =>
  sql`exists (select 1 from user_settings s where s.user_id = ${userId} and implicit_watchlist_add_enabled)`;

/**
 * Writes only the given settings, so that simultaneous changes of different settings both persist.
 */
export async function writeSettings(
  sql: Queries,
  owner: Owner,
  settings: Partial<Settings>,
): Promise<void> {
  const given = SETTING_COLUMNS.filter((name) => settings[name] !== undefined);
  if (given.length > 0)
    await sql`update user_settings set ${sql(settings, ...given)} where user_id = ${owner.userId}`;
}

/**
 * Those of these people who share their ratings with friends: the setting, which is on by default,
 * is still on, and they agreed.
 */
export async function findSharers(
  sql: Queries,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await sql<
    Row<typeof schema.userSettings, "userId">[]
  >`select user_id from user_settings where user_id ${isOneOf(sql, userIds)} and share_ratings_with_friends_enabled and rating_sharing_agreed`;
  return new Set(rows.map(({ userId }) => userId));
}

/** Anonymous accounts without ratings or a name, unused since then, in the order of their ids. */
export async function findIdleAnonymous(
  sql: Queries,
  { before, after, limit }: { before: Date; after: string; limit: number },
): Promise<Grant<"idle account">[]> {
  return sql<Grant<"idle account">[]>`
    select user_id from users u
    where life_cycle = 'ANONYMOUS' and not canned and roles = '{}' and locked_at is null and user_id > ${after}
      and created_at < ${before} and coalesce(last_session_at, created_at) < ${before}
      and first_name is null and last_name is null and profile_settings = '{}'
      and not exists (select 1 from user_profiles p where p.user_id = u.user_id)
      and not exists (select 1 from ratings_view r where r.user_id = u.user_id)
      and not exists (select 1 from bearers b where b.user_id = u.user_id and b.last_seen_at >= ${before})
    order by user_id limit ${limit}`;
}
