import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { LOCKS } from "../locks.ts";
import { readApplied } from "../migrate.ts";
import type { Sql, SqlTransaction } from "../sqlClient.ts";
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchivedSequence,
  type ArchivedTable,
  type Frame,
  type TableSum,
  encodeFrame,
} from "./archive.ts";
import { createTableSummer } from "./tableSummer.ts";

interface BackupReport {
  tables: number;
  rows: number;
  /** Size of the compressed file. */
  bytes: number;
}

type Write = (kind: Frame["kind"], payload: Buffer | object) => Promise<void>;

const PIECE = 64 * 1024;

/**
 * Writes all rows of the schema `public`, in one consistent snapshot, to a file; the server can
 * keep running. The file gets its name only when it is complete and on disk. Job queues are in
 * other schemas and not saved.
 */
export async function backupTo(sql: Sql, file: string): Promise<BackupReport> {
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    const { sums, bytes } = await writeArchive(sql, unfinished);
    await rename(unfinished, file);
    return { tables: sums.length, rows: sums.reduce((total, { rows }) => total + rows, 0), bytes };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeArchive(sql: Sql, file: string): Promise<{ sums: TableSum[]; bytes: number }> {
  // Contains personal data, so only its owner can read it. `flush` writes it to disk before the
  // stream finishes.
  const out = createWriteStream(file, { mode: 0o600, flush: true });
  const gzip = createGzip();
  const done = pipeline(gzip, out);
  done.catch(() => {}); // Handled below, by the next write or at the end.
  const write: Write = (kind, payload) =>
    new Promise((resolve, reject) => {
      gzip.write(encodeFrame(kind, payload), (error) => (error ? reject(error) : resolve()));
    });
  try {
    const sums = await sql.begin("isolation level repeatable read read only", (tx) =>
      writeAll(tx, write),
    );
    gzip.end();
    await done;
    return { sums, bytes: out.bytesWritten };
  } catch (error) {
    // If writing failed, this surfaces its cause; otherwise it rethrows the error itself.
    gzip.destroy(error instanceof Error ? error : new Error(String(error)));
    await done;
    throw error;
  }
}

async function writeAll(tx: SqlTransaction, write: Write): Promise<TableSum[]> {
  await tx`set local statement_timeout = 0`;
  await tx`set local idle_in_transaction_session_timeout = 0`;
  await tx`select pg_advisory_xact_lock_shared(${LOCKS.migration})`;
  const migrations = (await readApplied(tx)).map(({ hash, createdAt }) => ({ hash, createdAt }));
  await write("h", {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    createdAt: new Date().toISOString(),
    migrations,
  });
  const sums: TableSum[] = [];
  for (const table of await listTables(tx)) sums.push(await writeTable(tx, table, write));
  await write("z", { tables: sums, sequences: await listSequences(tx) });
  return sums;
}

async function writeTable(
  tx: SqlTransaction,
  table: ArchivedTable,
  write: Write,
): Promise<TableSum> {
  await write("t", table);
  const summer = createTableSummer(table.name);
  // A partitioned table has no rows itself and is read through a query.
  const rows =
    await tx`copy (select ${tx(table.columns)} from public.${tx(table.name)}) to stdout`.readable();
  let waiting: Buffer[] = [];
  let length = 0;
  const flush = async () => {
    const data = Buffer.concat(waiting);
    [waiting, length] = [[], 0];
    summer.add(data);
    for (let at = 0; at < data.length; at += PIECE) await write("d", data.subarray(at, at + PIECE));
  };
  for await (const row of rows as AsyncIterable<Buffer>) {
    // postgres.js passes a view of its receive buffer, which it doesn't write to again.
    waiting.push(row);
    length += row.length;
    if (length >= PIECE) await flush();
  }
  // postgres.js pauses the connection while its stream is full, and leaves it paused if the stream
  // ends then, so the next query would hang.
  rows._read(0);
  await flush();
  const sum = summer.sum();
  await write("e", sum);
  return sum;
}

async function listTables(tx: SqlTransaction): Promise<ArchivedTable[]> {
  const tables = await tx<Required<ArchivedTable>[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      (select coalesce(json_agg(json_build_object('schema', p.relnamespace::regnamespace::text, 'name', p.relname, 'bounds', pg_get_expr(p.relpartbound, p.oid)) order by p.relname), '[]')
        from pg_inherits i join pg_class p on p.oid = i.inhrelid where i.inhparent = c.oid) as parts
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    group by c.oid order by c.relname`;
  return tables.map(({ name, columns, parts }) => ({
    name,
    columns,
    ...(parts.length > 0 ? { parts } : {}),
  }));
}

async function listSequences(tx: SqlTransaction): Promise<ArchivedSequence[]> {
  const rows = await tx<
    ArchivedSequence[]
  >`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`;
  return rows.map(({ name, last }) => ({ name, last }));
}
