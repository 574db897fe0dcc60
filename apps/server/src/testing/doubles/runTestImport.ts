import { createImporters } from "../../features/catalogue-import/importers.ts";
import {
  findLastJob,
  startJob,
  type ImportJob,
} from "../../features/catalogue-import/jobs/importStore.ts";
import type {
  ImportOptions,
  ImportSource,
} from "../../features/catalogue-import/jobs/importOptions.ts";
import { runJobs } from "../../features/catalogue-import/jobs/runJobs.ts";
import type { SessionSql } from "../../platform/database/sqlClient.ts";
import { TMDB_DOUBLE_TOKEN } from "./tmdbDouble.ts";

export interface TestImport {
  source: ImportSource;
  /** Where the double listens. */
  url?: string;
  options?: ImportOptions;
  now?: Date;
  token?: string;
  signal?: AbortSignal;
}

/** Runs an import from a double to its end, in this process. Throws what was logged as a mistake of ours. */
export async function runTestImport(
  sql: SessionSql,
  {
    source,
    url = "http://127.0.0.1:9",
    options = {},
    now = new Date("2026-03-01T12:00:00Z"),
    token = TMDB_DOUBLE_TOKEN,
    signal = new AbortController().signal,
  }: TestImport,
): Promise<ImportJob> {
  const lines: string[] = [];
  const config = { tvmazeUrl: url, tmdbUrl: url, tmdbToken: token, country: "US" };
  await startJob(sql, source, options);
  await runJobs({
    sql,
    signal,
    now: () => now,
    importerOf: createImporters({ config, pace: { perSecond: 5_000, backOffMs: 2 } }),
    log: (line) => void lines.push(line),
  });
  if (lines.length > 0) throw new Error(lines.join("\n"));
  const job = await findLastJob(sql, source);
  if (!job) throw new Error("there is no job");
  return job;
}
