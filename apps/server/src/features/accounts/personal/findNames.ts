import type { Queries } from "../../../platform/http/handler.ts";

/** The names that people show to others; whoever has none is missing. */
export async function findNames(sql: Queries, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await sql<{ userId: string; profileName: string }[]>`
    select user_id, profile_name from user_profiles where user_id = any(${userIds as string[]}) and profile_name is not null`;
  return new Map(rows.map(({ userId, profileName }) => [userId, profileName]));
}
