import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../../../platform/database/testDatabase.ts";
import type { Database } from "../../../platform/database/connect.ts";
import { runTestImport } from "../../../testing/doubles/runTestImport.ts";
import type { Double } from "../../../testing/doubles/startDouble.ts";
import { startTmdbDouble } from "../../../testing/doubles/tmdbDouble.ts";
import { acceptTerms } from "../terms.ts";
import { purgeOldStatements } from "../../catalogue/statements/purgeOldStatements.ts";
import { nextUpdateAt, startDueUpdates, updatedSources } from "./dailyUpdates.ts";
import { scheduleImports } from "./importSchedule.ts";
import { findLastJob, setJobState } from "./importStore.ts";

const HOUR_MS = 3_600_000;
let database: Database;
let tmdb: Double;
beforeEach(async () => {
  database = await createTestDatabase();
  tmdb = await startTmdbDouble({ films: 4, shows: 2 });
});
afterEach(async () => {
  await tmdb.stop();
  await database.stop();
});

/** A program that does nothing; these tests only check what starts. */
const IDLE = new URL("../languageCode.ts", import.meta.url);
const silent = { error: () => {}, info: () => {} };
const startAt = (now: number) =>
  startDueUpdates(database.sql, { sources: ["tmdb", "tvmaze"], now: new Date(now), country: "US" });

/** A finished import from TMDB. @returns when its next update is due */
async function importOnce(
  options: { countries?: string[]; language?: string } = {},
): Promise<number> {
  await acceptTerms(database.sql, "tmdb");
  return nextUpdateAt(
    await runTestImport(database.sql, { source: "tmdb", url: tmdb.url, options, now: new Date() }),
  ).getTime();
}

it("starts once a day for each imported source, with the options last used", async () => {
  const { sql } = database;
  const due = await importOnce({ countries: ["DE"], language: "de-DE" });
  const over = (await findLastJob(sql, "tmdb"))?.updatedAt.getTime() ?? 0;
  expect(due - over).toBeGreaterThanOrEqual(20 * HOUR_MS);
  expect(due - over).toBeLessThan(28 * HOUR_MS);
  expect(await startAt(due - 1)).toEqual([]);
  expect(await startAt(due)).toEqual(["tmdb"]);
  expect(await findLastJob(sql, "tmdb")).toMatchObject({
    state: "RUNNING",
    step: "LIST",
    options: { update: true, daily: true, countries: ["DE"], language: "de-DE" },
  });
  // While it is running, and until the day after it has finished, nothing starts.
  expect(await startAt(due + 48 * HOUR_MS)).toEqual([]);
  const done = await runTestImport(sql, { source: "tmdb", url: tmdb.url, now: new Date() });
  expect(done).toMatchObject({ state: "DONE", options: { daily: true } });
  expect(await startAt(done.updatedAt.getTime() + HOUR_MS)).toEqual([]);
  expect(await startAt(nextUpdateAt(done).getTime())).toEqual(["tmdb"]);
});

it("starts only once, even if several servers try at the same time", async () => {
  const due = await importOnce();
  const started = await Promise.all(Array.from({ length: 6 }, () => startAt(due)));
  expect(started.flat()).toEqual(["tmdb"]);
  expect(await database.sql`select 1 from import_jobs`).toHaveLength(2);
});

it("skips sources that were never imported, are paused or missing, or whose terms aren't accepted", async () => {
  const { sql } = database;
  expect(await startAt(Date.now() + 1_000 * HOUR_MS)).toEqual([]);
  const due = await importOnce();
  await sql`delete from accepted_terms`;
  expect(await startAt(due)).toEqual([]);
  await acceptTerms(sql, "tmdb");
  await sql`update import_jobs set state = 'RUNNING'`;
  await setJobState(sql, { state: "PAUSED" });
  expect(await startAt(due + 1_000 * HOUR_MS)).toEqual([]);
  await sql`update import_jobs set state = 'DONE'`;
  await sql`delete from statements`;
  expect(await startAt(due + 1_000 * HOUR_MS)).toEqual([]);
});

it("covers only sources fetched over the network, and can be turned off", () => {
  expect(updatedSources({ importUpdates: true, tmdbToken: "t" })).toEqual(["tmdb", "tvmaze"]);
  expect(updatedSources({ importUpdates: true })).toEqual(["tvmaze"]);
  expect(updatedSources({ importUpdates: false, tmdbToken: "t" })).toEqual([]);
});

it("the running server purges data after 180 days and starts due updates by itself", async () => {
  const { sql } = database;
  const due = await importOnce();
  await sql`update statements set fetched_at = now() - interval '181 days' where kind = 'tv'`;
  await sql`update person_pictures set as_of = now() - interval '181 days'`;
  const startUpdates = () => startAt(due);
  const stop = await scheduleImports({
    sql,
    log: silent,
    program: IDLE,
    lookEvery: HOUR_MS,
    purge: purgeOldStatements,
    startUpdates,
  });
  try {
    await expect
      .poll(async () => (await sql`select 1 from statements where kind = 'tv'`).length, {
        timeout: 20_000,
      })
      .toBe(0);
    await expect.poll(async () => (await findLastJob(sql, "tmdb"))?.options.daily).toBe(true);
    expect(await sql`select 1 from person_pictures`).toHaveLength(0);
    expect(await sql`select 1 from statements where kind = 'movie'`).not.toHaveLength(0);
  } finally {
    await stop();
  }
});
