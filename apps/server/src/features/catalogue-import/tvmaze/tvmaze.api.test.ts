import { readBundle } from "@worthy/catalogue";
import { RED_HERRING_ID } from "@worthy/domain";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../../../platform/database/testDatabase.ts";
import type { Database } from "../../../platform/database/connect.ts";
import { runTestImport } from "../../../testing/doubles/runTestImport.ts";
import {
  startTvmazeDouble,
  type TvmazeDoubleOptions,
} from "../../../testing/doubles/tvmazeDouble.ts";
import { loadBundle } from "../../catalogue/loadBundle.ts";
import { rebuildTitle } from "../../catalogue/statements/rebuildTitle.ts";
import { countProblems } from "../jobs/importStore.ts";
import type { ImportOptions } from "../jobs/importOptions.ts";

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.stop());

async function importFrom(double: TvmazeDoubleOptions, options: ImportOptions = {}, now?: Date) {
  const tvmaze = await startTvmazeDouble({ slowMs: 5, ...double });
  const job = await runTestImport(database.sql, {
    source: "tvmaze",
    url: tvmaze.url,
    options,
    now,
  });
  await tvmaze.stop();
  return { job, requests: tvmaze.requests() };
}

it("imports shows with seasons, episodes, cast and creators, and reports when it's done", async () => {
  const { sql } = database;
  const { job } = await importFrom({ shows: 30 });
  expect(job).toMatchObject({ state: "DONE", failed: 0, step: "FETCH" });
  expect(job.done).toBe(job.total);
  const titles = await sql`select * from titles order by title_id`;
  expect(titles).toHaveLength(job.done);
  expect(
    titles.every(({ source, titleId }) => source === "tvmaze" && titleId >= 100_000_000_000),
  ).toBe(true);
  const [counts] =
    await sql`select (select count(*) from seasons) as seasons, (select count(*) from episodes) as episodes, (select count(*) from credits where job = 'CAST') as cast,
    (select count(*) from credits where job = 'CREATOR') as creators, (select count(*) from catalogue_generations) as generations, (select sum(episode_count) from seasons) as counted`;
  expect(counts?.episodes).toBeGreaterThan(100);
  expect(Number(counts?.counted)).toBe(counts?.episodes);
  expect(counts?.creators).toBe(titles.length);
  expect(counts?.generations).toBeGreaterThan(0);
  expect(
    await sql`select 1 from statements where url like 'https://www.tvmaze.com/shows/%'`,
  ).toHaveLength(titles.length);
});

it("gets other names from selected countries and the show’s own country in the same request", async () => {
  const aka = (name: string, code?: string) => ({ name, country: code ? { code } : null });
  const { job, requests } = await importFrom({
    shows: 2,
    replace: { 1: { name: "The Lamps" } },
    akas: {
      1: [aka("Die Lampen", "DE"), aka("Lampes", "FR"), aka("LAMPS AT SEA"), aka("the lamps")],
    },
  });
  expect(
    await database.sql`select names, other_names from titles where name = 'The Lamps'`,
  ).toEqual([{ names: {}, otherNames: ["Die Lampen", "LAMPS AT SEA"] }]);
  expect(requests).toBe(job.done + 2);
});

it("imports the shows with the most followers first if the number is limited", async () => {
  const { job } = await importFrom(
    { shows: 200, replace: { 150: { weight: 1000, name: "First of All" } } },
    { shows: 5 },
  );
  expect(job.total).toBe(5);
  expect(await database.sql`select 1 from titles where name = 'First of All'`).toHaveLength(1);
});

it("imports the same rows even if the source misbehaves", { tags: "deep" }, async () => {
  const { sql } = database;
  const rows = async () => ({
    titles: await sql`select * from titles order by title_id`,
    credits: await sql`select * from credits order by title_id, job, person_id`,
    episodes: await sql`select * from episodes order by season_id, number`,
  });
  await importFrom({ shows: 40 });
  const good = await rows();
  for (const table of [
    "titles",
    "credits",
    "episodes",
    "seasons",
    "people",
    "statements",
    "import_items",
    "import_jobs",
  ])
    await sql`truncate ${sql(table)}`;
  const { job } = await importFrom({ shows: 40, passing: 0.8 });
  expect(job).toMatchObject({ state: "DONE", failed: 0 });
  expect(await rows()).toEqual(good);
});

it("gives up on requests that always fail, and reports why", async () => {
  const { job } = await importFrom({ shows: 12, broken: [3, 5] });
  expect(job).toMatchObject({ state: "DONE", failed: 2 });
  expect(job.done + job.failed).toBe(job.total);
  expect(await countProblems(database.sql, job.jobId)).toEqual([
    { problem: "TVmaze answered 500", count: 2 },
  ]);
});

it("never creates a title with the red herring's id", async () => {
  const { sql } = database;
  await sql`insert into statements (source, kind, ref, title_id, facts, fetched_at) values ('tvmaze', 'tv', '3', ${RED_HERRING_ID}, '{}', '2020-01-01')`;
  const { job } = await importFrom({ shows: 12 });
  expect(job).toMatchObject({ state: "DONE", failed: 1 });
  expect(await countProblems(sql, job.jobId)).toEqual([
    { problem: "tvmaze tv 3 can't be stored: its id belongs to the red herring", count: 1 },
  ]);
  expect(await sql`select 1 from titles where title_id = ${RED_HERRING_ID}`).toHaveLength(0);
});

it("fills gaps in bundled titles without changing the bundle's data", async () => {
  const { sql } = database;
  const bundle = readBundle();
  await loadBundle(sql, bundle);
  const [show] = bundle.titles.filter((title) => title.kind === "tv" && title.imdb);
  if (!show) throw new Error("the bundle has no show with an imdb id");
  const before = await sql`select * from titles where title_id = ${show.id}`;
  const credits = () => sql`select * from credits where title_id = ${show.id} order by job, place`;
  const creditsBefore = await credits();
  await importFrom({
    shows: 3,
    replace: {
      1: {
        name: "Something Else",
        externals: { imdb: show.imdb },
        premiered: "1999-01-01",
        genres: ["Western"],
        summary: "Other words.",
      },
    },
  });
  const [after] = await sql`select * from titles where title_id = ${show.id}`;
  expect({ ...after, runtime: null, provenance: null }).toEqual({
    ...before[0],
    runtime: null,
    provenance: null,
  });
  expect(await credits()).toEqual(creditsBefore);
  expect(await sql`select 1 from statements where title_id = ${show.id}`).toHaveLength(1);
  expect(await sql`select 1 from titles where name = 'Something Else'`).toHaveLength(0);
});

it.each([
  ["know how many episodes they have", true],
  ["don't", false],
])(
  "fetches episodes by IMDb id for bundled shows that %s, and no other shows",
  async (_, known) => {
    const { sql } = database;
    await loadBundle(sql, readBundle());
    const count = async () => (await sql`select 1 from titles`).length;
    const before = await count();
    const [show] = await sql<{ titleId: number; imdbId: string; episodes: number }[]>`
    select t.title_id, t.imdb_id, s.episode_count as episodes from titles t join seasons s on s.title_id = t.title_id and s.number = 1
    where t.kind = 'tv' and t.imdb_id is not null and not exists (select 1 from episodes e where e.season_id = s.season_id) and s.episode_count between 1 and 20
    order by t.fame desc, t.title_id limit 1`;
    if (!show) throw new Error("the bundle knows all episodes");
    if (!known)
      await sql`update seasons set episode_count = 0 where title_id = ${show.titleId} and number = 1`;
    const counted = async () =>
      (
        await sql`select episode_count from seasons where title_id = ${show.titleId} and number = 1`
      )[0];
    const episodes = Array.from({ length: show.episodes }, (_each, at) => ({
      id: at + 1,
      name: `Part ${at + 1}`,
      season: 1,
      number: at + 1,
      type: "regular",
      airdate: "2001-02-03",
    }));
    const { job } = await importFrom(
      { shows: 3, replace: { 1: { externals: { imdb: show.imdbId } } }, episodes: { 1: episodes } },
      { bundled: true },
    );
    expect(job).toMatchObject({ state: "DONE", failed: 0, done: job.total });
    expect(await sql`select title_id, ref from statements`).toEqual([
      { titleId: show.titleId, ref: "1" },
    ]);
    expect(await count()).toBe(before);
    const named =
      await sql`select e.name from episodes e join seasons s using (season_id) where s.title_id = ${show.titleId} and s.number = 1 order by e.number`;
    expect(named.map(({ name }) => name)).toEqual(episodes.map(({ name }) => name));
    expect(await counted()).toEqual({ episodeCount: show.episodes });
    // What was learned isn't taken for the bundle's own, so it goes with its source.
    await sql`delete from statements`;
    await sql.begin((own) => rebuildTitle(own, { titleId: show.titleId, kind: "tv" }));
    expect(await counted()).toEqual({ episodeCount: known ? show.episodes : 0 });
  },
);

it("fetches only what has changed since the last import", async () => {
  const early = await importFrom({ shows: 20 }, {}, new Date(1_600_000_000_000));
  expect(early.job.done).toBeGreaterThan(10);
  const changed = { 4: { updated: 1_900_000_000, name: "Renamed Since" } };
  const first = await importFrom(
    { shows: 20, replace: changed },
    { update: true },
    new Date(1_800_000_000_000),
  );
  expect(first.job.done).toBe(early.job.done);
  const second = await importFrom(
    { shows: 20, replace: changed },
    { update: true },
    new Date(1_950_000_000_000),
  );
  expect(second.job.total).toBe(1);
  expect(await database.sql`select 1 from titles where name = 'Renamed Since'`).toHaveLength(1);
});

it("skips a title that the database rejects, and continues with the others", async () => {
  const { sql } = database;
  await sql`alter table titles add constraint no_lamps check (name <> 'No Lamps')`;
  const { job } = await importFrom({ shows: 8, replace: { 2: { name: "No Lamps" } } });
  expect(job).toMatchObject({ state: "DONE", failed: 1 });
  expect((await countProblems(sql, job.jobId))[0]?.problem).toContain("can’t be stored");
  expect(await sql`select 1 from statements where ref = '2'`).toHaveLength(0);
});
