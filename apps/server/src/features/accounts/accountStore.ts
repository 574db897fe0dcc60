import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

export interface UserRow {
  userId: string;
  createdAt: Date;
  lifeCycle: "ANONYMOUS" | "PENDING" | "REGISTERED" | "DELETED";
  roles: string[];
  /** ROLE_ADMIN comes from the address, and goes with it. */
  adminByEmail: boolean;
  canned: boolean;
  firstName: string | null;
  lastName: string | null;
  profileSettings: Record<string, unknown>;
  loginCount: number;
  ratingsVersion: number;
  lockedAt: Date | null;
  /** Verified. */
  email: string | null;
  emailKey: string | null;
  pendingEmail: string | null;
  pendingKey: string | null;
  profileName: string | null;
  profileImage: string | null;
  displayName: string | null;
  phoneNumber: string | null;
  genres: string[];
}

export interface Settings {
  featuresUpdatesNotificationsEnabled: boolean;
  implicitWatchlistAddEnabled: boolean;
  recommendationsNotificationsEnabled: boolean;
  remindersNotificationsEnabled: boolean;
  shareRatingsWithFriendsEnabled: boolean;
}

const SETTING_COLUMNS = [
  "featuresUpdatesNotificationsEnabled",
  "implicitWatchlistAddEnabled",
  "recommendationsNotificationsEnabled",
  "remindersNotificationsEnabled",
  "shareRatingsWithFriendsEnabled",
] as const;

export async function insertUser(sql: Queries, userId: string, canned: boolean): Promise<void> {
  await sql`insert into users (user_id, canned) values (${userId}, ${canned})`;
  await sql`insert into user_settings (user_id) values (${userId})`;
}

/** An account with its addresses and its profile. */
export async function findUser(sql: Queries, userId: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`
    select u.*, e.email, e.email_key, p.email as pending_email, p.email_key as pending_key,
      f.profile_name, f.profile_image, f.display_name, f.phone_number, coalesce(f.genres, '{}') as genres
    from users u left join emails e using (user_id) left join pending_emails p using (user_id) left join user_profiles f using (user_id)
    where u.user_id = ${userId}`;
  return row ?? null;
}

/** Locks the rows of accounts, always in the same order, so that two calls about the same ones come one after the other. */
export async function lockUsers(sql: Queries, userIds: readonly string[]): Promise<void> {
  await sql`select 1 from users where user_id = any(${userIds as string[]}) order by user_id for update`;
}

export async function addRoles(sql: Queries, userId: string, roles: readonly string[]): Promise<void> {
  await sql`
    update users set roles = array(select role from unnest(roles || ${roles as string[]}::text[]) with ordinality as r (role, at) group by role order by min(at)) where user_id = ${userId}`;
}

/** Ends an account whose things belong to another one now: nobody gets in any more, and no address waits for it. */
export async function endAccount(sql: Queries, owner: Owner): Promise<void> {
  await sql`update users set life_cycle = 'DELETED', roles = '{}', admin_by_email = false where user_id = ${owner.userId}`;
  await sql`delete from bearers where user_id = ${owner.userId}`;
  await sql`delete from pending_emails where user_id = ${owner.userId}`;
  await sql`delete from user_profiles where user_id = ${owner.userId}`;
}

export async function countSession(sql: Queries, owner: Owner): Promise<number> {
  const [row] = await sql<{ loginCount: number }[]>`update users set login_count = login_count + 1, last_session_at = now() where user_id = ${owner.userId} returning login_count`;
  return row?.loginCount ?? 0;
}

export async function readSettings(sql: Queries, owner: Owner): Promise<Settings> {
  const [row] = await sql<Settings[]>`select ${sql(SETTING_COLUMNS)} from user_settings where user_id = ${owner.userId}`;
  if (!row) throw new Error(`person ${owner.userId} has no settings row`);
  return row;
}

/** Writes only what is given, so that two changes at once of different settings both stand. */
export async function writeSettings(sql: Queries, owner: Owner, settings: Partial<Settings>): Promise<void> {
  const given = SETTING_COLUMNS.filter((name) => settings[name] !== undefined);
  if (given.length > 0) await sql`update user_settings set ${sql(settings, ...given)} where user_id = ${owner.userId}`;
}

/** Of these people, those who share their ratings with friends. */
export async function findSharers(sql: Queries, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql<{ userId: string }[]>`select user_id from user_settings where user_id = any(${userIds as string[]}) and share_ratings_with_friends_enabled`;
  return new Set(rows.map(({ userId }) => userId));
}

/** Whether there is an account of this id that somebody may use. */
export async function accountExists(sql: Queries, userId: string): Promise<boolean> {
  return (await sql`select 1 from users where user_id = ${userId} and life_cycle <> 'DELETED'`).length > 0;
}
