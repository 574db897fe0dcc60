import type { Row } from "../../../../platform/database/row.ts";
import type { Sql } from "../../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../../platform/http/handler.ts";
import { EXPORT_PAGE, exportFile, type PersonalData } from "../../../../platform/personalData.ts";
import type { Owner } from "../../../../platform/policy.ts";
import type * as schema from "../../schema.ts";
import { addCounted, readCounted } from "./countPeople.ts";
import { collectChanges, type Changes } from "./daySums.ts";

type ExportedDay = Row<typeof schema.personDays, "day" | "rated">;

const days = exportFile<ExportedDay>({
  name: "active-days",
  about: "The days you used Worthy, to count how many people did.",
  fields: { day: "the day, by UTC", rated: "how many titles you rated that day" },
  page: (sql, owner, last) => sql<ExportedDay[]>`
    select day::text, rated from person_days
    where user_id = ${owner.userId} and day > ${last?.day ?? "-infinity"}::text::date order by day limit ${EXPORT_PAGE}`,
});

/** What is kept to count people. A deleted account was there on its days: their sums stay. */
export const personDayData: PersonalData = {
  move: async (sql, { from, into }) => {
    const changes = collectChanges();
    const gone = await forget(sql, from, changes);
    const kept = await sql<{ day: string }[]>`
      insert into person_days (user_id, day) select ${into.userId}, day from unnest(${gone}::text[]::date[]) day order by 2 on conflict do nothing returning day::text`;
    for (const day of gone) changes.add(day, "people", -1);
    for (const { day } of kept) changes.add(day, "people", 1);
    await changes.save(sql);
    return {};
  },
  erase: async (sql, owner) => {
    const changes = collectChanges();
    await forget(sql, owner, changes);
    await changes.save(sql);
  },
  files: [days],
};

/** Uncounts a person and their ratings. Returns the days on which they were active. */
async function forget(sql: Queries, { userId }: Owner, changes: Changes): Promise<string[]> {
  for (const person of await readCounted(sql, [userId])) addCounted(changes, person, -1);
  await sql`delete from counted_people where user_id = ${userId}`;
  const gone = await sql<
    ExportedDay[]
  >`delete from person_days where user_id = ${userId} returning day::text, rated`;
  for (const { day, rated } of gone) changes.add(day, "ratings", -rated);
  return gone.map(({ day }) => day);
}

/** Events arrive up to a week late. */
const KEPT = "8 days";

/** Deletes days without ratings to which nothing is added any more. */
export async function removeOldDays(sql: Sql): Promise<void> {
  await sql`
    delete from person_days where rated = 0 and day < (now() at time zone 'UTC')::date - ${KEPT}::interval
      and user_id in (select user_id from counted_people)`;
}
