import type { Config } from "../../platform/config.ts";
import type { ImportJob } from "./jobs/importStore.ts";
import type { RunImport } from "./jobs/runJobs.ts";
import { runTitleImport } from "./jobs/runTitleImport.ts";
import { createTvmazeSource } from "./tvmaze/tvmazeSource.ts";

export interface ImportersOptions {
  config: Pick<Config, "tvmazeUrl" | "tmdbUrl" | "tmdbToken" | "country">;
  /** Faster than a real source would allow: for doubles. */
  pace?: { perSecond: number; backOffMs: number };
}

/** What runs the job of each source. */
export function createImporters({ config, pace }: ImportersOptions) {
  return (job: ImportJob, signal: AbortSignal): RunImport => {
    switch (job.source) {
      case "tvmaze":
        return (context, permit) => runTitleImport({ ...context, permit, source: createTvmazeSource({ url: config.tvmazeUrl, signal, ...pace }) });
      default:
        throw new Error(`there is no import from ${job.source} yet`);
    }
  };
}
