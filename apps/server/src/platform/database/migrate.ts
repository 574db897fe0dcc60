import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beginUnlimited } from "./beginUnlimited.ts";
import { DatabaseProblem } from "./embedded/databaseProblem.ts";
import { LOCKS } from "./locks.ts";
import type { Sql, SqlTransaction } from "./sqlClient.ts";

/** Folder of the migrations written by drizzle-kit. */
export const MIGRATIONS = join(import.meta.dirname, "../../migrations");

/**
 * A migration applied to a database, as drizzle-kit records it: the file's SHA-256 and its creation
 * time.
 */
export interface AppliedMigration {
  hash: string;
  createdAt: number;
}

/** A migration as drizzle-kit writes it. */
export interface Migration {
  /** All its statements. */
  sql: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** SHA-256 of its file, in hex. */
  hash: string;
}

interface Journal {
  entries: { tag: string; when: number }[];
}

/** The migrations in drizzle-kit's folder, oldest first. */
export function readMigrations(folder: string): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")) as Journal; // drizzle-kit's
  return journal.entries.map(({ tag, when }) => {
    const sql = readFileSync(join(folder, `${tag}.sql`), "utf8");
    return { sql, createdAt: when, hash: createHash("sha256").update(sql).digest("hex") };
  });
}

/**
 * Applies the missing migrations in drizzle-kit's folder, in order, each in its own transaction.
 * Several servers can do so at once: a lock makes them take turns. Returns how many were applied.
 * Refuses a database that this version doesn't know.
 */
export async function migrate(sql: Sql, folder: string): Promise<number> {
  const known = readMigrations(folder);
  for (let applied = 0; ; applied++)
    if (!(await beginUnlimited(sql, (tx) => applyNext(tx, known)))) return applied;
}

/** Applies the first missing migration; false if there is none. */
async function applyNext(tx: SqlTransaction, known: Migration[]): Promise<boolean> {
  await tx`select pg_advisory_xact_lock(${LOCKS.migration})`;
  const applied = await readApplied(tx);
  checkKnown(applied, known);
  const next = known[applied.length];
  if (!next) return false;
  await applyMigration(tx, next);
  return true;
}

/** Runs one migration and records it. Requires the lock. */
export async function applyMigration(tx: SqlTransaction, migration: Migration): Promise<void> {
  await tx`create schema if not exists drizzle`;
  await tx`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;
  await tx.unsafe(migration.sql);
  await tx`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.createdAt})`;
}

/** The migrations applied to the database so far, oldest first. */
export async function readApplied(sql: Sql | SqlTransaction): Promise<AppliedMigration[]> {
  const [table] = await sql<
    { present: boolean }[]
  >`select to_regclass('drizzle.__drizzle_migrations') is not null as present`;
  if (!table?.present) return [];
  return sql<
    AppliedMigration[]
  >`select hash, created_at from drizzle.__drizzle_migrations order by created_at, id`;
}

function checkKnown(applied: AppliedMigration[], known: Migration[]): void {
  const newest = known.at(-1)?.createdAt ?? 0;
  const newer = applied.filter(({ createdAt }) => createdAt > newest);
  if (newer.length > 0) {
    throw new DatabaseProblem(
      `The database was last used by a newer version of Worthy (it has ${newer.length} migration${newer.length > 1 ? "s" : ""} that this version doesn’t know). Update Worthy, or restore a backup made by this version. Nothing was changed.`,
    );
  }
  const strange = applied.findIndex(({ hash }, at) => hash !== known[at]?.hash);
  if (strange >= 0) {
    throw new DatabaseProblem(
      `The database was created by a different Worthy: migration ${strange + 1} differs from this version's. Use the version that created it, or another data folder. Nothing was changed.`,
    );
  }
}
