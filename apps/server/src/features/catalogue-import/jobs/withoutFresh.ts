import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { ImportItem, ImportSource } from "./importStore.ts";

interface Fresh {
  source: ImportSource;
  now: Date;
  items: readonly ImportItem[];
}

/** What was fetched within so many days is not fetched again by a new import; an update finds what has changed. */
export const FRESH_DAYS = 150;

/** The items that have not been fetched of late: a larger import fetches only what the smaller one before it left out. */
export async function withoutFresh(sql: Sql, { source, now, items }: Fresh): Promise<ImportItem[]> {
  const since = new Date(now.getTime() - FRESH_DAYS * 86_400_000);
  const rows = await sql<{ kind: string; ref: string }[]>`select kind, ref from statements where source = ${source} and fetched_at > ${since}`;
  const fresh = new Set(rows.map(({ kind, ref }) => `${kind} ${ref}`));
  return items.filter(({ kind, ref }) => !fresh.has(`${kind} ${ref}`));
}
