import { limitTo } from "../../platform/database/sqlClient.ts";
import type { AdminAct } from "../../platform/http/dispatch.ts";
import type { Queries } from "../../platform/http/handler.ts";
import { findEmails } from "../accounts/findEmails.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

export interface StoredAct extends Row<typeof schema.adminActs> {
  adminEmail: string | null;
}

/** Maximum length of a stored value; the start of a long list of titles is enough. */
const LONGEST_VALUE = 500;

const shortly = (value: unknown): unknown => {
  const text = JSON.stringify(value) ?? "null";
  return text.length <= LONGEST_VALUE ? value : `${text.slice(0, LONGEST_VALUE)}…`;
};

/** Adds an audit entry; the ids in its address are its subject. */
export async function insertAct(
  sql: Queries,
  {
    adminId,
    action,
    params,
    body,
  }: Omit<AdminAct, "adminId" | "action"> & { adminId: string | null; action: string },
): Promise<void> {
  const details = Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, shortly(value)]),
  );
  await sql`insert into admin_acts (admin_id, action, subject, details) values (${adminId}, ${action}, ${Object.values(params).join(" ")}, ${sql.json(details as never)})`; // it came in as JSON
}

/** Audit entries, latest first, and their total. */
export async function findActs(
  sql: Queries,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ acts: StoredAct[]; total: number }> {
  const rows = await sql<Omit<StoredAct, "adminEmail">[]>`
    select act_id, admin_id, action, subject, details, at from admin_acts order by act_id desc ${limitTo(sql, { limit, offset })}`;
  const emails = await findEmails(
    sql,
    rows.flatMap(({ adminId }) => adminId ?? []),
  );
  const acts = rows.map((act) => ({ ...act, adminEmail: emails.get(act.adminId ?? "") ?? null }));
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from admin_acts`;
  return { acts, total: row?.total ?? 0 };
}
