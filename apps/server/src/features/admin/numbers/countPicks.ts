import { wilsonInterval, type Share } from "@worthy/domain";
import type { Queries } from "../../../platform/http/handler.ts";

interface Visits {
  picked: number;
  opened: number;
  taken: number;
}

/** Screens that show picks. */
const SHOWING = [
  "Onboarding",
  "home",
  "today",
  "homeExpanded",
  "recommendations",
  "in_the_mood",
  "pick_for_us",
];
const TAKING = ["LOVE", "LIKE", "INTERESTED"];

/**
 * How often picks are followed, by visits since a UTC day: of visits that looked at picks, how many
 * opened a title, and how many added one to a list or rated it as liked or interesting. Only
 * consenting visits.
 */
export async function countPicks(
  sql: Queries,
  from: string,
): Promise<{ opened: Share; taken: Share }> {
  const [row] = await sql<Visits[]>`
    with picked as (
      select session_id, min(occurred_at) as at from events_view
      where day >= ${from} and name = 'page_view' and session_id is not null and params ->> 'screen' = any(${SHOWING}) group by 1),
    after as (
      select p.session_id, bool_or(e.name = 'page_view') as opened, bool_or(e.name <> 'page_view') as taken
      from picked p join events_view e on e.session_id = p.session_id and e.occurred_at > p.at and e.day >= ${from}
      where (e.name = 'page_view' and e.params ->> 'screen' = 'title') or (e.name = 'watchlist_changed' and e.params ->> 'action' = 'added')
        or (e.name = 'title_rated' and e.params ->> 'rating' = any(${TAKING}) and e.params ->> 'rated_location' in ('IN_APP', 'B2B_IN_APP'))
      group by 1)
    select count(*)::int as picked, count(*) filter (where opened)::int as opened, count(*) filter (where taken)::int as taken from picked left join after using (session_id)`;
  const { picked, opened, taken } = row ?? { picked: 0, opened: 0, taken: 0 };
  return { opened: wilsonInterval(opened, picked), taken: wilsonInterval(taken, picked) };
}
