import { readBundle } from "@worthy/catalogue";
import type { FastifyBaseLogger } from "fastify";
import { composeCore, type Core } from "../composition.ts";
import type { FaultInbox } from "../features/faults/createFaultInbox.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/connect.ts";
import { createMailer } from "../platform/mail/createMailer.ts";
import { MIGRATIONS, migrate } from "../platform/database/migrate.ts";
import { say } from "../platform/say.ts";
import { connectAs } from "./connectAs.ts";

/** Opens the database and brings its tables up to date. */
async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<Database> {
  const database = await connectAs(config, { log });
  try {
    await migrate(database.sql, MIGRATIONS);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

export interface Product {
  database: Database;
  core: Core;
  close(): Promise<void>;
}

interface OpenOptions {
  log: FastifyBaseLogger;
  /** Errors on this server. */
  faults: FaultInbox;
  checkResponses: boolean;
}

/** Opens everything below HTTP: database, catalogue, engine. */
export async function openProduct(
  config: Config,
  { log, faults, checkResponses }: OpenOptions,
): Promise<Product> {
  const database = await openDatabase(config, log);
  try {
    const { country, publicUrl, adminEmail, businessTheme, sentryDsn, eventFiles, tmdbToken } =
      config;
    const core = await composeCore({
      sql: database.sql,
      bundle: readBundle(),
      log,
      now: Date.now,
      checkResponses,
      country,
      publicUrl,
      adminEmail,
      businessTheme,
      sentryDsn,
      eventFiles,
      tmdbToken,
      faults,
      mailer: createMailer(config),
      address: database.address,
      trains: true,
    });
    say(`The catalogue has ${core.catalogue.view().snapshot.titles.length} titles.`);
    return { database, core, close: () => core.close().finally(() => database.stop()) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}
