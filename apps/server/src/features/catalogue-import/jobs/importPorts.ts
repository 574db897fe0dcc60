import type { Queries } from "../../../platform/http/handler.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";
import { acceptTerms, haveAccepted, TERMS } from "../terms.ts";
import { PRESETS } from "./presets.ts";
import { countDropped, listDropped } from "./account.ts";
import {
  cancelJob,
  findJob,
  findLastJob,
  listJobs,
  setJobState,
  startJobIn,
} from "./importStore.ts";
import { settleOptions } from "./settleOptions.ts";

interface ImportParts {
  country: string;
  /** Token of the operator's own TMDB account. */
  tmdbToken: string | undefined;
}

/** Sources fetched over the network; others need the operator's files. */
const FETCHED = ["tmdb", "tvmaze"] as const;

/** Of a column of integers. */
const LARGEST_ID = 2 ** 31 - 1;

interface ImportSelection {
  source: (typeof FETCHED)[number];
  preset: keyof typeof PRESETS;
  update: boolean;
  acceptTerms: boolean;
}

/** Imports, for administrators to watch and control. */
export function importPorts({ country, tmdbToken }: ImportParts) {
  const isReady = (source: ImportSelection["source"]) =>
    source !== "tmdb" || tmdbToken !== undefined;
  return {
    listImports: async (sql: Queries) => (await listJobs(sql)).map(presentJob),
    listSources: async (sql: Queries) => {
      const accepted = await Promise.all(FETCHED.map((source) => haveAccepted(sql, source)));
      return FETCHED.map((source, at) => ({
        source,
        terms: TERMS[source].text,
        accepted: accepted[at] ?? false,
        ready: isReady(source),
      }));
    },
    startImport: async (
      sql: Queries,
      { source, preset, update, acceptTerms: accepts }: ImportSelection,
    ): Promise<{ isNew: boolean } | Refusal> => {
      if (!isReady(source))
        return refuse(
          "conflict",
          "Set TMDB_TOKEN to the API read access token of your own TMDB account.",
          "token-missing",
        );
      if (!(await haveAccepted(sql, source))) {
        if (!accepts) return refuse("conflict", "Accept its terms first.", "terms-not-accepted");
        await acceptTerms(sql, source);
      }
      const given = { ...(source === "tmdb" ? PRESETS[preset] : {}), ...(update && { update }) };
      const { isNew } = await startJobIn(
        sql,
        source,
        settleOptions({ given, last: await findLastJob(sql, source), country }),
      );
      return { isNew };
    },
    pauseImports: (sql: Queries, paused: boolean) =>
      setJobState(sql, { state: paused ? "PAUSED" : "RUNNING" }),
    cancelImport: async (sql: Queries, jobId: number): Promise<Refusal | null> => {
      const exists = jobId <= LARGEST_ID && (await findJob(sql, jobId));
      if (exists && (await cancelJob(sql, jobId))) return null;
      return exists
        ? refuse("conflict", "This import has already ended.", "import-ended")
        : refuse("not-found", "Import not found.", "no-import");
    },
  };
}

function presentJob(job: Awaited<ReturnType<typeof listJobs>>[number]) {
  const { jobId, source, state, step, options, total, done, failed, rate, message } = job;
  const { taken, joined, dropped } = job;
  return {
    id: jobId,
    source,
    state,
    step,
    daily: options.daily ?? false,
    total,
    done,
    failed,
    taken,
    joined,
    dropped: countDropped(dropped),
    reasons: listDropped(dropped),
    rate,
    message,
    createdAt: job.createdAt.toISOString(),
    updatedAt: job.updatedAt.toISOString(),
  };
}
