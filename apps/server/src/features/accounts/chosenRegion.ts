import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** The country a person has chosen; null if none. */
export async function readChosenRegion(sql: Queries, owner: Owner): Promise<string | null> {
  const [row] = await sql<
    Row<typeof schema.userSettings, "region">[]
  >`select region from user_settings where user_id = ${owner.userId}`;
  return row?.region ?? null;
}

export async function writeChosenRegion(
  sql: Queries,
  owner: Owner,
  region: string | null,
): Promise<void> {
  await sql`update user_settings set region = ${region} where user_id = ${owner.userId}`;
}
