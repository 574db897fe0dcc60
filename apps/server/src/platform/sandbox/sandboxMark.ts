import type { Queries } from "../http/handler.ts";
import { beginUnlimited } from "../database/beginUnlimited.ts";
import { DatabaseProblem } from "../database/embedded/databaseProblem.ts";
import { LOCKS } from "../database/locks.ts";
import type { Sql } from "../database/sqlClient.ts";

// A sandbox empties its database every hour. So it marks each database that it creates, with a
// comment on the table of migrations, and touches no other.

const MARK = "Worthy sandbox";

export interface SandboxMark {
  /** When the database was last reset; null before the first time. */
  resetAt: Date | null;
}

/** The mark of a sandbox's database; null if no sandbox has created it. */
export async function readSandboxMark(sql: Queries): Promise<SandboxMark | null> {
  const [row] = await sql<
    { comment: string | null }[]
  >`select obj_description(to_regclass('drizzle.__drizzle_migrations'), 'pg_class') as comment`;
  if (!row?.comment?.startsWith(MARK)) return null;
  const at = row.comment.slice(MARK.length).trim();
  return { resetAt: at === "" ? null : new Date(at) };
}

/** Comments take no parameters. */
export async function writeSandboxMark(sql: Queries, { resetAt }: SandboxMark): Promise<void> {
  const comment = `${MARK} ${resetAt?.toISOString() ?? ""}`.trim();
  await sql.unsafe(`comment on table drizzle.__drizzle_migrations is '${comment}'`);
}

/** Refuses a sandbox over a database that no sandbox has created, and anything else over one that a sandbox has. */
export async function checkSandbox(sql: Queries, isSandbox: boolean): Promise<void> {
  const mark = await readSandboxMark(sql);
  if (isSandbox && !mark && !(await isEmpty(sql)))
    throw new DatabaseProblem(
      "SANDBOX=on only works with a database that a sandbox has created, because a sandbox deletes everything every hour. This one has other data. Unset SANDBOX, or name an empty place with WORTHY_DATA or DATABASE_URL. Nothing was changed.",
    );
  if (mark && !isSandbox)
    throw new DatabaseProblem(
      "This database belongs to a sandbox, which deletes everything every hour. Set SANDBOX=on, or name another place with WORTHY_DATA or DATABASE_URL. Nothing was changed.",
    );
}

/**
 * The same, and claims an empty database: of a sandbox and another server that start over it at the
 * same time, one is refused.
 */
export function claimDatabase(sql: Sql, isSandbox: boolean): Promise<void> {
  return beginUnlimited(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${LOCKS.migration})`;
    await checkSandbox(tx, isSandbox);
    if (!(await isEmpty(tx))) return;
    await tx`create schema if not exists drizzle`;
    await tx`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
    if (isSandbox) await writeSandboxMark(tx, { resetAt: null });
  });
}

/** Whether there is no table or view but PostgreSQL's own and those of extensions. */
async function isEmpty(sql: Queries): Promise<boolean> {
  const found = await sql`
    select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'
      and not exists (select 1 from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') limit 1`;
  return found.length === 0;
}
