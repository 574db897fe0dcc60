import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/connect.ts";
import { MIGRATIONS, migrate } from "../platform/database/migrate.ts";
import { claimDatabase } from "../platform/sandbox/sandboxMark.ts";
import { checkNotifications, setRoleTimeouts } from "../platform/database/throughPooler.ts";
import { connectAs } from "./connectAs.ts";

/** Opens the database and brings its tables up to date. */
export async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<Database> {
  const database = await connectAs(config, { log });
  try {
    await claimDatabase(database.sql, config.sandbox !== undefined);
    await migrate(database.sql, MIGRATIONS);
    if (config.databaseUrl) await checkNotifications(database.sql);
    if (config.databaseDirectUrl) await setRoleTimeouts(database.sql);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
