import type { Writable } from "node:stream";
import { DatabaseProblem } from "../embedded/databaseProblem.ts";
import { LOCKS } from "../locks.ts";
import {
  type AppliedMigration,
  applyMigration,
  migrate,
  type Migration,
  readMigrations,
} from "../migrate.ts";
import { isLostConnection } from "../guardTransactions.ts";
import type { Sql, SqlTransaction } from "../sqlClient.ts";
import type { ArchivedTable, Manifest } from "./archive.ts";
import { readArchive } from "./readArchive.ts";
import { resumeConstraints, suspendConstraints } from "./constraints.ts";

interface RestoreOptions {
  /** drizzle-kit's folder: the archive's structure is recreated from it, then migrated. */
  migrationsFolder: string;
}

interface RestoreReport {
  tables: number;
  rows: number;
  /** When the backup was made, ISO 8601. */
  createdAt: string;
}

/**
 * Replaces everything in the schema `public` with the content of the archive. Checks the whole file
 * first; then everything happens in one transaction, so a failure leaves the database unchanged.
 * Archives of older versions are migrated.
 */
export async function restoreFrom(
  sql: Sql,
  file: string,
  { migrationsFolder }: RestoreOptions,
): Promise<RestoreReport> {
  const known = readMigrations(migrationsFolder);
  const { createdAt, migrations, manifest } = await verifyArchive(file);
  const steps = matchSteps(file, migrations, known);
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`;
    await tx`set local idle_in_transaction_session_timeout = 0`;
    await tx`select pg_advisory_xact_lock(${LOCKS.migration})`;
    await rebuild(tx, steps);
    await load(tx, file, manifest);
  });
  await migrate(sql, migrationsFolder);
  return {
    tables: manifest.tables.length,
    rows: manifest.tables.reduce((total, { rows }) => total + rows, 0),
    createdAt,
  };
}

/**
 * Reads the whole archive without touching the database. Throws DatabaseProblem if it is damaged or
 * not ours.
 */
async function verifyArchive(
  file: string,
): Promise<{ createdAt: string; migrations: AppliedMigration[]; manifest: Manifest }> {
  let createdAt = "";
  let migrations: AppliedMigration[] = [];
  let manifest: Manifest = { tables: [], sequences: [] };
  for await (const frame of readArchive(file)) {
    if (frame.kind === "h") ({ createdAt, migrations } = frame.header);
    if (frame.kind === "z") manifest = frame.manifest;
  }
  return { createdAt, migrations, manifest };
}

function matchSteps(file: string, wanted: AppliedMigration[], known: Migration[]): Migration[] {
  if (wanted.every(({ hash }, at) => hash === known[at]?.hash))
    return known.slice(0, wanted.length);
  const newer = wanted.some(({ createdAt }) => createdAt > (known.at(-1)?.createdAt ?? 0));
  const why = newer
    ? "was written by a newer version of Worthy. Update Worthy to restore it"
    : "was written by a different Worthy, whose structure this version doesn’t know";
  throw new DatabaseProblem(`The backup ${file} ${why}. Nothing was changed.`);
}

async function rebuild(tx: SqlTransaction, steps: Migration[]): Promise<void> {
  await tx`drop schema if exists public cascade`;
  await tx`drop schema if exists drizzle cascade`;
  await tx`create schema public`;
  await tx`grant usage on schema public to public`;
  for (const step of steps) await applyMigration(tx, step);
}

async function load(tx: SqlTransaction, file: string, manifest: Manifest): Promise<void> {
  const suspended = await suspendConstraints(tx);
  for (const { name } of manifest.tables) await tx`truncate public.${tx(name)} cascade`;
  await copyRows(tx, file);
  await resumeConstraints(tx, suspended);
  for (const { name, rows } of manifest.tables) {
    const [found] = await tx<{ count: number }[]>`select count(*) from public.${tx(name)}`;
    if (found?.count !== rows)
      throw new DatabaseProblem(
        `Only ${found?.count} of ${rows} rows of ${name} were restored. Nothing was changed.`,
      );
  }
  for (const { name, last } of manifest.sequences) {
    if (last !== null)
      await tx`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`;
  }
}

async function copyRows(tx: SqlTransaction, file: string): Promise<void> {
  let copy: CopyIn | null = null;
  for await (const frame of readArchive(file)) {
    if (frame.kind === "t") {
      await makeParts(tx, file, frame.table);
      copy = await openCopy(tx, frame.table);
    }
    if (frame.kind === "d") await copy?.write(frame.data);
    if (frame.kind === "e") await copy?.close();
  }
}

const PART_NAME = /^[a-z][a-z0-9_]{0,62}$/;
const PART_BOUNDS = /^FOR VALUES FROM \('[\d-]{10}'\) TO \('[\d-]{10}'\)$/;

/**
 * Creates the missing partitions of a table. Their description in the file becomes SQL, so only
 * what we ever write is accepted.
 */
async function makeParts(
  tx: SqlTransaction,
  file: string,
  { name: table, parts = [] }: ArchivedTable,
): Promise<void> {
  for (const { schema, name, bounds } of parts) {
    if (![schema, name].every((text) => PART_NAME.test(text)) || !PART_BOUNDS.test(bounds))
      throw new DatabaseProblem(
        `The backup ${file} is damaged: ${table} has an invalid partition. Nothing was changed.`,
      );
    await tx`create schema if not exists ${tx(schema)}`;
    await tx.unsafe(
      `create table if not exists ${schema}.${name} partition of public."${table}" ${bounds}`,
    );
  }
}

interface CopyIn {
  write(data: Buffer): Promise<void>;
  close(): Promise<void>;
}

async function openCopy(tx: SqlTransaction, { name, columns }: ArchivedTable): Promise<CopyIn> {
  const stream: Writable = await tx`copy public.${tx(name)} (${tx(columns)}) from stdin`.writable();
  let failure: Error | null = null;
  stream.on("error", (error) => (failure = error));
  const misfit = (error: unknown) => {
    if (isLostConnection(error)) return error;
    return new DatabaseProblem(
      `The rows of ${name} don’t fit this version’s structure (${failure?.message ?? String(error)}). Nothing was changed.`,
    );
  };
  return {
    write: async (data) => {
      if (failure) throw misfit(failure);
      // Also called when the stream was destroyed: the next write or the close reports that.
      await new Promise<void>((resolve) => stream.write(data, () => resolve()));
    },
    close: async () => {
      stream.end();
      // The driver reports an error after the last row only with the next query of the transaction.
      await new Promise((resolve) => setImmediate(resolve));
      await tx`select 1`.catch((error: unknown) => Promise.reject(misfit(error)));
    },
  };
}
