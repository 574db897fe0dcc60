import type { Queries } from "../../../platform/http/handler.ts";
import type { Statement } from "./facts.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

interface PictureRow {
  personId: number;
  path: string;
  /** ISO date. */
  asOf: string;
}

/**
 * Stores the picture paths of the people in these statements, each with the last day it was stated.
 */
export async function writePersonPictures(
  sql: Queries,
  statements: readonly Statement[],
): Promise<void> {
  const rows = new Map<number, PictureRow>();
  for (const { facts, asOf } of statements) {
    for (const { personId, picture } of [...(facts.crew ?? []), ...(facts.cast ?? [])])
      if (picture) rows.set(personId, { personId, path: picture, asOf });
  }
  if (rows.size === 0) return;
  const links = await sql<
    Row<typeof schema.personLinks>[]
  >`select source_person_id, person_id from person_links where source_person_id in ${sql([...rows.keys()])}`;
  const linked = new Map(links.map(({ sourcePersonId, personId }) => [sourcePersonId, personId]));
  const own = new Map(
    [...rows.values()].map((row) => [linked.get(row.personId) ?? row.personId, row] as const),
  );
  // Ordered by id, so simultaneous writers wait for each other instead of deadlocking.
  const sorted = [...own]
    .toSorted(([a], [b]) => a - b)
    .map(([personId, row]) => ({ ...row, personId }));
  await sql`
    insert into person_pictures ${sql(sorted, "personId", "path", "asOf")}
    on conflict (person_id) do update set path = excluded.path, as_of = excluded.as_of where person_pictures.as_of <= excluded.as_of`;
}

/** Moves the picture with a person who turns out to be another. */
export async function givePersonPicture(
  sql: Queries,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await sql`insert into person_pictures (person_id, path, as_of) select ${to}::bigint, path, as_of from person_pictures where person_id = ${from} on conflict do nothing`;
  await sql`delete from person_pictures where person_id = ${from}`;
}

/** Deletes paths stated on or before a day. @returns how many */
export async function removeOldPersonPictures(sql: Queries, day: Date): Promise<number> {
  const removed =
    await sql`delete from person_pictures where as_of <= ${day.toISOString().slice(0, 10)} returning 1`;
  return removed.length;
}
