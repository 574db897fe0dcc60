import { createHash } from "node:crypto";
import type { Queries } from "../../platform/http/handler.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** The catalogue's latest generation; 0 if nothing was ever loaded. */
export async function latestGeneration(sql: Queries): Promise<number> {
  const [row] = await sql<
    { generation: number }[]
  >`select coalesce(max(generation), 0)::int as generation from catalogue_generations`;
  return row?.generation ?? 0;
}

/** UTC day of the last load; null if none. */
export async function dayOfLastLoad(sql: Queries): Promise<string | null> {
  const [row] = await sql<
    { day: string | null }[]
  >`select (max(loaded_at) at time zone 'UTC')::date::text as day from catalogue_generations`;
  return row?.day ?? null;
}

/** Channel on which servers announce a new catalogue. */
export const CATALOGUE_CHANNEL = "worthy_catalogue";

/** Makes all servers reread the catalogue. */
export async function announceTitles(sql: Queries, reason: string): Promise<void> {
  const checksum = createHash("sha256").update(reason).digest("hex");
  const [row] = await sql<
    Row<typeof schema.catalogueGenerations, "generation">[]
  >`insert into catalogue_generations (source, checksum) values ('import', ${checksum}) returning generation`;
  await sql`select pg_notify(${CATALOGUE_CHANNEL}, ${String(row?.generation)})`;
}
