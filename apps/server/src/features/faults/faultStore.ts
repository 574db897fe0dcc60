import type { SqlTransaction } from "../../platform/database/sqlClient.ts";
import type { Queries } from "../../platform/http/handler.ts";
import type { CountedFault } from "./Fault.ts";

/** Faults of each side kept at most, and how long after they were last seen. */
const MOST_KEPT = 2_000;
const KEPT_DAYS = 90;

export interface KeptFault extends CountedFault {
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Adds to what is known of each fault. Whom it happened to is said only of those who are still here. */
export async function writeFaults(sql: SqlTransaction, faults: readonly CountedFault[]): Promise<void> {
  // In one order everywhere, so that two servers do not wait for each other.
  const rows = faults.toSorted((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1));
  const people = faults.flatMap(({ userId }) => userId ?? []);
  await sql`select 1 from users where user_id = any(${people}::char(12)[]) order by user_id for key share`; // none of them ends meanwhile
  await sql`
    insert into faults (fingerprint, source, message, address, status, user_id, release, detail, count)
    select f.fingerprint, f.source, f.message, f.address, f.status, u.user_id, f.release, f.detail, f.count
    from json_to_recordset(${JSON.stringify(rows)}::text::json)
      as f(fingerprint char(64), source text, message text, address text, status smallint, "userId" char(12), release text, detail text, count int)
    left join users u on u.user_id = f."userId" and u.life_cycle <> 'DELETED'
    order by f.fingerprint
    on conflict (fingerprint) do update set count = least(faults.count::bigint + excluded.count, 2147483647)::int, last_seen_at = now(), message = excluded.message,
      address = coalesce(excluded.address, faults.address), user_id = coalesce(excluded.user_id, faults.user_id), release = excluded.release, detail = coalesce(excluded.detail, faults.detail)`;
}

interface Page {
  source?: string | undefined;
  limit: number;
  offset: number;
}

/** Faults, the latest first, and how many there are. */
export async function findFaults(sql: Queries, { source, limit, offset }: Page): Promise<{ faults: KeptFault[]; total: number }> {
  const where = source ? sql`where source = ${source}` : sql``;
  const faults = await sql<KeptFault[]>`select * from faults ${where} order by last_seen_at desc, fingerprint limit ${limit} offset ${offset}`;
  const [row] = await sql<{ total: number }[]>`select count(*)::int as total from faults ${where}`;
  return { faults, total: row?.total ?? 0 };
}

export async function deleteFault(sql: Queries, fingerprint: string): Promise<boolean> {
  return (await sql`delete from faults where fingerprint = ${fingerprint} returning 1`).length > 0;
}

/** Removes what has not happened for long, and of each side what is beyond the most that are kept: what a stranger makes up in a browser drives out no fault of the server. */
export async function removeOldFaults(sql: Queries): Promise<void> {
  await sql`
    delete from faults where last_seen_at < now() - make_interval(days => ${KEPT_DAYS})
      or fingerprint in (
        select fingerprint from (select fingerprint, row_number() over (partition by source order by last_seen_at desc) as place from faults) as f where place > ${MOST_KEPT})`;
}
