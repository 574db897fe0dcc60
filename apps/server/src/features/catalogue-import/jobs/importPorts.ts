import type { Queries } from "../../../platform/http/handler.ts";
import { refuse, type Refusal } from "../../../platform/refusal.ts";
import { acceptTerms, haveAccepted, TERMS } from "../terms.ts";
import { PRESETS } from "./presets.ts";
import { listJobs, setJobState, startJobIn, findLastJob } from "./importStore.ts";
import { settleOptions } from "./settleOptions.ts";

interface ImportParts {
  country: string;
  /** Of the operator's own TMDB account. */
  tmdbToken: string | undefined;
}

/** Sources that are fetched over the network: others need files of the operator's. */
const FETCHED = ["tmdb", "tvmaze"] as const;

interface Wish {
  source: (typeof FETCHED)[number];
  preset: keyof typeof PRESETS;
  update: boolean;
  acceptTerms: boolean;
}

/** Imports as an administrator's page sees and steers them. */
export function importPorts({ country, tmdbToken }: ImportParts) {
  const isReady = (source: Wish["source"]) => source !== "tmdb" || tmdbToken !== undefined;
  return {
    listImports: async (sql: Queries) => {
      const jobs = await listJobs(sql);
      return jobs.map(({ jobId, source, state, step, options, total, done, failed, rate, message, createdAt, updatedAt }) => ({
        id: jobId,
        source,
        state,
        step,
        daily: options.daily ?? false,
        total,
        done,
        failed,
        rate,
        message,
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }));
    },
    listSources: async (sql: Queries) => {
      const accepted = await Promise.all(FETCHED.map((source) => haveAccepted(sql, source)));
      return FETCHED.map((source, at) => ({ source, terms: TERMS[source].text, accepted: accepted[at] ?? false, ready: isReady(source) }));
    },
    startImport: async (sql: Queries, { source, preset, update, acceptTerms: accepts }: Wish): Promise<{ isNew: boolean } | Refusal> => {
      if (!isReady(source)) return refuse("conflict", "Set TMDB_TOKEN to the API read access token of your own TMDB account.", "token-missing");
      if (!(await haveAccepted(sql, source))) {
        if (!accepts) return refuse("conflict", "Its terms are not accepted.", "terms-not-accepted");
        await acceptTerms(sql, source);
      }
      const given = { ...(source === "tmdb" ? PRESETS[preset] : {}), ...(update && { update }) };
      const { isNew } = await startJobIn(sql, source, settleOptions({ given, last: await findLastJob(sql, source), country }));
      return { isNew };
    },
    pauseImports: (sql: Queries, paused: boolean) => setJobState(sql, { state: paused ? "PAUSED" : "RUNNING" }),
  };
}
