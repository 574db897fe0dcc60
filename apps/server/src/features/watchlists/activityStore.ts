import type { Queries } from "../../platform/http/handler.ts";

export type ActivityKind = "item-added" | "item-removed" | "item-restored" | "items-moved" | "list-changed" | "invited" | "joined" | "declined" | "left" | "removed";

export interface ActivityRow {
  activityId: number;
  userId: string;
  what: ActivityKind;
  itemId: number | null;
  aboutId: string | null;
  at: Date;
}

/** So much is kept of a list. */
const MOST_KEPT = 200;

interface NewActivity {
  watchlistId: number;
  userId: string;
  what: ActivityKind;
  itemId?: number | null | undefined;
  aboutId?: string | undefined;
}

/** Notes what somebody did on a list, and lets go of what is oldest. */
export async function noteActivity(sql: Queries, { watchlistId, userId, what, itemId = null, aboutId }: NewActivity): Promise<void> {
  await sql`insert into list_activity ${sql({ watchlistId, userId, what, itemId, aboutId: aboutId ?? null })}`;
  await sql`
    delete from list_activity where watchlist_id = ${watchlistId}
      and activity_id <= (select activity_id from list_activity where watchlist_id = ${watchlistId} order by activity_id desc limit 1 offset ${MOST_KEPT})`;
}

export async function findActivity(sql: Queries, watchlistId: number, page: { limit: number; offset: number }): Promise<{ rows: ActivityRow[]; total: number }> {
  const [rows, counted] = await Promise.all([
    sql<ActivityRow[]>`select * from list_activity where watchlist_id = ${watchlistId} order by activity_id desc limit ${page.limit} offset ${page.offset}`,
    sql<{ total: number }[]>`select count(*)::int as total from list_activity where watchlist_id = ${watchlistId}`,
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}
