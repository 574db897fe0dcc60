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
      coalesce(sum(count) filter (where what = 'accounts'), 0)::int as accounts,
      coalesce(sum(count) filter (where what = 'registered'), 0)::int as registered,
      coalesce(sum(count) filter (where what = 'ratings'), 0)::int as ratings,
      coalesce(sum(count) filter (where what = 'ratings' and day = ${today}), 0)::int as ratings_today,
      coalesce(sum(count) filter (where what = 'events' and day = ${today}), 0)::int as events_today,
      (select count(*)::int from faults_view where last_seen_at >= ${since}) as faults_today
    from day_sums`;
  if (!row) throw new Error("counts have no row");
  return row;
}
