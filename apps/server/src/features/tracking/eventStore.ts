import type { Writable } from "node:stream";
import type { SqlTransaction } from "../../platform/database/sqlClient.ts";
import type { Row } from "../../platform/database/row.ts";
import type { EventRow } from "./EventRow.ts";
import type * as schema from "./schema.ts";

/** Time limit for one statement on events, so that they don't hold up everybody else. */
const TIME_LIMIT = "10s";

/** Applies to the rest of the transaction. */
export async function limitTime(tx: SqlTransaction): Promise<void> {
  await tx`select set_config('statement_timeout', ${TIME_LIMIT}, true)`;
}

const COLUMNS = "day, event_key, user_id, name, params, session_id, client, occurred_at";

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const SIGN = /[\\\t\n\r]/;
const EVERY_SIGN = /[\\\t\n\r]/g;
const escaped = (value: string): string =>
  SIGN.test(value) ? value.replaceAll(EVERY_SIGN, (sign) => ESCAPES[sign] ?? sign) : value;
const orNull = (value: string | null): string => (value === null ? "\\N" : escaped(value));

/** A row in COPY's format. */
const lineOf = ({
  day,
  eventKey,
  userId,
  name,
  params,
  sessionId,
  client,
  occurredAt,
}: EventRow): string =>
  `${day}\t${escaped(eventKey)}\t${orNull(userId)}\t${escaped(name)}\t${escaped(JSON.stringify(params))}\t${orNull(sessionId)}\t${orNull(client)}\t${escaped(occurredAt)}\n`;

/**
 * Writes rows by COPY. Fails as a whole if one exists already, without a readable reason. Returns
 * the rows.
 */
export async function copyEvents(
  tx: SqlTransaction,
  rows: readonly EventRow[],
): Promise<readonly EventRow[]> {
  const stream: Writable =
    await tx`copy public.events (day, event_key, user_id, name, params, session_id, client, occurred_at) from stdin`.writable();
  stream.on("error", () => {}); // handled below
  const text = rows.map(lineOf).join("");
  // Write everything before ending: until then the driver refuses the next query. Also calls back
  // if the stream was destroyed.
  await new Promise<void>((resolve) => stream.write(text, () => resolve()));
  stream.end();
  // The driver reports an error after the last row only with the next query of the transaction.
  await new Promise((resolve) => setImmediate(resolve));
  await tx`select 1`;
  return rows;
}

/** Inserts the missing rows in one statement, and returns them. */
export async function insertEvents(
  tx: SqlTransaction,
  rows: readonly EventRow[],
): Promise<readonly EventRow[]> {
  const batch = rows.map(
    ({ day, eventKey, userId, name, params, sessionId, client, occurredAt }) => ({
      day,
      event_key: eventKey,
      user_id: userId,
      name,
      params,
      session_id: sessionId,
      client,
      occurred_at: occurredAt,
    }),
  );
  const inserted = await tx<Row<typeof schema.events, "day" | "eventKey">[]>`
    insert into events (${tx.unsafe(COLUMNS)})
    select * from json_to_recordset(${JSON.stringify(batch)}::text::json)
      as batch(day date, event_key text, user_id char(12), name text, params jsonb, session_id text, client text, occurred_at timestamptz)
    on conflict do nothing returning day::text, event_key`;
  const missing = new Set(inserted.map(({ day, eventKey }) => `${day} ${eventKey}`));
  // Only the first of two with a key is inserted.
  return rows.filter(({ day, eventKey }) => missing.delete(`${day} ${eventKey}`));
}
