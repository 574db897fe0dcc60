import type { Queries } from "../../platform/http/handler.ts";
import type { Owner } from "../../platform/policy.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

type TitleRow = Row<typeof schema.notTonight, "titleId">;

/** The titles that a person doesn't want to see on Today now. */
export async function findNotTonight(
  sql: Queries,
  owner: Owner,
  now: number,
): Promise<ReadonlySet<number>> {
  const rows = await sql<TitleRow[]>`
    select title_id from not_tonight where user_id = ${owner.userId} and until > ${new Date(now)}`;
  return new Set(rows.map(({ titleId }) => titleId));
}

/** Leaves a title out until then, and forgets what has come back in the meantime. */
export async function saveNotTonight(
  sql: Queries,
  owner: Owner,
  { titleId, until, now }: { titleId: number; until: Date; now: number },
): Promise<void> {
  await sql`delete from not_tonight where user_id = ${owner.userId} and until <= ${new Date(now)}`;
  await sql`
    insert into not_tonight (user_id, title_id, until) values (${owner.userId}, ${titleId}, ${until})
    on conflict (user_id, title_id) do update set until = excluded.until`;
}

export async function deleteNotTonight(sql: Queries, owner: Owner, titleId: number): Promise<void> {
  await sql`delete from not_tonight where user_id = ${owner.userId} and title_id = ${titleId}`;
}

/** Forgets everybody's titles that have come back. */
export async function deleteReturned(sql: Queries, now: number): Promise<void> {
  await sql`delete from not_tonight where until <= ${new Date(now)}`;
}
