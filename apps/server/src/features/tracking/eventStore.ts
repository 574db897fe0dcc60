import type { Writable } from "node:stream";
import type { SqlTransaction } from "../../platform/database/sqlClient.ts";
import type { EventRow } from "./EventRow.ts";

/** Longest that PostgreSQL may take for one statement on events: they must not be what everybody else waits for. */
const TIME_LIMIT = "10s";

/** Bounds what follows in the transaction. */
export async function limitTime(tx: SqlTransaction): Promise<void> {
  await tx`select set_config('statement_timeout', ${TIME_LIMIT}, true)`;
}

/** Those of the people who are still here; none of them can end until the transaction has. In the order in which accounts are locked everywhere. */
export async function holdPeople(tx: SqlTransaction, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await tx<{ userId: string }[]>`
    select user_id from users where user_id = any(${[...userIds]}::char(12)[]) and life_cycle <> 'DELETED' order by user_id for key share`;
  return new Set(rows.map(({ userId }) => userId));
}

const COLUMNS = "day, event_key, user_id, name, params, session_id, client, occurred_at";

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const SIGN = /[\\\t\n\r]/;
const EVERY_SIGN = /[\\\t\n\r]/g;
const escaped = (value: string): string => (SIGN.test(value) ? value.replaceAll(EVERY_SIGN, (sign) => ESCAPES[sign] ?? sign) : value);
const orNull = (value: string | null): string => (value === null ? "\\N" : escaped(value));

/** A row as COPY takes it. */
const lineOf = ({ day, eventKey, userId, name, params, sessionId, client, occurredAt }: EventRow): string =>
  `${day}\t${escaped(eventKey)}\t${orNull(userId)}\t${escaped(name)}\t${escaped(JSON.stringify(params))}\t${orNull(sessionId)}\t${orNull(client)}\t${escaped(occurredAt)}\n`;

/** Writes rows by COPY. Fails as a whole where one is there already, and then without a reason that could be read. */
export async function copyEvents(tx: SqlTransaction, rows: readonly EventRow[]): Promise<void> {
  const stream: Writable = await tx`copy public.events (day, event_key, user_id, name, params, session_id, client, occurred_at) from stdin`.writable();
  stream.on("error", () => {}); // met below
  const text = rows.map(lineOf).join("");
  // Written whole before its end is: until then the driver refuses the next query. It also calls back where the stream was destroyed.
  await new Promise<void>((resolve) => stream.write(text, () => resolve()));
  stream.end();
  // The driver tells of an error after the last row nowhere but in the next query of the transaction.
  await new Promise((resolve) => setImmediate(resolve));
  await tx`select 1`;
}

/** Writes those rows that are not there yet, in one statement. */
export async function insertEvents(tx: SqlTransaction, rows: readonly EventRow[]): Promise<void> {
  const batch = rows.map(({ day, eventKey, userId, name, params, sessionId, client, occurredAt }) => ({
    day,
    event_key: eventKey,
    user_id: userId,
    name,
    params,
    session_id: sessionId,
    client,
    occurred_at: occurredAt,
  }));
  await tx`
    insert into events (${tx.unsafe(COLUMNS)})
    select * from json_to_recordset(${JSON.stringify(batch)}::text::json)
      as batch(day date, event_key text, user_id char(12), name text, params jsonb, session_id text, client text, occurred_at timestamptz)
    on conflict do nothing`;
}
