import { ENOUGH_POSITIVE_RATINGS, ENOUGH_TYPE_RATINGS } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";

export interface FunnelStep {
  step: "FIRST_VIEW" | "ACCOUNT" | "RATED" | "ENOUGH_RATINGS" | "REGISTERED";
  people: number;
}

interface Counts {
  first: number;
  account: number;
  rated: number;
  enough: number;
  registered: number;
}

/** The way of those who came since a UTC day. The first views are of devices that agreed to be noted; all else is of accounts. */
export async function countFunnel(sql: Queries, from: string): Promise<FunnelStep[]> {
  const [row] = await sql<Counts[]>`
    with came as (
      select u.user_id, exists (select 1 from emails e where e.user_id = u.user_id) as registered
      from users u where u.created_at >= (${from}::date::timestamp at time zone 'UTC') and u.life_cycle <> 'DELETED' and not u.canned),
    taste as (
      select user_id, count(*) as given, count(*) filter (where rating in ('LOVE', 'LIKE', 'MEH', 'DISLIKE')) as told, count(*) filter (where rating in ('LOVE', 'LIKE')) as liked
      from ratings join came using (user_id) group by user_id)
    select (select count(*)::int from events where day >= ${from} and name = 'new_device_session') as first,
      count(*)::int as account, count(*) filter (where given > 0)::int as rated,
      count(*) filter (where told >= ${ENOUGH_TYPE_RATINGS} and liked >= ${ENOUGH_POSITIVE_RATINGS})::int as enough, count(*) filter (where registered)::int as registered
    from came left join taste using (user_id)`;
  if (!row) throw new Error("a funnel has no row");
  return [
    { step: "FIRST_VIEW", people: row.first },
    { step: "ACCOUNT", people: row.account },
    { step: "RATED", people: row.rated },
    { step: "ENOUGH_RATINGS", people: row.enough },
    { step: "REGISTERED", people: row.registered },
  ];
}
