import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readBundle } from "@worthy/catalogue";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../../../platform/database/connect.ts";
import { createTestDatabase, makeTestFolder } from "../../../platform/database/testDatabase.ts";
import { runTestImport } from "../../../testing/doubles/runTestImport.ts";
import { loadBundle } from "../../catalogue/loadBundle.ts";
import { readRatings } from "../../training/readRatings.ts";
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

it("maps stars as intended", () => {
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

it("reads ratings of people without accounts, which training reads person by person", async () => {
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

it("continues where it stopped, and replaces the previous import", async () => {
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
  expect(finished).toMatchObject({ jobId: stopped.jobId, state: "DONE", done: stopped.total });
  expect(await sql`select 1 from seed_ratings`).toHaveLength(900 * 20);
  writeFiles(10);
  await runTestImport(sql, { source: "movielens", options: { folder: folder.path } });
  expect(await sql`select 1 from seed_ratings`).toHaveLength(200);
});

it("names a missing file", async () => {
  const empty = makeTestFolder();
  const job = await runTestImport(database.sql, {
    source: "movielens",
    options: { folder: empty.path },
  });
  empty.remove();
  expect(job).toMatchObject({
    state: "PAUSED",
    message: expect.stringContaining("There is no links.csv"),
  });
});
