import type { Queries } from "../../../platform/http/handler.ts";
import type { Counted } from "../schema.ts";

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
  const sums = await sql<{ day: string; counts: Partial<Record<Counted, number>> | null }[]>`
    select d::date::text as day, json_object_agg(what, count) filter (where what is not null) as counts
    from generate_series(${from}::date, ${to}::date, interval '1 day') d left join day_sums s on s.day = d::date
    group by d order by d`;
  return sums.map(({ day, counts }) => ({
    day,
    people: counts?.people ?? 0,
    accounts: counts?.accounts ?? 0,
    registered: counts?.registered ?? 0,
    ratings: counts?.ratings ?? 0,
  }));
}
