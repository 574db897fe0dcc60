import { ENOUGH_POSITIVE_RATINGS, ENOUGH_TYPE_RATINGS, RED_HERRING_ID } from "@worthy/domain";
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

/**
 * The funnel of people since a UTC day. From the account on, each step only counts people who took
 * the previous one; enough ratings means enough of one kind, as for scores. First views are of
 * consenting devices, whose accounts are unknown.
 */
export async function countFunnel(sql: Queries, from: string): Promise<FunnelStep[]> {
  const [row] = await sql<Counts[]>`
    with came as (
      select u.user_id, u.verified_at is not null as registered
      from accounts_view u where u.created_at >= (${from}::date::timestamp at time zone 'UTC') and u.life_cycle <> 'DELETED' and not u.canned),
    of_kind as (
      select user_id, count(*) filter (where rating in ('LOVE', 'LIKE', 'MEH', 'DISLIKE')) >= ${ENOUGH_TYPE_RATINGS}
        and count(*) filter (where rating in ('LOVE', 'LIKE')) >= ${ENOUGH_POSITIVE_RATINGS} as enough
      from ratings_view join came using (user_id) where item_id <> ${RED_HERRING_ID} group by user_id, kind),
    rated as (select user_id, bool_or(enough) as enough from of_kind group by user_id)
    select (select count(*)::int from events_view where day >= ${from} and name = 'new_device_session') as first,
      count(*)::int as account, count(rated.user_id)::int as rated, count(*) filter (where enough)::int as enough, count(*) filter (where enough and registered)::int as registered
    from came left join rated using (user_id)`;
  if (!row) throw new Error("a funnel has no row");
  return [
    { step: "FIRST_VIEW", people: row.first },
    { step: "ACCOUNT", people: row.account },
    { step: "RATED", people: row.rated },
    { step: "ENOUGH_RATINGS", people: row.enough },
    { step: "REGISTERED", people: row.registered },
  ];
}
