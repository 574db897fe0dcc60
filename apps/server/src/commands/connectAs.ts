import type { FastifyBaseLogger } from "fastify";
import { readConfig, type Config } from "../platform/config.ts";
import { connect, type ConnectOptions, type Database } from "../platform/database/connect.ts";
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
}

/** Connects as configured, and reports it. */
export function connectAs(config: Config, { log, ...options }: ConnectAs): Promise<Database> {
  print(
    config.databaseUrl
      ? "Connecting to the database …"
      : `Opening the database in ${config.dataDir} …`,
  );
  return connect({
    ...options,
    databaseUrl: config.databaseUrl,
    directUrl: config.databaseDirectUrl,
    readUrl: config.databaseReadUrl,
    poolerPrepares: config.poolerPrepares,
    dataDir: config.dataDir,
    expectsData: config.expectsData,
    log: databaseLog(log),
  });
}
