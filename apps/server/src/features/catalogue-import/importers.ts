import type { Config } from "../../platform/config.ts";
import type { ImportJob } from "./jobs/importStore.ts";
import type { RunImport } from "./jobs/runJobs.ts";
import { runTitleImport } from "./jobs/runTitleImport.ts";
import { SourceProblem } from "./http/sourceProblem.ts";
import { importImdb } from "./imdb/importImdb.ts";
import { importMovieLens } from "./movielens/importMovieLens.ts";
import { createTmdbSource, type TmdbOptions } from "./tmdb/tmdbSource.ts";
import { createTvmazeSource } from "./tvmaze/tvmazeSource.ts";

export interface ImportersOptions {
  config: Pick<Config, "tvmazeUrl" | "tmdbUrl" | "tmdbToken" | "country">;
  /** Overrides the source's own pace. */
  pace?: Pace;
}

interface Pace {
  perSecond: number;
  backOffMs: number;
}

/** A server on this machine is a test double and needs no throttling. */
const STAND_IN: Pace = { perSecond: 1_000, backOffMs: 5 };

export function paceFor(url: string): Pace | undefined {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(url).hostname) ? STAND_IN : undefined;
}

/** The function that runs each source's jobs. */
export function createImporters({ config, pace }: ImportersOptions) {
  const tmdbOptions = ({ options }: ImportJob, signal: AbortSignal): TmdbOptions => {
    if (!config.tmdbToken)
      throw new SourceProblem("refused", "TMDB_TOKEN isn’t set where the import runs");
    const { language, adult } = options;
    const url = config.tmdbUrl;
    return {
      url,
      token: config.tmdbToken,
      countries: options.countries ?? [config.country],
      language,
      adult,
      signal,
      ...(pace ?? (url && paceFor(url))),
    };
  };
  return (job: ImportJob, signal: AbortSignal): RunImport => {
    switch (job.source) {
      case "tvmaze":
        return (context, lease) =>
          runTitleImport({
            ...context,
            lease,
            source: createTvmazeSource({
              url: config.tvmazeUrl,
              signal,
              ...(pace ?? paceFor(config.tvmazeUrl)),
            }),
          });
      case "tmdb":
        return (context, lease) =>
          runTitleImport({
            ...context,
            lease,
            source: createTmdbSource(tmdbOptions(job, signal)),
          });
      case "movielens":
        return importMovieLens;
      case "imdb":
        return importImdb;
    }
  };
}
