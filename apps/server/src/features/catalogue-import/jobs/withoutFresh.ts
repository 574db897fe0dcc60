import type { Sql } from "../../../platform/database/sqlClient.ts";
import { findStatedSince } from "../../catalogue/statements/findStatements.ts";
import type { ImportItem } from "./importStore.ts";
import type { ImportSource } from "./importOptions.ts";

interface Fresh {
  source: ImportSource;
  now: Date;
  items: readonly ImportItem[];
}

/** A new import doesn't refetch anything fetched within this many days; an update finds changes. */
export const FRESH_DAYS = 150;

export const freshSince = (now: Date) => new Date(now.getTime() - FRESH_DAYS * 86_400_000);

/** The items not fetched recently, so a larger import only fetches what a smaller one left out. */
export async function withoutFresh(sql: Sql, { source, now, items }: Fresh): Promise<ImportItem[]> {
  const since = freshSince(now);
  const rows = await findStatedSince(sql, source, since);
  const fresh = new Set(rows.map(({ kind, ref }) => `${kind} ${ref}`));
  return items.filter(({ kind, ref }) => !fresh.has(`${kind} ${ref}`));
}
