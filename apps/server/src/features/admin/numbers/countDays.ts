import type { Queries } from "../../../platform/http/handler.ts";

export interface DayCounts {
  /** UTC, `YYYY-MM-DD`. */
  day: string;
  /** People who rated something, or had a recorded visit. */
  people: number;
  accounts: number;
  registered: number;
  ratings: number;
}

export interface DayRange {
  /** First UTC day, `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** One row per day, including days without activity. */
export async function countDays(sql: Queries, { from, to }: DayRange): Promise<DayCounts[]> {
  const start = sql`(${from}::date::timestamp at time zone 'UTC')`;
  return sql<DayCounts[]>`
    with rated as (select (updated_at at time zone 'UTC')::date as day, user_id from ratings_view where updated_at >= ${start}),
      seen as (select day, user_id from rated union select day, user_id from events_view where day >= ${from} and user_id is not null),
      people as (select day, count(distinct user_id)::int as n from seen group by 1),
      counted as (select day, count(*)::int as n from rated group by 1),
      made as (select (created_at at time zone 'UTC')::date as day, count(*)::int as n from accounts_view where created_at >= ${start} and life_cycle <> 'DELETED' and not canned group by 1),
      verified as (select (verified_at at time zone 'UTC')::date as day, count(*)::int as n from accounts_view where verified_at >= ${start} group by 1)
    select d::date::text as day, coalesce(people.n, 0) as people, coalesce(made.n, 0) as accounts, coalesce(verified.n, 0) as registered, coalesce(counted.n, 0) as ratings
    from generate_series(${from}::date, ${to}::date, interval '1 day') d
      left join people on people.day = d::date left join made on made.day = d::date left join verified on verified.day = d::date left join counted on counted.day = d::date
    order by d`;
}
