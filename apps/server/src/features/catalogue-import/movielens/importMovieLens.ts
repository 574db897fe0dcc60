import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import {
  findStatedTitles,
  findTitleIdentities,
} from "../../catalogue/statements/findStatements.ts";
import { drop, newAccount, type Account } from "../jobs/account.ts";
import { finishJob } from "../jobs/runTitleImport.ts";
import type { SourceContext } from "../jobs/titleSource.ts";
import type { JobLease } from "../jobs/jobLease.ts";
import { placeOf, readTable, type TableRow } from "../readTable.ts";
import { FORMAT, LINKS, movieLensFiles, RATINGS } from "./movieLensFiles.ts";
import { ratingSetOf } from "./ratingSets.ts";
import { starsToRating } from "./starsToRating.ts";

/** Ratings per transaction. */
const BATCH = 5_000;
const MOST_PEOPLE = 2 ** 31 - 1;

interface SeedRating {
  source: string;
  person: number;
  titleId: number;
  rating: string;
}

/**
 * Imports an operator's MovieLens files as seed ratings, for titles in the catalogue, matched by
 * IMDb or TMDB id. They are a set that nobody reads before it is complete.
 */
export async function importMovieLens(context: SourceContext, lease: JobLease): Promise<void> {
  const { sql, job, signal } = context;
  const files = await movieLensFiles(job.options.folder ?? ".");
  const links = await readTitleIds(sql, files.links, signal);
  if (job.step === "LIST") await begin(context, lease, { path: files.ratings, links });
  const start = Number(job.step === "LIST" ? 0 : (job.cursor["line"] ?? 0));
  // A job that an earlier version began goes on in that version's set.
  const set = job.step === "LIST" ? `movielens ${job.jobId}` : ratingSetOf(job.cursor);
  let batch: SeedRating[] = [];
  let account = newAccount();
  let line = 0;
  let done = start;
  const flush = async () => {
    const [rows, counted] = [batch, account];
    [batch, account] = [[], newAccount()];
    const progress = { cursor: { line, set }, done: line - done, account: counted };
    await lease.write(progress, (tx) => storeBatch(tx, rows, counted));
    done = line;
  };
  for await (const rows of readTable(files.ratings, RATINGS, { ...FORMAT, signal }))
    for (const row of rows) {
      if (++line <= start) continue;
      const rating = readRating(row, { titles: links.titles, path: files.ratings, account });
      if (rating) batch.push({ source: set, ...rating });
      if (batch.length < BATCH && line - done < BATCH * 10) continue;
      signal.throwIfAborted();
      await flush();
    }
  await flush();
  await finishJob({ lease, job });
}

interface Links {
  /** Our title ids by MovieLens id. */
  titles: Map<number, number>;
  account: Account;
}

async function begin(
  { job, signal }: SourceContext,
  lease: JobLease,
  { path, links }: { path: string; links: Links },
): Promise<void> {
  let total = 0;
  for await (const rows of readTable(path, RATINGS, { ...FORMAT, signal })) total += rows.length;
  const cursor = { line: 0, set: `movielens ${job.jobId}` };
  await lease.write({ step: "RATINGS", total, cursor, account: links.account });
}

/** Ratings of the same person for the same title are joined: the first one counts. */
async function storeBatch(
  sql: Queries,
  rows: readonly SeedRating[],
  account: Account,
): Promise<void> {
  if (rows.length === 0) return;
  const { count } = await sql`insert into seed_ratings ${sql(rows)} on conflict do nothing`;
  account.taken = count;
  account.joined = rows.length - count;
}

interface RatingReading {
  titles: ReadonlyMap<number, number>;
  path: string;
  account: Account;
}

function readRating(
  row: TableRow<(typeof RATINGS)[number]>,
  { titles, path, account }: RatingReading,
): Omit<SeedRating, "source"> | null {
  const leaveOut = (reason: "malformed" | "invalid-value" | "not-in-catalogue") => {
    drop(account, reason, placeOf(path, row));
    return null;
  };
  if (!row.cells) return leaveOut("malformed");
  const person = wholeNumber(row.cells.userId);
  const movie = wholeNumber(row.cells.movieId);
  const rating = starsToRating(numberIn(row.cells.rating));
  if (!(person > 0 && person <= MOST_PEOPLE) || !(movie > 0) || !rating)
    return leaveOut("invalid-value");
  const titleId = titles.get(movie);
  return titleId === undefined ? leaveOut("not-in-catalogue") : { person, titleId, rating };
}

const numberIn = (cell: string): number => (cell.trim() === "" ? Number.NaN : Number(cell));
const wholeNumber = (cell: string): number => {
  const number = numberIn(cell);
  return Number.isInteger(number) ? number : Number.NaN;
};

/** Which films are ours. Rows that say nothing usable are counted; films of nobody's aren't. */
async function readTitleIds(sql: Sql, path: string, signal: AbortSignal): Promise<Links> {
  const byImdb = new Map<string, number>(
    (await findTitleIdentities(sql)).flatMap(({ imdbId, titleId }) =>
      imdbId === null ? [] : [[imdbId, titleId]],
    ),
  );
  const byTmdb = new Map<string, number>(
    (await findStatedTitles(sql, "tmdb")).flatMap(({ kind, ref, titleId }) =>
      kind === "movie" ? [[ref, titleId]] : [],
    ),
  );
  const titles = new Map<number, number>();
  const account = newAccount();
  for await (const rows of readTable(path, LINKS, { ...FORMAT, signal }))
    for (const row of rows) {
      const movie = row.cells ? wholeNumber(row.cells.movieId) : Number.NaN;
      if (!row.cells || !(movie > 0)) {
        drop(account, row.cells ? "invalid-value" : "malformed", placeOf(path, row));
        continue;
      }
      const { imdbId, tmdbId } = row.cells;
      const titleId = byImdb.get(`tt${imdbId.padStart(7, "0")}`) ?? byTmdb.get(tmdbId);
      if (titleId !== undefined) titles.set(movie, titleId);
    }
  return { titles, account };
}
