import { ENOUGH_POSITIVE_RATINGS, ENOUGH_TYPE_RATINGS, RED_HERRING_ID } from "@worthy/domain";
import type { Row } from "../../../../platform/database/row.ts";
import type { Sql, SqlTransaction } from "../../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../../platform/http/handler.ts";
import type * as schema from "../../schema.ts";
import { collectChanges, type Changes } from "./daySums.ts";

/**
 * Locks some people who have changed since they were counted, marks them as counted and returns
 * them.
 */
export type ClaimUncounted = (tx: SqlTransaction, limit: number) => Promise<readonly string[]>;

/** Their own ratings wait while people are counted, so it must be short. */
const AT_A_TIME = 200;

/**
 * Counts people who have changed, in short transactions, until there are none or the time is over.
 */
export async function countPeople(
  sql: Sql,
  take: ClaimUncounted,
  mostMs = Infinity,
): Promise<void> {
  const until = performance.now() + mostMs;
  while (performance.now() < until) {
    const found = await sql.begin(async (tx) => {
      const people = await take(tx, AT_A_TIME);
      if (people.length > 0) await recount(tx, people);
      return people.length;
    });
    if (found < AT_A_TIME) return;
  }
}

type CountedPerson = Row<typeof schema.countedPeople>;
type PersonDay = Row<typeof schema.personDays>;

/** Replaces what these people were counted as by what they are now. The caller has locked them. */
async function recount(tx: SqlTransaction, people: readonly string[]): Promise<void> {
  const changes = collectChanges();
  for (const person of await readCounted(tx, people)) addCounted(changes, person, -1);
  const rows = await readCountable(tx, people);
  for (const person of rows) addCounted(changes, person, 1);
  await tx`delete from counted_people where user_id = any(${[...people]}::char(12)[])`;
  await tx`
    insert into counted_people (user_id, since, registered_on, rated, enough)
    select * from json_to_recordset(${JSON.stringify(rows)}::text::json) as now("userId" char(12), since date, "registeredOn" date, rated boolean, enough boolean)`;
  await recountDays(tx, people, changes);
  await changes.save(tx);
}

export function addCounted(changes: Changes, person: CountedPerson, count: 1 | -1): void {
  const { since, registeredOn, rated, enough } = person;
  if (registeredOn !== null) changes.add(registeredOn, "registered", count);
  if (since === null) return;
  changes.add(since, "accounts", count);
  if (rated) changes.add(since, "accounts rated", count);
  if (enough) changes.add(since, "accounts with enough", count);
  if (enough && registeredOn !== null)
    changes.add(since, "accounts with enough, registered", count);
}

export function readCounted(sql: Queries, people: readonly string[]): Promise<CountedPerson[]> {
  return sql<
    CountedPerson[]
  >`select user_id, since::text, registered_on::text, rated, enough from counted_people where user_id = any(${[...people]}::char(12)[])`;
}

/** As what people count now. Enough ratings means enough of one kind, as for scores. */
function readCountable(sql: Queries, people: readonly string[]): Promise<CountedPerson[]> {
  return sql<CountedPerson[]>`
    with of_kind as (
      select user_id, count(*) filter (where rating in ('LOVE', 'LIKE', 'MEH', 'DISLIKE')) >= ${ENOUGH_TYPE_RATINGS}
        and count(*) filter (where rating in ('LOVE', 'LIKE')) >= ${ENOUGH_POSITIVE_RATINGS} as enough
      from ratings_view where user_id = any(${[...people]}::char(12)[]) and item_id <> ${RED_HERRING_ID} group by user_id, kind),
    raters as (select user_id, bool_or(enough) as enough from of_kind group by user_id)
    select u.user_id, case when not u.canned then (u.created_at at time zone 'UTC')::date::text end as since, (u.verified_at at time zone 'UTC')::date::text as registered_on,
      r.user_id is not null as rated, coalesce(r.enough, false) as enough
    from accounts_view u left join raters r on r.user_id = u.user_id
    where u.user_id = any(${[...people]}::char(12)[]) and u.life_cycle <> 'DELETED'`;
}

/** Counts the days on which these people rated something, and the ratings of each day. */
async function recountDays(
  sql: Queries,
  people: readonly string[],
  changes: Changes,
): Promise<void> {
  const different = await sql<(PersonDay & { before: number | null })[]>`
    with given as (select user_id, (updated_at at time zone 'UTC')::date as day, count(*)::int as rated from ratings_view where user_id = any(${[...people]}::char(12)[]) group by 1, 2),
      counted as (select user_id, day, rated from person_days where user_id = any(${[...people]}::char(12)[]))
    select user_id, day::text, coalesce(given.rated, 0) as rated, counted.rated as before from given full join counted using (user_id, day)
    where coalesce(given.rated, 0) is distinct from counted.rated order by user_id, day`;
  if (different.length === 0) return;
  await sql`
    insert into person_days (user_id, day, rated)
    select * from json_to_recordset(${JSON.stringify(different)}::text::json) as now("userId" char(12), day date, rated int) order by 1, 2
    on conflict (user_id, day) do update set rated = excluded.rated`;
  for (const { day, rated, before } of different) {
    changes.add(day, "ratings", rated - (before ?? 0));
    if (before === null) changes.add(day, "people", 1);
  }
}
