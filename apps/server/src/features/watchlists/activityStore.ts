import { limitTo } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Readable } from "../../platform/policy.ts";
import type { Watchlist, WatchlistRef } from "./watchlist.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export type ActivityKind = Row<typeof schema.listActivity>["what"];

export type ActivityRow = Row<
  typeof schema.listActivity,
  "activityId" | "userId" | "what" | "itemId" | "aboutId" | "at"
>;

/** Maximum number of entries per list. */
const MOST_KEPT = 200;

interface NewActivity {
  what: ActivityKind;
  itemId?: number | null | undefined;
  aboutId?: string | undefined;
}

/** Records the viewer's action on a list, and deletes the oldest entries. */
export async function recordActivity(
  sql: Queries,
  { watchlistId, viewer }: Readable<WatchlistRef>,
  { what, itemId = null, aboutId }: NewActivity,
): Promise<void> {
  await sql`insert into list_activity ${sql({ watchlistId, userId: viewer.userId, what, itemId, aboutId: aboutId ?? null })}`;
  await sql`
    delete from list_activity where watchlist_id = ${watchlistId}
      and activity_id <= (select activity_id from list_activity where watchlist_id = ${watchlistId} order by activity_id desc limit 1 offset ${MOST_KEPT})`;
}

export async function findActivity(
  sql: Queries,
  { watchlistId }: Readable<Watchlist>,
  page: { limit: number; offset: number },
): Promise<{ rows: ActivityRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    sql<
      ActivityRow[]
    >`select * from list_activity where watchlist_id = ${watchlistId} order by activity_id desc ${limitTo(sql, page)}`,
    sql<
      { total: number }[]
    >`select count(*)::int as total from list_activity where watchlist_id = ${watchlistId}`,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}
