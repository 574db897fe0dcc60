import type { FastifyBaseLogger } from "fastify";
import { startDueUpdates, updatedSources } from "../features/catalogue-import/jobs/dailyUpdates.ts";
import { scheduleImports } from "../features/catalogue-import/jobs/importSchedule.ts";
import { purgeOldStatements } from "../features/catalogue/statements/purgeOldStatements.ts";
import type { Config } from "../platform/config.ts";
import type { Sql } from "../platform/database/sqlClient.ts";
import type { Product } from "./openProduct.ts";

/** Program of the import process. */
const IMPORT_PROCESS = new URL("../importProcess.ts", import.meta.url);
const IMPORT_LOOK_MS = 15_000;

/** Runs imports when they are due; returns what stops that. */
export function startImports(config: Config, { database }: Product, log: FastifyBaseLogger) {
  return scheduleImports({
    sql: database.sql,
    log,
    program: IMPORT_PROCESS,
    lookEvery: IMPORT_LOOK_MS,
    purge: purgeOldStatements,
    startUpdates: (sql: Sql) =>
      startDueUpdates(sql, {
        sources: updatedSources(config),
        now: new Date(),
        country: config.country,
      }),
  });
}
