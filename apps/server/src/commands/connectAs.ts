import type { FastifyBaseLogger } from "fastify";
import { readConfig, type Config } from "../platform/config.ts";
import { connect, type ConnectOptions, type Database } from "../platform/database/connect.ts";
import { checkSandbox } from "../platform/sandbox/sandboxMark.ts";
import { print } from "../platform/print.ts";
import { StartProblem } from "./startProblem.ts";

export function configOrProblem(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw new StartProblem(error instanceof Error ? error.message : String(error));
  }
}

/** Database messages: notices go to the terminal, the rest to the log. */
export function databaseLog(log: FastifyBaseLogger) {
  return {
    debug: (line: string) => log.debug(line),
    info: print,
    warn: (line: string) => log.warn(line),
    error: (line: string) => log.error(line),
  };
}

interface ConnectAs extends Pick<ConnectOptions, "join" | "name" | "replaces"> {
  log: FastifyBaseLogger;
  /** Also open a sandbox's database without SANDBOX=on, and any other with it. */
  anyKind?: boolean;
}

/** Connects as configured, and reports it. Refuses a sandbox's database to all but a sandbox. */
export async function connectAs(
  config: Config,
  { log, anyKind = false, ...options }: ConnectAs,
): Promise<Database> {
  print(
    config.databaseUrl
      ? "Connecting to the database …"
      : `Opening the database in ${config.dataDir} …`,
  );
  const database = await connect({
    ...options,
    databaseUrl: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    readUrl: config.databaseReadUrl,
    poolerPrepares: config.poolerPrepares,
    dataDir: config.dataDir,
    expectsData: config.expectsData,
    log: databaseLog(log),
  });
  try {
    if (!anyKind) await checkSandbox(database.sql, config.sandbox !== undefined);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
