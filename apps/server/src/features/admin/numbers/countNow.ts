import type { Queries } from "../../../platform/http/handler.ts";

/** Current numbers, without canned accounts. */
export interface NowCounts {
  peopleActive: number;
  peopleToday: number;
  accounts: number;
  registered: number;
  ratings: number;
  ratingsToday: number;
  eventsToday: number;
  faultsToday: number;
}

/** How recently somebody must have been active to count; devices are recorded every few minutes. */
const ACTIVE = "15 minutes";

/** @param today UTC day, `YYYY-MM-DD` */
export async function countNow(sql: Queries, today: string): Promise<NowCounts> {
  const since = sql`(${today}::date::timestamp at time zone 'UTC')`;
  const [row] = await sql<NowCounts[]>`
    select
      (select count(distinct user_id)::int from devices_view where last_seen_at > now() - ${ACTIVE}::interval) as people_active,
      (select count(distinct user_id)::int from devices_view where last_seen_at >= ${since}) as people_today,
      (select count(*)::int from accounts_view where life_cycle <> 'DELETED' and not canned) as accounts,
      (select count(*)::int from accounts_view where verified_at is not null) as registered,
      (select count(*)::int from ratings_view) as ratings,
      (select count(*)::int from ratings_view where updated_at >= ${since}) as ratings_today,
      (select count(*)::int from events_view where day = ${today}) as events_today,
      (select count(*)::int from faults_view where last_seen_at >= ${since}) as faults_today`;
  if (!row) throw new Error("counts have no row");
  return row;
}
