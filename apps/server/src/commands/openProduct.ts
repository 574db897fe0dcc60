import { readBundle } from "@worthy/catalogue";
import type { FastifyBaseLogger } from "fastify";
import { composeCore, MIGRATIONS, type Core } from "../composition.ts";
import type { FaultInbox } from "../features/faults/createFaultInbox.ts";
import { readConfig, type Config } from "../platform/config.ts";
import { connect, type ConnectOptions, type Database } from "../platform/database/connect.ts";
import { createMailer } from "../platform/mail/createMailer.ts";
import { migrate } from "../platform/database/migrate.ts";
import { say } from "../platform/say.ts";
import { StartProblem } from "./startProblem.ts";

export function configOrProblem(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Database messages: what is good to know goes to the terminal, the rest to the log. */
function databaseLog(log: FastifyBaseLogger) {
  return { debug: (line: string) => log.debug(line), info: say, warn: (line: string) => log.warn(line), error: (line: string) => log.error(line) };
}

interface ConnectAs extends Pick<ConnectOptions, "join" | "name"> {
  log: FastifyBaseLogger;
}

/** Connects as the configuration says, and says so. */
export function connectAs(config: Config, { log, ...options }: ConnectAs): Promise<Database> {
  say(config.databaseUrl ? "Connecting to the database …" : `Opening the database in ${config.dataDir} …`);
  return connect({ ...options, databaseUrl: config.databaseUrl, dataDir: config.dataDir, log: databaseLog(log) });
}

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
  /** What goes wrong on this server. */
  faults: FaultInbox;
  checkResponses: boolean;
}

/** Opens everything below HTTP: database, catalogue, engine. */
export async function openProduct(config: Config, { log, faults, checkResponses }: OpenOptions): Promise<Product> {
  const database = await openDatabase(config, log);
  try {
    const { country, publicUrl, adminEmail, businessTheme, sentryDsn, eventFiles, tmdbToken } = config;
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
