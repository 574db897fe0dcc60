import { limitTo, type SqlTransaction } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import { lockAccounts } from "../accounts/lockAccounts.ts";
import type { CountedFault } from "./Fault.ts";
import type { Row } from "../../platform/database/row.ts";
import type * as schema from "./schema.ts";

/** Maximum number of faults per side, and how long they are kept after they were last seen. */
const MOST_KEPT = 2_000;
const KEPT_DAYS = 90;

export interface StoredFault
  extends CountedFault, Row<typeof schema.faults, "firstSeenAt" | "lastSeenAt"> {}

/** Adds to the stored faults. Only stores people whose accounts exist. */
export async function writeFaults(
  sql: SqlTransaction,
  faults: readonly CountedFault[],
): Promise<void> {
  // The same order everywhere, so two servers don't deadlock.
  const sorted = faults.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  const here = await lockAccounts(
    sql,
    faults.flatMap(({ userId }) => userId ?? []),
  );
  const rows = sorted.map((fault) => ({
    ...fault,
    userId: fault.userId && here.has(fault.userId) ? fault.userId : null,
  }));
  await sql`
    insert into faults (fingerprint, source, message, address, status, user_id, release, detail, count)
    select f.fingerprint, f.source, f.message, f.address, f.status, f."userId", f.release, f.detail, f.count
    from json_to_recordset(${JSON.stringify(rows)}::text::json)
      as f(fingerprint char(64), source text, message text, address text, status smallint, "userId" char(12), release text, detail text, count int)
    order by f.fingerprint
    on conflict (fingerprint) do update set count = least(faults.count::bigint + excluded.count, 2147483647)::int, last_seen_at = excluded.last_seen_at, message = excluded.message,
      address = coalesce(excluded.address, faults.address), user_id = coalesce(excluded.user_id, faults.user_id), release = excluded.release, detail = coalesce(excluded.detail, faults.detail)`;
}

interface Page {
  source?: string | undefined;
  limit: number;
  offset: number;
}

/** Faults, latest first, and their total. */
export async function findFaults(
  sql: Queries,
  { source, limit, offset }: Page,
): Promise<{ faults: StoredFault[]; total: number }> {
  const where = source ? sql`where source = ${source}` : sql``;
  const faults = await sql<
    StoredFault[]
  >`select * from faults ${where} order by last_seen_at desc, fingerprint ${limitTo(sql, { limit, offset })}`;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from faults ${where}`;
  return { faults, total: row?.total ?? 0 };
}

export async function deleteFault(sql: Queries, fingerprint: string): Promise<boolean> {
  return (await sql`delete from faults where fingerprint = ${fingerprint} returning 1`).length > 0;
}

/**
 * Deletes faults that haven't occurred for long, and the excess of each side separately, so made-up
 * browser faults can't push out those of the server.
 */
export async function removeOldFaults(sql: Queries): Promise<void> {
  await sql`
    delete from faults where last_seen_at < now() - make_interval(days => ${KEPT_DAYS})
      or fingerprint in (
        select fingerprint from (select fingerprint, row_number() over (partition by source order by last_seen_at desc) as place from faults) as f where place > ${MOST_KEPT})`;
}

/** Number of different faults in the last day. */
export async function countRecentFaults(sql: Queries): Promise<number> {
  const [row] = await sql<
    { total: number }[]
  >`select count(*)::int as total from faults where last_seen_at > now() - interval '1 day'`;
  return row?.total ?? 0;
}
