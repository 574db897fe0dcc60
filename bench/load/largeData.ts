import { connect, type Database } from "../../apps/server/src/platform/database/connect.ts";
import { MIGRATIONS, migrate } from "../../apps/server/src/platform/database/migrate.ts";
import { loadTitles } from "../../apps/server/src/testing/large/loadTitles.ts";

/** @param joins the running server's database */
export async function openData(dataDir: string, joins: boolean): Promise<Database> {
  const silent = () => {};
  return connect({
    dataDir,
    join: joins,
    name: "worthy bench",
    log: { debug: silent, info: silent, warn: silent, error: console.error },
  });
}

/** Fills a data folder with so many invented titles. */
export async function loadData(dataDir: string, count: number): Promise<void> {
  const database = await openData(dataDir, false);
  await migrate(database.sql, MIGRATIONS);
  await loadTitles(database.sql, count).finally(() => database.stop());
}
