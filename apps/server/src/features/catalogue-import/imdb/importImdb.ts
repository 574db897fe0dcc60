import { createAnnouncer } from "../jobs/createAnnouncer.ts";
import { createRateMeter } from "../jobs/rateMeter.ts";
import { finishJob } from "../jobs/runTitleImport.ts";
import type { SourceContext } from "../jobs/titleSource.ts";
import type { JobLease } from "../jobs/jobLease.ts";
import type { ImportedTitle, SeasonFacts } from "../../catalogue/statements/facts.ts";
import { storeTitleAs } from "../../catalogue/statements/storeTitle.ts";
import { newAccount } from "../jobs/account.ts";
import { imdbFiles } from "./imdbFiles.ts";
import { matchBasics, type MatchedTitle } from "./matchBasics.ts";
import { readEpisodes } from "./readEpisodes.ts";

/**
 * Adds IMDb ids, runtimes and episodes from an operator's IMDb files to titles in the catalogue;
 * never creates titles. After an interruption the files are read again, skipping what was already
 * stored.
 */
export async function importImdb(context: SourceContext, lease: JobLease): Promise<void> {
  const { sql, job, signal, now } = context;
  const files = await imdbFiles(job.options.folder ?? ".");
  const account = newAccount();
  const reading = { account, signal };
  const titles = await matchBasics(sql, files.basics, reading);
  const seasons = await readEpisodes(titles, files, reading);
  if (job.step === "LIST")
    await lease.write({ step: "STORE", total: titles.length, cursor: { after: 0 }, account });
  const after = job.step === "LIST" ? 0 : Number(job.cursor["after"] ?? 0);
  const announcer = createAnnouncer(sql, job.jobId);
  const meter = createRateMeter();
  for (const title of titles) {
    if (title.titleId <= after) continue;
    signal.throwIfAborted();
    const imported = presentImdbTitle(title, seasons.get(title.titleId)?.seasons);
    const { titleId } = title;
    const joined = { ...newAccount(), joined: 1 + (seasons.get(titleId)?.rows ?? 0) };
    await lease.write(
      { done: 1, cursor: { after: titleId }, rate: meter.tick(), account: joined },
      (tx) => storeTitleAs(tx, { title: imported, titleId, fetchedAt: now() }),
    );
    await announcer.stored();
  }
  await finishJob({ lease, job });
}

function presentImdbTitle(
  { kind, imdbId, name, year, runtime }: MatchedTitle,
  seasons: SeasonFacts[] | undefined,
): ImportedTitle {
  const isYear = year !== null && year >= 1850 && year <= 2100;
  const facts = {
    name,
    ...(isYear && { firstAirDate: `${year}-01-01`, datePrecision: "year" as const }),
    imdbId,
    runtime,
    seasons,
  };
  return { source: "imdb", kind, ref: imdbId, url: `https://www.imdb.com/title/${imdbId}/`, facts };
}
