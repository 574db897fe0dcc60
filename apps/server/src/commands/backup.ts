import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pino } from "pino";
import { MIGRATIONS } from "../composition.ts";
import { backupTo } from "../platform/database/backup/backupTo.ts";
import { restoreFrom } from "../platform/database/backup/restoreFrom.ts";
import { say } from "../platform/say.ts";
import { configOrProblem, openDatabase } from "./openProduct.ts";
import { StartProblem } from "./startProblem.ts";

/** Writes all data into one file. */
export async function backup(file: string | undefined): Promise<void> {
  if (!file) throw new StartProblem("Which file? For example: npm run worthy -- backup worthy-backup.gz");
  if (existsSync(file)) throw new StartProblem(`${file} exists already; a backup never overwrites one.`);
  const config = configOrProblem();
  const database = await openDatabase(config, pino({ level: config.logLevel }));
  try {
    const { tables, rows, bytes } = await backupTo(database.sql, resolve(file));
    say(`Backed up ${rows} rows of ${tables} tables into ${file} (${Math.ceil(bytes / 1024)} KiB).`);
  } finally {
    await database.stop();
  }
}

/** Replaces all data by that of a backup, or leaves everything as it is and says why. */
export async function restore(file: string | undefined): Promise<void> {
  if (!file) throw new StartProblem("Which file? For example: npm run worthy -- restore worthy-backup.gz");
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}.`);
  const config = configOrProblem();
  const database = await openDatabase(config, pino({ level: config.logLevel }));
  try {
    const { tables, rows, createdAt } = await restoreFrom(database.sql, resolve(file), { migrationsFolder: MIGRATIONS });
    say(`Restored ${rows} rows of ${tables} tables from ${file}, made ${createdAt}.`);
  } finally {
    await database.stop();
  }
}
