import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pino } from "pino";
import type { Config } from "../platform/config.ts";
import { backupTo } from "../platform/database/backup/backupTo.ts";
import { restoreFrom } from "../platform/database/backup/restoreFrom.ts";
import { findRunning } from "../platform/database/embedded/findRunning.ts";
import { isLostConnection } from "../platform/database/guardTransactions.ts";
import { MIGRATIONS, readApplied } from "../platform/database/migrate.ts";
import { openReplica } from "../platform/database/readReplica.ts";
import { SERVER_NAME, TRAINING_NAME, type Sql } from "../platform/database/sqlClient.ts";
import { print } from "../platform/print.ts";
import { configOrProblem, connectAs } from "./connectAs.ts";
import { StartProblem } from "./startProblem.ts";

/**
 * Writes all data to one file, even while a server is running. Doesn't change the database's
 * structure.
 */
export async function backup(file: string | undefined): Promise<void> {
  if (!file)
    throw new StartProblem("Which file? For example: npm run worthy -- backup worthy-backup.gz");
  if (existsSync(file))
    throw new StartProblem(`${file} already exists; a backup never overwrites a file.`);
  const config = configOrProblem();
  if (!config.databaseUrl && !existsSync(config.dataDir)) throw nothingIn(config);
  const log = pino({ level: config.logLevel });
  const database = await connectAs(config, {
    log,
    join: true,
    name: "worthy backup",
  });
  try {
    if ((await readApplied(database.sql)).length === 0) throw nothingIn(config);
    const replica = openReplica(database.address, { log, max: 1 });
    const backUp = (sql: Sql) => backupTo(sql, resolve(file));
    const { tables, rows, bytes } = await replica
      .read(database.sql, backUp, () => backUp(database.sql))
      .catch(lostDatabase)
      .finally(replica.close);
    print(
      `Backed up ${rows} rows of ${tables} tables to ${file} (${Math.ceil(bytes / 1024)} KiB).`,
    );
  } finally {
    await database.stop();
  }
}

function nothingIn({ databaseUrl, dataDir }: Config): StartProblem {
  return new StartProblem(
    `There’s nothing to back up yet in ${databaseUrl ? "the database at DATABASE_URL" : dataDir}.`,
  );
}

/** The server, and its PostgreSQL with it, may be stopped during a backup. */
function lostDatabase(error: unknown): never {
  if (isLostConnection(error)) {
    throw new StartProblem(
      "The database stopped before everything was saved, so no file was written. Run the same command again.",
    );
  }
  throw error;
}

/** Replaces all data with those of a backup, or leaves everything unchanged and says why. */
export async function restore(file: string | undefined): Promise<void> {
  if (!file)
    throw new StartProblem("Which file? For example: npm run worthy -- restore worthy-backup.gz");
  if (!existsSync(file)) throw new StartProblem(`There’s no file ${file}.`);
  const config = configOrProblem();
  if (config.sandbox)
    throw new StartProblem(
      "A sandbox deletes everything every hour, so a backup can’t be restored there. Unset SANDBOX, and name another place with WORTHY_DATA or DATABASE_URL.",
    );
  const running = config.databaseUrl ? null : await findRunning(config.dataDir);
  if (running)
    throw stopFirst(
      `a server is using the data in ${config.dataDir} (process ${running.pid}${running.elsewhere ? ` on ${running.elsewhere}` : ""})`,
    );
  const database = await connectAs(config, {
    log: pino({ level: config.logLevel }),
    name: "worthy restore",
    replaces: true,
  });
  try {
    if (await hasServers(database.sql))
      throw stopFirst("a server is using the database at DATABASE_URL");
    const { tables, rows, createdAt } = await restoreFrom(database.sql, resolve(file), {
      migrationsFolder: MIGRATIONS,
    });
    print(`Restored ${rows} rows of ${tables} tables from ${file}, made ${createdAt}.`);
  } finally {
    await database.stop();
  }
}

async function hasServers(sql: Sql): Promise<boolean> {
  const sessions =
    await sql`select 1 from pg_stat_activity where datname = current_database() and application_name in (${SERVER_NAME}, ${TRAINING_NAME}) limit 1`;
  return sessions.length > 0;
}

function stopFirst(why: string): StartProblem {
  return new StartProblem(`Stop Worthy first, then restore: ${why}. Nothing was changed.`);
}
