import type { Config } from "../../../platform/config.ts";
import type { Sql } from "../../../platform/database/sqlClient.ts";
import { hasStatements } from "../../catalogue/statements/findStatements.ts";
import { haveAccepted } from "../terms.ts";
import {
  announceJob,
  findLastJob,
  insertJob,
  isOpen,
  lockJobs,
  type ImportJob,
} from "./importStore.ts";
import type { ImportSource } from "./importOptions.ts";
import { settleOptions } from "./settleOptions.ts";

/** Sources that report changes. */
export const UPDATED_SOURCES = ["tmdb", "tvmaze"] as const satisfies readonly ImportSource[];
export type UpdatedSource = (typeof UPDATED_SOURCES)[number];

/** Those that this installation updates automatically. */
export function updatedSources({
  importUpdates,
  tmdbToken,
}: Pick<Config, "importUpdates" | "tmdbToken">): UpdatedSource[] {
  return importUpdates
    ? UPDATED_SOURCES.filter((source) => source !== "tmdb" || tmdbToken !== undefined)
    : [];
}

const HOUR_MS = 3_600_000;
/**
 * From the end of an import to the next update: about a day, varied so that updates don't always
 * hit the same hour.
 */
const EARLIEST_MS = 20 * HOUR_MS;
const SPREAD_MS = 8 * HOUR_MS;

/**
 * When the update after an import is due. Depends only on the import, so all servers agree, even
 * after a restart.
 */
export function nextUpdateAt({ jobId, updatedAt }: Pick<ImportJob, "jobId" | "updatedAt">): Date {
  const drawn = (Math.imul(jobId, 2_654_435_761) >>> 0) / 2 ** 32;
  return new Date(updatedAt.getTime() + EARLIEST_MS + Math.floor(drawn * SPREAD_MS));
}

export interface DueUpdates {
  sources: readonly UpdatedSource[];
  now: Date;
  /** Country of the installation. */
  country: string;
}

/**
 * Starts the updates that are due, for imported sources with accepted terms. @returns the sources.
 * However many servers call this, each update starts once.
 */
export async function startDueUpdates(
  sql: Sql,
  { sources, now, country }: DueUpdates,
): Promise<UpdatedSource[]> {
  const started: UpdatedSource[] = [];
  for (const source of sources)
    if (await startDueUpdate(sql, source, { now, country })) started.push(source);
  return started;
}

async function startDueUpdate(
  sql: Sql,
  source: UpdatedSource,
  { now, country }: Pick<DueUpdates, "now" | "country">,
): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockJobs(tx);
    const last = await findLastJob(tx, source);
    if (!last || isOpen(last) || nextUpdateAt(last) > now) return false;
    if (!(await hasStatements(tx, source)) || !(await haveAccepted(tx, source))) return false;
    await insertJob(
      tx,
      source,
      settleOptions({ given: { update: true, daily: true }, last, country }),
    );
    await announceJob(tx);
    return true;
  });
}
