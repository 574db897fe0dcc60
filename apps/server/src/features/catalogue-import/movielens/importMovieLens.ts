import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { Queries } from "../../../platform/http/handler.ts";
import {
  findStatedTitles,
  findTitleIdentities,
} from "../../catalogue/statements/findStatements.ts";
import { finishJob } from "../jobs/runTitleImport.ts";
import type { SourceContext } from "../jobs/titleSource.ts";
import type { WorkPermit } from "../jobs/workPermit.ts";
import { columnsOf, findFile, readLines } from "../readLines.ts";
import { starsToRating } from "./starsToRating.ts";

/** Ratings per transaction. */
const BATCH = 5_000;
const MOST_PEOPLE = 2 ** 31 - 1;

interface SeedRating {
  source: "movielens";
  person: number;
  titleId: number;
  rating: string;
}

/**
 * Imports an operator's MovieLens files as seed ratings, for titles in the catalogue, matched by
 * IMDb or TMDB id.
 */
export async function importMovieLens(context: SourceContext, permit: WorkPermit): Promise<void> {
  const { sql, job, signal } = context;
  const folder = job.options.folder ?? ".";
  const titles = await readTitleIds(sql, findFile(folder, "links.csv"));
  if (job.step === "LIST") await begin(folder, permit);
  const start = Number(job.step === "LIST" ? 0 : (job.cursor["line"] ?? 0));
  let batch: SeedRating[] = [];
  let line = 0;
  let done = start;
  const flush = async () => {
    const rows = batch;
    batch = [];
    await permit.write({ cursor: { line }, done: line - done }, (tx) => storeBatch(tx, rows));
    done = line;
  };
  for await (const [person, movie, stars] of ratingsIn(findFile(folder, "ratings.csv"))) {
    if (++line <= start) continue;
    const titleId = titles.get(movie);
    const rating = starsToRating(stars);
    if (titleId !== undefined && rating && person > 0 && person <= MOST_PEOPLE)
      batch.push({ source: "movielens", person, titleId, rating });
    if (batch.length < BATCH && line - done < BATCH * 10) continue;
    signal.throwIfAborted();
    await flush();
  }
  await flush();
  await finishJob({ permit, job });
}

/** A new data set replaces the previous one. */
async function begin(folder: string, permit: WorkPermit): Promise<void> {
  let total = 0;
  for await (const rating of ratingsIn(findFile(folder, "ratings.csv")))
    total += rating.length > 0 ? 1 : 0;
  await permit.write(
    { step: "RATINGS", total, cursor: { line: 0 } },
    (tx) => tx`delete from seed_ratings where source = 'movielens'`,
  );
}

async function storeBatch(sql: Queries, rows: readonly SeedRating[]): Promise<void> {
  if (rows.length > 0) await sql`insert into seed_ratings ${sql(rows)} on conflict do nothing`;
}

/** Person, film and stars of each line. */
async function* ratingsIn(
  path: string,
): AsyncGenerator<[person: number, movie: number, stars: number]> {
  let columns: Record<"userId" | "movieId" | "rating", number> | null = null;
  for await (const text of readLines(path)) {
    const cells = text.split(",");
    if (columns)
      yield [
        Number(cells[columns.userId]),
        Number(cells[columns.movieId]),
        Number(cells[columns.rating]),
      ];
    else columns = columnsOf(cells, ["userId", "movieId", "rating"], path);
  }
}

/** Our title ids by MovieLens id. */
async function readTitleIds(sql: Sql, path: string): Promise<Map<number, number>> {
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
  const found = new Map<number, number>();
  let columns: Record<"movieId" | "imdbId" | "tmdbId", number> | null = null;
  for await (const text of readLines(path)) {
    const cells = text.split(",");
    if (columns) {
      const imdbId = `tt${(cells[columns.imdbId] ?? "").padStart(7, "0")}`;
      const titleId = byImdb.get(imdbId) ?? byTmdb.get(cells[columns.tmdbId] ?? "");
      if (titleId !== undefined) found.set(Number(cells[columns.movieId]), titleId);
    } else columns = columnsOf(cells, ["movieId", "imdbId", "tmdbId"], path);
  }
  return found;
}
