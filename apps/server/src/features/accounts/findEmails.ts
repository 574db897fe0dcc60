import { isOneOf } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** The verified addresses of these people, by id. For administrators only. */
export async function findEmails(
  sql: Queries,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql<
    Row<typeof schema.emails, "userId" | "email">[]
  >`select user_id, email from emails where user_id ${isOneOf(sql, userIds)}`;
  return new Map(rows.map(({ userId, email }) => [userId, email]));
}

/** Number of people with a verified address. */
export async function countRegistered(sql: Queries): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from emails`;
  return row?.total ?? 0;
}
