import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readBundle } from "@worthy/catalogue";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../../../platform/database/connect.ts";
import { createTestDatabase, makeTestFolder } from "../../../platform/database/testDatabase.ts";
import { runTestImport } from "../../../testing/doubles/runTestImport.ts";
import { loadBundle } from "../../catalogue/loadBundle.ts";
import { readRatings } from "../../training/readRatings.ts";
import { checkFolder } from "../checkFolder.ts";
import { cancelJob, findLastJob } from "../jobs/importStore.ts";
import { seedRatings } from "./seedRatings.ts";
import { starsToRating } from "./starsToRating.ts";

const folder = makeTestFolder();
const films = readBundle().titles.filter((title) => title.kind === "movie" && title.imdb);
let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  await loadBundle(database.sql, readBundle());
});
afterEach(() => database.stop());

/** Films 1 to 20 are in the catalogue, 21 is not. */
function writeFiles(people: number): void {
  const links = films
    .slice(0, 20)
    .map(({ imdb }, at) => `${at + 1},${Number(imdb?.slice(2))},${at + 900_000}`);
  writeFileSync(
    join(folder.path, "links.csv"),
    ["movieId,imdbId,tmdbId", ...links, "21,9999999,", ""].join("\r\n"),
  );
  const ratings = Array.from({ length: people }, (_, person) =>
    Array.from(
      { length: 21 },
      (_, film) => `${person + 1},${film + 1},${((person + film) % 10) / 2 + 0.5},1112486027`,
    ),
  ).flat();
  writeFileSync(
    join(folder.path, "ratings.csv.gz"),
    gzipSync(["userId,movieId,rating,timestamp", ...ratings, "x,1,5,0", "5,1,99,0", ""].join("\n")),
  );
}

it("maps stars to ratings", () => {
  const halves = Array.from({ length: 10 }, (_, at) => (at + 1) / 2);
  expect(halves.map(starsToRating)).toEqual([
    "DISLIKE",
    "DISLIKE",
    "DISLIKE",
    "DISLIKE",
    "MEH",
    "MEH",
    "MEH",
    "LIKE",
    "LIKE",
    "LOVE",
  ]);
  expect([0, 5.5, 3.2, Number.NaN].map(starsToRating)).toEqual([null, null, null, null]);
});

it("imports ratings without creating accounts, and training reads them one person at a time", async () => {
  writeFiles(800);
  const { sql } = database;
  const job = await runTestImport(sql, { source: "movielens", options: { folder: folder.path } });
  expect(job).toMatchObject({ state: "DONE", total: 800 * 21 + 2, done: 800 * 21 + 2 });
  expect(await sql`select 1 from users`).toHaveLength(0);
  const seen: string[] = [];
  let count = 0;
  for await (const batch of seedRatings.ratings(sql)) {
    for (const { person, titleId, rating } of batch) {
      count++;
      if (seen.at(-1) !== person) seen.push(person);
      expect(films.slice(0, 20).some(({ id }) => id === titleId) && rating.length > 2).toBe(true);
    }
  }
  expect(count).toBe(800 * 20);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(800);
  const titleIds = Float64Array.from(films.map(({ id }) => id).toSorted((a, b) => a - b));
  const { shares } = await readRatings(sql, {
    sources: [seedRatings],
    titleIds,
    seed: 1,
    signal: new AbortController().signal,
  });
  expect(shares).toEqual([{ name: "seeds", people: 800, ratings: 800 * 20 }]);
  expect(await seedRatings.changes(sql)).toBe(job.done);
});

it("resumes where it stopped, and replaces the previous import", async () => {
  writeFiles(900);
  const { sql } = database;
  const stopping = new AbortController();
  const watch = setInterval(
    () =>
      void sql`select 1 from seed_ratings limit 1`.then(
        (rows) => rows.length > 0 && stopping.abort(),
      ),
    5,
  );
  const stopped = await runTestImport(sql, {
    source: "movielens",
    options: { folder: folder.path },
    signal: stopping.signal,
  });
  clearInterval(watch);
  expect(stopped.state).toBe("RUNNING");
  expect(stopped.done).toBeLessThan(stopped.total ?? 0);
  const finished = await runTestImport(sql, { source: "movielens" });
  expect(finished).toMatchObject({
    jobId: stopped.jobId,
    state: "DONE",
    done: stopped.total,
    taken: 900 * 20,
  });
  expect(await sql`select 1 from seed_ratings`).toHaveLength(900 * 20);
  writeFiles(10);
  await runTestImport(sql, { source: "movielens", options: { folder: folder.path } });
  expect(await sql`select 1 from seed_ratings`).toHaveLength(200);
});

it("reads files with a byte order mark and quotes, and accounts for every row", async () => {
  const { sql } = database;
  const [first, second] = films.map(({ imdb }) => Number(imdb?.slice(2)));
  writeFileSync(
    join(folder.path, "links.csv"),
    `\uFEFFmovieId,imdbId,tmdbId\r\n1,"${first}",1\r\n2,${second},2\r\n3,${first},1\r\nbroken\r\n`,
  );
  const ratings = [
    '\uFEFF"userId","movieId","rating","timestamp"',
    "1,1,5.0,0",
    '"1","2","4.0","0"',
    "1,3,3.0,0", // the same title as film 1
    "1,77,5.0,0",
    "2,77,5.0,0",
    '2,"1,5.0,0', // never closed
    "2,2,1.0,0",
    '2,1"2,5.0,0',
    "2,1,5.0",
    `2,1,${"9".repeat(5_000)},0`,
    "x,1,5.0,0",
    "3,1,9.9,0",
    ",1,5.0,0",
    "3,2,0.5,0",
  ];
  rmSync(join(folder.path, "ratings.csv.gz"), { force: true });
  writeFileSync(join(folder.path, "ratings.csv"), ratings.join("\n"));
  const job = await runTestImport(sql, { source: "movielens", options: { folder: folder.path } });
  rmSync(join(folder.path, "ratings.csv"));
  expect(job).toMatchObject({ state: "DONE", total: 14, done: 14, taken: 4, joined: 1 });
  expect(job.dropped).toEqual({
    // One of them in links.csv, which is read first.
    malformed: { count: 5, first: "links.csv, line 5" },
    "invalid-value": { count: 3, first: "ratings.csv, line 12" },
    "not-in-catalogue": { count: 2, first: "ratings.csv, line 5" },
  });
  const rows = await sql`select person, rating from seed_ratings order by person, title_id`;
  expect(rows.map(({ person, rating }) => `${person} ${rating}`).toSorted()).toEqual([
    "1 LIKE",
    "1 LOVE",
    "2 DISLIKE",
    "3 DISLIKE",
  ]);
});

const countRead = async () => {
  let count = 0;
  for await (const batch of seedRatings.ratings(database.sql)) count += batch.length;
  return count;
};

it("keeps the previous data set until the next one is complete, and deletes a canceled one", async () => {
  const { sql } = database;
  writeFiles(10);
  await runTestImport(sql, { source: "movielens", options: { folder: folder.path } });
  const changes = await seedRatings.changes(sql);
  writeFiles(900);
  const watch = setInterval(
    () =>
      void findLastJob(sql, "movielens").then((job) =>
        job && job.taken > 0 && job.state === "RUNNING" && job.total !== 212
          ? cancelJob(sql, job.jobId)
          : null,
      ),
    5,
  );
  const canceled = await runTestImport(sql, {
    source: "movielens",
    options: { folder: folder.path },
  });
  clearInterval(watch);
  expect(canceled.state).toBe("CANCELED");
  expect(canceled.taken).toBeGreaterThan(0);
  expect(canceled.taken).toBeLessThan(900 * 20);
  expect(await countRead()).toBe(200);
  expect(await seedRatings.changes(sql)).toBe(changes);
  // Its ratings are gone from the database too, and another folder is accepted.
  expect(await sql`select 1 from seed_ratings`).toHaveLength(200);
  writeFiles(20);
  const next = await runTestImport(sql, { source: "movielens", options: { folder: folder.path } });
  expect(next).toMatchObject({ state: "DONE", taken: 400 });
  expect(next.jobId).toBeGreaterThan(canceled.jobId);
  expect(await countRead()).toBe(400);
  expect(await sql`select 1 from seed_ratings`).toHaveLength(400);
});

it.each([
  ["links.csv", null, "There’s no links.csv"],
  ["links.csv", "", "is empty"],
  ["links.csv", "movie;imdb\n1;2\n", "line 1: there’s no column movieId, imdbId, tmdbId"],
  ["ratings.csv", "\xFF\xFEu", "is UTF-16"],
  ["ratings.csv.gz", "no gzip", "can’t be read"],
])("fails with a reason instead of pausing if %s is %j", async (name, content, reason) => {
  const other = makeTestFolder();
  writeFileSync(join(other.path, "links.csv"), "movieId,imdbId,tmdbId\n1,2,3\n");
  if (!name.startsWith("ratings"))
    writeFileSync(join(other.path, "ratings.csv"), "userId,movieId,rating\n");
  if (content === null) rmSync(join(other.path, name));
  else writeFileSync(join(other.path, name), Buffer.from(content, "latin1"));
  const options = { folder: other.path };
  await expect(checkFolder("movielens", other.path)).rejects.toThrow(reason);
  const job = await runTestImport(database.sql, { source: "movielens", options });
  other.remove();
  expect(job).toMatchObject({ state: "FAILED", message: expect.stringContaining(reason) });
});
