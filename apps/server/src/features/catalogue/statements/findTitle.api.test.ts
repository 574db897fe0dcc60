import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../testing/testServer.ts";
import { rate } from "../../../testing/rate.ts";
import { announceTitles } from "../generations.ts";
import type { ImportedTitle, TitleFacts } from "./facts.ts";
import { removeStatement, storeTitle } from "./storeTitle.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ titles: 20 });
});
afterAll(() => server.close());

const DAY = new Date("2026-03-01T12:00:00Z");
const film = (source: ImportedTitle["source"], ref: number, facts: TitleFacts): ImportedTitle => ({
  source,
  kind: "movie",
  ref: String(ref),
  facts,
});

/** Our id of what is stored. */
async function store(title: ImportedTitle): Promise<number> {
  await server.sql.begin((tx) => storeTitle(tx, title, DAY));
  const [found] = await server.sql<{ titleId: number }[]>`
    select title_id from statements where source = ${title.source} and kind = ${title.kind} and ref = ${title.ref}`;
  if (!found) throw new Error("it wasn't stored");
  return found.titleId;
}

const director = (name: string) => ({
  crew: [{ personId: 999_000_000_000_001, name, job: "DIRECTOR" as const }],
});

it("matches a title without people only to one from the same year", async () => {
  const known = await store(
    film("tmdb", 1, {
      name: "Lamps",
      firstAirDate: "2011-12-30",
      runtime: 90,
      ...director("Ana Elm"),
    }),
  );
  const dated = (ref: number, firstAirDate: string, facts: TitleFacts = {}) =>
    film("tvmaze", ref, { name: "The Lamps", firstAirDate, runtime: 90, ...facts });
  expect(await store(dated(1, "2012-01-05"))).not.toBe(known);
  expect(await store(dated(2, "2010-12-30"))).not.toBe(known);
  expect(await store(dated(3, "2011-05-05"))).toBe(known);
});

it("matches a title to the bundled one that has the source's id, whatever its name and year", async () => {
  const [bundled] = await server.sql<{ titleId: number }[]>`
    update titles set ids = '{"tmdb": 8123}' where title_id = (select min(title_id) from titles where kind = 'movie') returning title_id`;
  const facts = { name: "Quite Another Name", firstAirDate: "1931-05-05" };
  expect(await store(film("tvmaze", 8_123, facts))).not.toBe(bundled?.titleId);
  expect(await store(film("tmdb", 8_123, facts))).toBe(bundled?.titleId);
});

it("matches a title with the same people to one from the year before", async () => {
  const facts = { name: "Ledgers", firstAirDate: "2011-12-30", ...director("Ana Elm") };
  const known = await store(film("tmdb", 2, facts));
  expect(await store(film("tvmaze", 4, { ...facts, firstAirDate: "2012-01-05" }))).toBe(known);
});

it("keeps the title with its ratings and lists when TMDB gives it a new id", async () => {
  const facts = { name: "Orchards", firstAirDate: "2003-04-05", imdbId: "tt99000001", runtime: 91 };
  const titleId = await store(film("tmdb", 3, facts));
  await announceTitles(server.sql, "a title");
  await expect.poll(() => server.core.catalogue.view().snapshot.title(titleId)?.tmdbId).toBe(3);
  const person = await server.newPerson();
  await rate(server, person, { itemId: titleId, rating: "LOVE" });

  expect(await store(film("tmdb", 12, { ...facts, name: "Orchards Renamed" }))).toBe(titleId);
  await server.sql.begin((tx) => removeStatement(tx, { source: "tmdb", kind: "movie", ref: "3" }));
  await announceTitles(server.sql, "a new id");
  await expect.poll(() => server.core.catalogue.view().snapshot.title(titleId)?.tmdbId).toBe(12);
  const { body } = await server.call("GET", `/v4/nodes/${titleId}`, { as: person });
  expect(body).toMatchObject({ id: titleId, tmdbId: 12, name: "Orchards Renamed" });
  const { body: ratings } = await server.call("GET", `/v6/users/${person.userId}/ratings`, {
    as: person,
  });
  expect(JSON.stringify(ratings)).toContain(String(titleId));
  expect(await server.sql`select 1 from watchlist_items where item_id = ${titleId}`).toHaveLength(
    1,
  );
  expect(await server.sql`select 1 from titles where imdb_id = 'tt99000001'`).toHaveLength(1);
});

it("keeps titles from different years apart, even if TMDB gives both the same IMDb id", async () => {
  const facts = { name: "Bridges", imdbId: "tt99000002" };
  const old = await store(film("tmdb", 4, { ...facts, firstAirDate: "1950-01-01" }));
  expect(await store(film("tmdb", 5, { ...facts, firstAirDate: "1999-01-01" }))).not.toBe(old);
});

it("matches a title to the only title from the same year that has its name as an alternative name", async () => {
  const known = await store(
    film("tmdb", 6, {
      name: "Salt Signal",
      originalName: "塩の信号",
      names: { de: "Das Salzsignal" },
      otherNames: ["Salt Signal: Shio no Shingō"],
      firstAirDate: "2019-04-06",
    }),
  );
  const named = (ref: number, name: string, year = 2019) =>
    film("tvmaze", ref, { name, firstAirDate: `${year}-06-01` });
  expect(await store(named(20, "Salzsignal", 2020))).not.toBe(known);
  expect(await store(named(21, "Salt Signal - Shio no Shingo"))).toBe(known);
  expect(
    await store(film("imdb", 22, { name: "Das Salzsignal", firstAirDate: "2019-06-01" })),
  ).toBe(known);
});

it("doesn't match if two titles share the name, or if the people differ", async () => {
  const known = (ref: number, name: string) =>
    store(
      film("tmdb", ref, {
        name,
        otherNames: ["Choir of Tides"],
        firstAirDate: "2017-01-01",
        ...director(`Director ${ref}`),
      }),
    );
  const both = [await known(7, "Choir One"), await known(8, "Choir Two")];
  const record = { name: "Choir of Tides", firstAirDate: "2017-06-01" };
  expect(both).not.toContain(await store(film("tvmaze", 30, record)));
  const other = { ...record, ...director("Somebody Else") };
  expect(both).not.toContain(await store(film("imdb", 31, other)));
});

it("returns a bundled title's TMDB id even if the title displays no data from TMDB", async () => {
  const [bundled] = await server.sql<{ titleId: number; imdbId: string }[]>`
    select title_id, imdb_id from titles where source = 'bundle' and kind = 'tv' and imdb_id is not null limit 1`;
  if (!bundled) throw new Error("the bundle has no such show");
  const facts = { name: "Anything", imdbId: bundled.imdbId };
  const titleId = await store({ ...film("tmdb", 4_711, facts), kind: "tv" });
  expect(titleId).toBe(bundled.titleId);
  await announceTitles(server.sql, "a bundled title");
  await expect
    .poll(async () => (await server.call("GET", `/v4/nodes/${titleId}`)).body)
    .toMatchObject({ tmdbId: 4_711, sources: [] });
});
