import { isOneOf } from "../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/** Display names of people; those without one are missing. */
export async function findNames(
  sql: Queries,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const rows = await sql<(Row<typeof schema.userProfiles, "userId"> & { profileName: string })[]>`
    select user_id, profile_name from user_profiles where user_id ${isOneOf(sql, userIds)} and profile_name is not null`;
  return new Map(rows.map(({ userId, profileName }) => [userId, profileName]));
}
