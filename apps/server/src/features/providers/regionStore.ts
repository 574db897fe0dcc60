import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";

/** The country that a person has chosen; null where they have not. */
export async function readChosenRegion(sql: Queries, owner: Owner): Promise<string | null> {
  const [row] = await sql<{ region: string | null }[]>`select region from user_settings where user_id = ${owner.userId}`;
  return row?.region ?? null;
}

export async function writeChosenRegion(sql: Queries, owner: Owner, region: string | null): Promise<void> {
  await sql`update user_settings set region = ${region} where user_id = ${owner.userId}`;
}
