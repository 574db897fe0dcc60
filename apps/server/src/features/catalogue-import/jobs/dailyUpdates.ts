import type { Config } from "../../../platform/config.ts";
import type { Sql } from "../../../platform/database/sqlClient.ts";
import { haveAccepted } from "../terms.ts";
import { announceJob, findLastJob, insertJob, lockJobs, type ImportJob, type ImportSource } from "./importStore.ts";
import { settleOptions } from "./settleOptions.ts";

/** Sources that can tell what has changed. */
export const UPDATED_SOURCES = ["tmdb", "tvmaze"] as const satisfies readonly ImportSource[];
export type UpdatedSource = (typeof UPDATED_SOURCES)[number];

/** Those that this installation brings up to date by itself. */
export function updatedSources({ importUpdates, tmdbToken }: Pick<Config, "importUpdates" | "tmdbToken">): UpdatedSource[] {
  return importUpdates ? UPDATED_SOURCES.filter((source) => source !== "tmdb" || tmdbToken !== undefined) : [];
}

const HOUR_MS = 3_600_000;
/** From the end of an import to the next update: a day, give or take, so that not everything falls on the same hour for ever. */
const EARLIEST_MS = 20 * HOUR_MS;
const SPREAD_MS = 8 * HOUR_MS;

/** When the update after an import is due. Computed from the import alone, so that all servers, and the same one after a restart, agree. */
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

/** Begins the updates that are due, of sources that were imported and whose terms are accepted. @returns the sources. However many servers ask, each update begins once. */
export async function startDueUpdates(sql: Sql, { sources, now, country }: DueUpdates): Promise<UpdatedSource[]> {
  const started: UpdatedSource[] = [];
  for (const source of sources) if (await startDueUpdate(sql, source, { now, country })) started.push(source);
  return started;
}

async function startDueUpdate(sql: Sql, source: UpdatedSource, { now, country }: Pick<DueUpdates, "now" | "country">): Promise<boolean> {
  return sql.begin(async (tx) => {
    await lockJobs(tx);
    const last = await findLastJob(tx, source);
    if (!last || last.state === "RUNNING" || last.state === "PAUSED" || nextUpdateAt(last) > now) return false;
    const [imported] = await tx`select 1 from statements where source = ${source} limit 1`;
    if (!imported || !(await haveAccepted(tx, source))) return false;
    await insertJob(tx, source, settleOptions({ given: { update: true, daily: true }, last, country }));
    await announceJob(tx);
    return true;
  });
}
