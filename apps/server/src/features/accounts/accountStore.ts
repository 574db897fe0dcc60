import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

export interface UserRow {
  userId: string;
  createdAt: Date;
  lifeCycle: "ANONYMOUS" | "PENDING" | "REGISTERED" | "DELETED";
  roles: string[];
  canned: boolean;
  firstName: string | null;
  lastName: string | null;
  profileSettings: Record<string, unknown>;
  loginCount: number;
  ratingsVersion: number;
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

export async function insertUser(sql: Queries, user: { userId: string; tokenHash: string }): Promise<void> {
  await sql`insert into users (user_id) values (${user.userId})`;
  await sql`insert into user_settings (user_id) values (${user.userId})`;
  await sql`insert into bearers (user_id, token_hash) values (${user.userId}, ${user.tokenHash})`;
}

export async function findUser(sql: Queries, userId: string): Promise<UserRow | null> {
  const [row] = await sql<UserRow[]>`select * from users where user_id = ${userId}`;
  return row ?? null;
}

/** The person whose bearer has this hash. */
export async function findBearer(sql: Queries, userId: string, tokenHash: string): Promise<{ userId: string; roles: string[] } | null> {
  const [row] = await sql<{ userId: string; roles: string[] }[]>`
    select u.user_id, u.roles from bearers b join users u using (user_id)
    where b.user_id = ${userId} and b.token_hash = ${tokenHash} and u.life_cycle <> 'DELETED'`;
  return row ?? null;
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
