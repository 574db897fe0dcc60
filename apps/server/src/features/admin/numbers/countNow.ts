import type { Queries } from "../../../platform/http/handler.ts";

/** How things stand just now. Canned accounts are no people. */
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

/** Minutes within which somebody counts as here: devices are noted every few. */
const ACTIVE = "15 minutes";

/** @param today UTC day, `YYYY-MM-DD` */
export async function countNow(sql: Queries, today: string): Promise<NowCounts> {
  const since = sql`(${today}::date::timestamp at time zone 'UTC')`;
  const [row] = await sql<NowCounts[]>`
    select
      (select count(distinct user_id)::int from bearers where last_seen_at > now() - ${ACTIVE}::interval) as people_active,
      (select count(distinct user_id)::int from bearers where last_seen_at >= ${since}) as people_today,
      (select count(*)::int from users where life_cycle <> 'DELETED' and not canned) as accounts,
      (select count(*)::int from emails) as registered,
      (select count(*)::int from ratings) as ratings,
      (select count(*)::int from ratings where updated_at >= ${since}) as ratings_today,
      (select count(*)::int from events where day = ${today}) as events_today,
      (select count(*)::int from faults where last_seen_at >= ${since}) as faults_today`;
  if (!row) throw new Error("counts have no row");
  return row;
}
