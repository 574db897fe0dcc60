import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readBundle } from "@worthy/catalogue";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { Database } from "../../../platform/database/connect.ts";
import { createTestDatabase, makeTestFolder } from "../../../platform/database/testDatabase.ts";
import { runTestImport } from "../../../testing/doubles/runTestImport.ts";
import { startTmdbDouble } from "../../../testing/doubles/tmdbDouble.ts";
import { loadBundle } from "../../catalogue/loadBundle.ts";

const BASICS =
  "tconst\ttitleType\tprimaryTitle\toriginalTitle\tisAdult\tstartYear\tendYear\truntimeMinutes\tgenres";
const EPISODES = "tconst\tparentTconst\tseasonNumber\tepisodeNumber";
const SHOW = {
  1: {
    name: "The Lamp Ledger",
    first_air_date: "2011-05-05",
    external_ids: { imdb_id: null },
    seasons: [],
    episode_run_time: [],
  },
};
const FILM = {
  1: { title: "Letters of Salt", release_date: "1999-02-03", runtime: 0, imdb_id: "tt9800001" },
  2: {
    title: "Twice Told",
    release_date: "2001-01-01",
    runtime: 0,
    imdb_id: null,
    external_ids: {},
  },
};

const folder = makeTestFolder();
afterAll(folder.remove);
let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  const replace = { "tv/1": SHOW[1], "movie/1": FILM[1], "movie/2": FILM[2] };
  const tmdb = await startTmdbDouble({ films: 2, shows: 1, replace });
  await runTestImport(database.sql, { source: "tmdb", url: tmdb.url });
  await tmdb.stop();
});
afterEach(() => database.stop());

function writeFiles(rows: { basics: string[]; episodes: string[] }): void {
  writeFileSync(
    join(folder.path, "title.basics.tsv.gz"),
    gzipSync([BASICS, ...rows.basics].join("\n")),
  );
  writeFileSync(
    join(folder.path, "title.episode.tsv.gz"),
    gzipSync([EPISODES, ...rows.episodes].join("\n")),
  );
}

const FILES = {
  basics: [
    "tt9800001\tmovie\tLetters of Salt\tLetters of Salt\t0\t1999\t\\N\t113\tDrama",
    "tt9800002\ttvSeries\tThe Lamp  Ledger!\tThe Lamp Ledger\t0\t2011\t2014\t47\tDrama,Crime",
    "tt9800003\tmovie\tTwice Told\tTwice Told\t0\t2001\t\\N\t90\t\\N",
    "tt9800004\tmovie\tTwice Told\tTwice Told\t0\t2001\t\\N\t80\t\\N",
    "tt9800005\tmovie\tNobody Has This\tNobody Has This\t0\t2001\t\\N\t80\t\\N",
    'tt9800011\ttvEpisode\tThe "First" Lamp\t\\N\t0\t2011\t\\N\t\\N\t\\N',
    "tt9800012\ttvEpisode\tThe Second\t\\N\t0\t\\N\t\\N\t\\N\t\\N",
    "no\tgood",
  ],
  episodes: [
    "tt9800011\ttt9800002\t1\t1",
    "tt9800012\ttt9800002\t2\t1",
    "tt9800013\ttt9800002\t\\N\t\\N",
    "tt9800014\ttt9800005\t1\t1",
  ],
};

it("adds ids, runtimes and episodes to existing titles without creating new ones", async () => {
  const { sql } = database;
  writeFiles(FILES);
  expect(
    await runTestImport(sql, { source: "imdb", options: { folder: folder.path } }),
  ).toMatchObject({
    state: "DONE",
    total: 2,
    done: 2,
    taken: 0,
    joined: 4, // two titles, and two episodes
    dropped: {
      malformed: { count: 1, first: "title.basics.tsv.gz, line 9" },
      ambiguous: { count: 2, first: "title.basics.tsv.gz, line 5" },
      "not-in-catalogue": { count: 2, first: "title.basics.tsv.gz, line 6" },
      unwanted: { count: 1, first: "title.episode.tsv.gz, line 4" },
    },
  });
  expect(
    await sql`select name, imdb_id, runtime, provenance ->> 'runtime' as says from titles order by name`,
  ).toEqual([
    { name: "Letters of Salt", imdbId: "tt9800001", runtime: 113, says: "imdb" },
    { name: "The Lamp Ledger", imdbId: "tt9800002", runtime: 47, says: "imdb" },
    { name: "Twice Told", imdbId: null, runtime: null, says: null },
  ]);
  expect(
    await sql`select s.number as season, s.year, e.number, e.name from seasons s join episodes e using (season_id) order by 1`,
  ).toEqual([
    { season: 1, year: 2011, number: 1, name: 'The "First" Lamp' },
    { season: 2, year: 2011, number: 1, name: "The Second" },
  ]);
});

it("matches a title by one of its other names, unless two titles share that name", async () => {
  const { sql } = database;
  await sql`update titles set names = '{"de": "Salzbriefe"}', imdb_id = null where name = 'Letters of Salt'`;
  const row = "tt9800009\tmovie\tSalzbriefe\tSalzbriefe\t0\t1999\t\\N\t113\tDrama";
  writeFiles({ basics: [row], episodes: [] });
  const run = () => runTestImport(sql, { source: "imdb", options: { folder: folder.path } });
  expect(await run()).toMatchObject({ joined: 1 });
  await sql`delete from statements where source = 'imdb'`;
  await sql`update titles set imdb_id = null, names = '{"de": "Salzbriefe"}' where name = 'Letters of Salt'`;
  await sql`update titles set other_names = '{Salzbriefe}', first_air_date = '1999-01-01' where name = 'Twice Told'`;
  expect(await run()).toMatchObject({ joined: 0, dropped: { ambiguous: { count: 1 } } });
});

it(
  "is idempotent, and recovers from an interruption with the same result",
  { tags: "deep" },
  async () => {
    const { sql } = database;
    await loadBundle(sql, readBundle());
    const films = readBundle()
      .titles.filter(({ kind, imdb }) => kind === "movie" && imdb)
      .slice(0, 600);
    writeFiles({
      basics: films.map(
        ({ imdb, name, date }) =>
          `${imdb}\tmovie\t${name}\t${name}\t0\t${date.slice(0, 4)}\t\\N\t99\tDrama`,
      ),
      episodes: [],
    });
    const stopping = new AbortController();
    const watch = setInterval(
      () =>
        void sql`select done from import_jobs where source = 'imdb'`.then(
          ([job]) => job?.done > 5 && stopping.abort(),
        ),
      2,
    );
    const stopped = await runTestImport(sql, {
      source: "imdb",
      options: { folder: folder.path },
      signal: stopping.signal,
    });
    clearInterval(watch);
    expect(stopped.state).toBe("RUNNING");
    const finished = await runTestImport(sql, { source: "imdb" });
    expect(finished).toMatchObject({
      jobId: stopped.jobId,
      state: "DONE",
      done: films.length,
      total: films.length,
    });
    const rows = () => sql`select * from titles order by title_id`;
    const before = await rows();
    await runTestImport(sql, { source: "imdb", options: { folder: folder.path } });
    expect(await rows()).toEqual(before);
  },
);

it("reports a file that isn't gzipped or lacks a column", async () => {
  writeFiles({ basics: [], episodes: [] });
  writeFileSync(join(folder.path, "title.basics.tsv.gz"), "no gzip");
  expect(
    await runTestImport(database.sql, { source: "imdb", options: { folder: folder.path } }),
  ).toMatchObject({
    state: "FAILED",
    message: expect.stringContaining("can’t be read"),
  });
});
