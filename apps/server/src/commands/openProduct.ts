import { statfs } from "node:fs/promises";
import { join } from "node:path";
import { readBundle } from "@worthy/catalogue";
import type { FastifyBaseLogger } from "fastify";
import { composeCore, type Core } from "../composition.ts";
import type { FaultInbox } from "../features/faults/createFaultInbox.ts";
import type { Config } from "../platform/config.ts";
import type { Database } from "../platform/database/connect.ts";
import { createMailer } from "../platform/mail/createMailer.ts";
import { findLinkProblem } from "../platform/linkProblem.ts";
import { StartProblem } from "./startProblem.ts";
import { isDatabaseAway } from "../platform/database/isDatabaseAway.ts";
import { print } from "../platform/print.ts";
import { openAddress } from "../platform/database/databaseAddress.ts";
import type { Sql } from "../platform/database/sqlClient.ts";
import { databaseLog } from "./connectAs.ts";

export interface Product {
  database: Database;
  /** For calls, which somebody waits for: its statements fail soon where the database is stuck. */
  callSql: Sql;
  core: Core;
  close(): Promise<void>;
}

/** The part of a call's time that one of its statements may take. */
const STATEMENT_SHARE = 5 / 8;

interface OpenOptions {
  /** Stopped if the product can't be opened. */
  database: Database;
  log: FastifyBaseLogger;
  /** Errors on this server. */
  faults: FaultInbox;
  checkResponses: boolean;
}

/** Opens everything between the database and HTTP: catalogue, engine, jobs. */
export async function openProduct(
  config: Config,
  { database, log, faults, checkResponses }: OpenOptions,
): Promise<Product> {
  const callSql = openAddress(database.pooled ?? database.address, {
    log: databaseLog(log),
    patienceMs: config.deadlineMs * STATEMENT_SHARE,
  });
  const stop = () => callSql.end({ timeout: 5 }).finally(() => database.stop());
  try {
    const { country, publicUrl, adminEmail, businessTheme, sentryDsn, eventFiles } = config;
    const { tmdbToken, tmdbUrl, tmdbFactsInScores, secondFactorRequired } = config;
    const core = await composeCore({
      sql: database.sql,
      callSql,
      bundle: readBundle(),
      cacheDir: join(config.dataDir, "cache"),
      log,
      now: Date.now,
      checkResponses,
      country,
      publicUrl,
      linkProblem: findLinkProblem(config),
      adminEmail,
      secondFactorRequired,
      businessTheme,
      sentryDsn,
      eventFiles,
      tmdbToken,
      tmdbUrl,
      tmdbFactsInScores,
      faults,
      mailer: createMailer(config),
      address: database.address,
      // A model would outlast the ratings it was trained on.
      trains: !config.sandbox,
      isSandbox: config.sandbox !== undefined,
      crowd: config.crowd,
    });
    print(`The catalogue has ${core.catalogue.view().snapshot.titles.length} titles.`);
    return { database, callSql, core, close: () => core.close().finally(stop) };
  } catch (error) {
    await stop();
    throw (await hasNoRoom(config, error)) ?? error;
  }
}

/** Of PostgreSQL's journal: without room for the next one, it ends instead of saying so to anybody. */
const JOURNAL_FILE_BYTES = 16 * 1024 ** 2;

/** What to say instead of an error, if the built-in database was lost because its disk is full. */
async function hasNoRoom(
  { databaseUrl, dataDir }: Config,
  error: unknown,
): Promise<StartProblem | null> {
  if (databaseUrl || !isDatabaseAway(error)) return null;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize < JOURNAL_FILE_BYTES
    ? new StartProblem("The database can't write: No space left on device.", { cause: error })
    : null;
}
