import type { Sql } from "../../../platform/database/sqlClient.ts";
import { announceTitles } from "../generations.ts";
import { removeOldPersonPictures } from "./personPictures.ts";
import { removeStatement } from "./storeTitle.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/** TMDB's terms forbid keeping its content for more than six months. */
const KEPT_DAYS = 180;
const AT_ONCE = 200;

/**
 * Deletes TMDB statements older than its terms allow; other sources' statements about the same
 * titles stay.
 */
export async function purgeOldStatements(sql: Sql, now: Date = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  for (let removed = await removeOldPersonPictures(sql, before); ;) {
    const old = await sql<
      Row<typeof schema.statements, "kind" | "ref">[]
    >`select kind, ref from statements where source = 'tmdb' and fetched_at < ${before} order by fetched_at limit ${AT_ONCE}`;
    for (const { kind, ref } of old)
      await sql.begin((tx) => removeStatement(tx, { source: "tmdb", kind, ref }));
    removed += old.length;
    if (old.length === AT_ONCE) continue;
    if (removed > 0) await announceTitles(sql, `purge ${before.toISOString()}`);
    return;
  }
}
