import { limitTo } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";

export interface WishedName {
  name: string;
  people: number;
  since: Date;
}

/** What people wish for, most wished for first, without what was declined; never who. */
export async function findWishedNames(
  sql: Queries,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ names: WishedName[]; total: number }> {
  const open = sql`title_id is null and declined_at is null`;
  const [names, counted] = await Promise.all([
    sql<WishedName[]>`
      select mode() within group (order by name) as name, count(*)::int as people, min(created_at) as since
      from wishes where ${open} group by folded
      order by count(*) desc, min(created_at), folded ${limitTo(sql, { limit, offset })}`,
    sql<{ total: number }[]>`select count(distinct folded)::int as total from wishes where ${open}`,
  ]);
  return { names, total: counted[0]?.total ?? 0 };
}

/** Whether anybody waits for this name. */
export async function isWished(sql: Queries, folded: string): Promise<boolean> {
  const rows =
    await sql`select 1 from wishes where folded = ${folded} and title_id is null limit 1`;
  return rows.length > 0;
}

/** Takes a name off the list; false if nobody waits for it. */
export async function declineName(sql: Queries, folded: string): Promise<boolean> {
  const declined = await sql`
    update wishes set declined_at = now() where folded = ${folded} and title_id is null returning 1`;
  return declined.length > 0;
}

/** Grants all wishes for a name. Their people are told once the catalogue in use has the title. */
export async function grantName(
  sql: Queries,
  { folded, titleId }: { folded: string; titleId: number },
): Promise<void> {
  await sql`
    update wishes set title_id = ${titleId}, granted_at = now(), told_at = null
    where folded = ${folded} and title_id is null`;
}

/** Names that people wait for, in order, after one of them. */
export async function findOpenNames(
  sql: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const rows = await sql<{ folded: string }[]>`
    select distinct folded from wishes where title_id is null and folded > ${after}
    order by folded limit ${limit}`;
  return rows.map(({ folded }) => folded);
}

/** Titles that have come, whose people haven't all been told. */
export async function findUnnotified(sql: Queries, limit: number): Promise<number[]> {
  const rows = await sql<{ titleId: number }[]>`
    select distinct title_id from wishes where title_id is not null and told_at is null
    order by title_id limit ${limit}`;
  return rows.map(({ titleId }) => titleId);
}

/** Marks people as told about these titles, and returns who they are. */
export async function claimUnnotified(
  sql: Queries,
  titleIds: readonly number[],
  limit: number,
): Promise<string[]> {
  const rows = await sql<{ userId: string }[]>`
    update wishes set told_at = now() where (user_id, wish_id) in (
      select user_id, wish_id from wishes where title_id in ${sql(titleIds)} and told_at is null limit ${limit} for update skip locked)
    returning user_id`;
  return rows.map(({ userId }) => userId);
}

/** Forgets what came true so long ago. */
export async function deleteOldWishes(sql: Queries, before: Date): Promise<void> {
  await sql`delete from wishes where granted_at < ${before}`;
}
