import type { AdminAct } from "../../platform/http/dispatch.ts";
import type { Queries } from "../../platform/http/handler.ts";

export interface KeptAct {
  actId: number;
  adminId: string | null;
  adminEmail: string | null;
  action: string;
  subject: string;
  details: Record<string, unknown>;
  at: Date;
}

/** Longest that one value of an act is kept with: a list of titles says enough by its beginning. */
const LONGEST_VALUE = 500;

const shortly = (value: unknown): unknown => {
  const text = JSON.stringify(value) ?? "null";
  return text.length <= LONGEST_VALUE ? value : `${text.slice(0, LONGEST_VALUE)}…`;
};

/** Notes an act; what its address names is its subject. */
export async function insertAct(sql: Queries, { adminId, action, params, body }: Omit<AdminAct, "adminId" | "action"> & { adminId: string | null; action: string }): Promise<void> {
  const details = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, shortly(value)]));
  await sql`insert into admin_acts (admin_id, action, subject, details) values (${adminId}, ${action}, ${Object.values(params).join(" ")}, ${sql.json(details as never)})`; // JSON came in
}

/** Acts, the latest first, and how many there are. */
export async function findActs(sql: Queries, { limit, offset }: { limit: number; offset: number }): Promise<{ acts: KeptAct[]; total: number }> {
  const acts = await sql<KeptAct[]>`
    select a.act_id, a.admin_id, e.email as admin_email, a.action, a.subject, a.details, a.at
    from admin_acts a left join emails e on e.user_id = a.admin_id order by a.act_id desc limit ${limit} offset ${offset}`;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from admin_acts`;
  return { acts, total: row?.total ?? 0 };
}
