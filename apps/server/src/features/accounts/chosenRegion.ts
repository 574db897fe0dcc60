import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { OuterRow, Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** The country a person has chosen; null if none. */
export async function readChosenRegion(sql: Queries, owner: Owner): Promise<string | null> {
  const [row] = await sql<
    Row<typeof schema.userSettings, "region">[]
  >`select region from user_settings where user_id = ${owner.userId}`;
  return row?.region ?? null;
}

/** How a person sees titles: for the country they have chosen, and under original names or not. */
export async function readSight(
  sql: Queries,
  owner: Owner,
): Promise<OuterRow<typeof schema.userSettings, "region" | "showOriginalNamesEnabled">> {
  const [row] = await sql<
    Row<typeof schema.userSettings, "region" | "showOriginalNamesEnabled">[]
  >`select region, show_original_names_enabled from user_settings where user_id = ${owner.userId}`;
  return row ?? { region: null, showOriginalNamesEnabled: null };
}

export async function writeChosenRegion(
  sql: Queries,
  owner: Owner,
  region: string | null,
): Promise<void> {
  await sql`update user_settings set region = ${region} where user_id = ${owner.userId}`;
}
