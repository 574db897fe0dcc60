import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

/** Changes to a profile; null removes a value, and omitted values stay. */
export interface ProfileChange {
  profileName?: string | null | undefined;
  profileImage?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  genres?: string[] | undefined;
}

export interface NameChange {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  settings?: Record<string, unknown> | undefined;
}

const COLUMNS = ["profileName", "profileImage", "phoneNumber", "genres"] as const;

export async function saveProfile(
  sql: Queries,
  owner: Owner,
  change: ProfileChange,
): Promise<void> {
  const given = COLUMNS.filter((name) => change[name] !== undefined);
  if (given.length === 0) return;
  await sql`insert into user_profiles (user_id) values (${owner.userId}) on conflict do nothing`;
  await sql`update user_profiles set ${sql({ ...change }, ...given)}, updated_at = now() where user_id = ${owner.userId}`;
}

const MOST_SETTINGS = 50;

/**
 * Saves names and settings; false if there would be too many settings. A null setting is removed.
 */
export async function saveNames(
  sql: Queries,
  owner: Owner,
  { firstName, lastName, settings = {} }: NameChange,
): Promise<boolean> {
  const names = {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
  };
  if (Object.keys(names).length > 0)
    await sql`update users set ${sql(names)} where user_id = ${owner.userId}`;
  if (Object.keys(settings).length === 0) return true;
  const rows = await sql`
    update users set profile_settings = jsonb_strip_nulls(profile_settings || ${JSON.stringify(settings)}::text::jsonb)
    where user_id = ${owner.userId} and (select count(*) from jsonb_object_keys(jsonb_strip_nulls(profile_settings || ${JSON.stringify(settings)}::text::jsonb))) <= ${MOST_SETTINGS}
    returning 1`;
  return rows.length > 0;
}
