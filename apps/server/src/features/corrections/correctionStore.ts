import type { FactField } from "@worthy/contract";
import type { Queries } from "../../platform/http/handler.ts";
import type { Correction } from "../catalogue/withCorrections.ts";

/** Who put something right, and when. */
export interface KeptCorrection extends Correction {
  adminId: string | null;
  adminEmail: string | null;
  correctedAt: Date;
}

interface OfFact {
  titleId: number;
  field: FactField;
}

export async function putCorrection(sql: Queries, { titleId, field, value, adminId }: OfFact & { value: unknown; adminId: string }): Promise<void> {
  await sql`
    insert into corrections (title_id, field, value, admin_id) values (${titleId}, ${field}, ${JSON.stringify(value)}::text::jsonb, ${adminId})
    on conflict (title_id, field) do update set value = excluded.value, admin_id = excluded.admin_id, corrected_at = now()`;
}

export async function deleteCorrection(sql: Queries, { titleId, field }: OfFact): Promise<boolean> {
  return (await sql`delete from corrections where title_id = ${titleId} and field = ${field} returning 1`).length > 0;
}

/** What was put right of one title. */
export async function findCorrectionsOf(sql: Queries, titleId: number): Promise<KeptCorrection[]> {
  return sql<KeptCorrection[]>`
    select c.field, c.value, c.admin_id, e.email as admin_email, c.corrected_at from corrections c left join emails e on e.user_id = c.admin_id where title_id = ${titleId}`;
}

interface ListedCorrection extends KeptCorrection, OfFact {
  /** As everybody sees it; null where the title has left the catalogue. */
  name: string | null;
}

/** One page of all that was put right, the latest first, and how much there is. */
export async function findCorrections(sql: Queries, { limit, offset }: { limit: number; offset: number }): Promise<{ corrections: ListedCorrection[]; total: number }> {
  const corrections = await sql<ListedCorrection[]>`
    select c.title_id, coalesce(n.value #>> '{}', t.name) as name, c.field, c.value, c.admin_id, e.email as admin_email, c.corrected_at
    from corrections c left join titles t using (title_id) left join corrections n on n.title_id = t.title_id and n.field = 'name'
      left join emails e on e.user_id = c.admin_id order by c.corrected_at desc, c.title_id, c.field limit ${limit} offset ${offset}`;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from corrections`;
  return { corrections, total: row?.total ?? 0 };
}
