import { limitTo } from "../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import type { Administrator } from "../../../platform/policy.ts";
import { selectListed, type ListedUser } from "./userAdmin.ts";

interface PeoplePage {
  /** Part of an address, or an id. */
  q?: string | undefined;
  limit: number;
  offset: number;
}

const asPattern = (text: string): string =>
  `%${text.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/**
 * People by part of their verified address or by id; without a query, registered people. Newest
 * first.
 */
export async function findPeople(
  sql: Queries,
  _admin: Administrator,
  { q, limit, offset }: PeoplePage,
): Promise<{ people: ListedUser[]; total: number }> {
  const where = q
    ? sql`(e.email_key like ${asPattern(q)} or u.user_id = ${q}) and u.life_cycle <> 'DELETED'`
    : sql`e.email is not null`;
  const people = await sql<
    ListedUser[]
  >`${selectListed(sql)} where ${where} order by e.verified_at desc nulls last, u.user_id ${limitTo(sql, { limit, offset })}`;
  const [row] = await sql<
    { total: number }[]
  >`select count(*)::int as total from users u left join emails e using (user_id) where ${where}`;
  return { people, total: row?.total ?? 0 };
}
