import { limitTo } from "../../../platform/database/sqlClient.ts";
import type { FactField } from "@worthy/contract";
import type { Queries } from "../../../platform/http/handler.ts";
import { findEmails } from "../../accounts/findEmails.ts";
import type { Correction } from "./withCorrections.ts";
import type { Row } from "../../../platform/database/row.ts";
import type * as schema from "../schema.ts";

/** Who made a correction, and when. */
export interface StoredCorrection
  extends Correction, Row<typeof schema.corrections, "adminId" | "correctedAt"> {
  adminEmail: string | null;
}

interface OfFact {
  titleId: number;
  field: FactField;
}

export async function putCorrection(
  sql: Queries,
  { titleId, field, value, adminId }: OfFact & { value: unknown; adminId: string },
): Promise<void> {
  await sql`
    insert into corrections (title_id, field, value, admin_id) values (${titleId}, ${field}, ${JSON.stringify(value)}::text::jsonb, ${adminId})
    on conflict (title_id, field) do update set value = excluded.value, admin_id = excluded.admin_id, corrected_at = excluded.corrected_at`;
}

export async function deleteCorrection(sql: Queries, { titleId, field }: OfFact): Promise<boolean> {
  return (
    (
      await sql`delete from corrections where title_id = ${titleId} and field = ${field} returning 1`
    ).length > 0
  );
}

/** The corrections of a title. */
export async function findCorrectionsOf(
  sql: Queries,
  titleId: number,
): Promise<StoredCorrection[]> {
  return withEmails(
    sql,
    await sql<Stored<StoredCorrection>[]>`
      select field, value, admin_id, corrected_at from corrections where title_id = ${titleId}`,
  );
}

interface ListedCorrection extends StoredCorrection, OfFact {
  /** Current display name; null if the title is no longer in the catalogue. */
  name: string | null;
}

/** One page of all corrections, latest first, and their total. */
export async function findCorrections(
  sql: Queries,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ corrections: ListedCorrection[]; total: number }> {
  const rows = await sql<Stored<ListedCorrection>[]>`
    select c.title_id, coalesce(n.value #>> '{}', t.name) as name, c.field, c.value, c.admin_id, c.corrected_at
    from corrections c left join titles t using (title_id) left join corrections n on n.title_id = t.title_id and n.field = 'name'
    order by c.corrected_at desc, c.title_id, c.field ${limitTo(sql, { limit, offset })}`;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from corrections`;
  return { corrections: await withEmails(sql, rows), total: row?.total ?? 0 };
}

type Stored<Kept extends StoredCorrection> = Omit<Kept, "adminEmail">;

async function withEmails<Kept extends { adminId: string | null }>(
  sql: Queries,
  rows: readonly Kept[],
): Promise<(Kept & { adminEmail: string | null })[]> {
  const emails = await findEmails(
    sql,
    rows.flatMap(({ adminId }) => adminId ?? []),
  );
  return rows.map((row) => ({ ...row, adminEmail: emails.get(row.adminId ?? "") ?? null }));
}

/** Current display names of titles, by id; titles no longer in the catalogue are missing. */
export async function findShownNames(
  sql: Queries,
  titleIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await sql<(Row<typeof schema.titles, "titleId"> & { name: string })[]>`
    select t.title_id, coalesce(c.value #>> '{}', t.name) as name
    from titles t left join corrections c on c.title_id = t.title_id and c.field = 'name' where t.title_id = any(${titleIds as number[]}::bigint[])`;
  return new Map(rows.map(({ titleId, name }) => [titleId, name]));
}
