import { displayName, readBundle } from "@worthy/catalogue";
import { expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../../platform/database/testDatabase.ts";
import type { SessionSql } from "../../../platform/database/sqlClient.ts";
import { runTestImport } from "../../../testing/doubles/runTestImport.ts";
import { startTmdbDouble, type TmdbDoubleOptions } from "../../../testing/doubles/tmdbDouble.ts";
import { fewTitles } from "../../../testing/fewTitles.ts";
import { featuresOf } from "../../catalogue/featuresOf.ts";
import { loadBundle } from "../../catalogue/loadBundle.ts";
import { readCatalogue } from "../../catalogue/reading/readCatalogue.ts";
import type { CatalogueSnapshot } from "../../catalogue/snapshot.ts";
import { findLastJob } from "../jobs/importStore.ts";
import type { ImportOptions } from "../jobs/importOptions.ts";
import { settleOptions } from "../jobs/settleOptions.ts";
import { purgeOldStatements } from "../../catalogue/statements/purgeOldStatements.ts";

const bundle = fewTitles(readBundle(), 300);

/** A database for this test: an empty one, or one with the bundle. */
async function open(holds?: "bundle"): Promise<SessionSql> {
  const { sql, stop } = await createTestDatabase();
  onTestFinished(stop);
  if (holds) await loadBundle(sql, bundle);
  return sql;
}

async function importFrom(
  sql: SessionSql,
  double: Partial<TmdbDoubleOptions>,
  options: ImportOptions = {},
  { now, token }: { now?: Date; token?: string } = {},
) {
  const tmdb = await startTmdbDouble({ films: 30, shows: 20, slowMs: 5, ...double });
  const job = await runTestImport(sql, {
    source: "tmdb",
    url: tmdb.url,
    options,
    now,
    token,
  });
  await tmdb.stop();
  return { job, requests: tmdb.requests(), windows: tmdb.windows };
}

const everybody = ({ people, person }: CatalogueSnapshot) =>
  Array.from({ length: people.size }, (_, at) => person(people.entry(at).id)).filter(
    (each) => each !== undefined,
  );

const day = (text: string) => new Date(`${text}T12:00:00Z`);

it("imports a film or show in one request, with credits, certificates, offers, seasons and episodes", async () => {
  const sql = await open();
  const { job, requests } = await importFrom(sql, {});
  expect(job).toMatchObject({ state: "DONE", failed: 0, done: job.total });
  const [longest] = await sql<
    { title: number; seasons: number }[]
  >`select title_id as title, count(*) as seasons from seasons group by title_id order by count(*) desc limit 1`;
  const moreRequests = longest && longest.seasons > 13 ? 2 : 0;
  expect(requests).toBeLessThanOrEqual(job.done + 2 + moreRequests * 2);
  const [counts] =
    await sql`select (select count(*) from titles where kind = 'movie') as films, (select count(*) from titles where kind = 'tv') as shows,
    (select count(*) from titles where certificates ->> 'US' = 'PG-13') as rated, (select count(*) from credits where job = 'DIRECTOR') as directors,
    (select count(*) from title_providers where source_type = 'SUBSCRIPTION') as offers, (select count(*) from titles where tags <> '{}') as tagged,
    (select sum(episode_count) from seasons) as counted, (select count(*) from episodes) as episodes`;
  expect(counts?.shows).toBe(20);
  expect(counts?.rated).toBe(counts?.films);
  expect(counts?.directors).toBe(counts?.films);
  expect(counts?.offers).toBeGreaterThan(10);
  expect(
    await sql`select distinct region from title_providers where source_type <> 'ORIGINAL'`,
  ).toEqual([{ region: "US" }]);
  expect(counts?.tagged).toBeGreaterThan(10);
  expect(Number(counts?.counted)).toBe(counts?.episodes);
});

it("stores a language as its ISO code, or none if TMDB's code is meaningless", async () => {
  const sql = await open();
  await importFrom(sql, {
    films: 3,
    shows: 0,
    replace: {
      "movie/1": { original_language: "cn" },
      "movie/2": { original_language: "xx" },
      "movie/3": { original_language: "de" },
    },
  });
  expect(
    (await sql`select language from titles order by language`).map(({ language }) => language),
  ).toEqual(["", "de", "zh"]);
});

it("tags films with TMDB's keywords, and computes a show's runtime from its episodes", async () => {
  const sql = await open();
  const keywords = [
    "paris, france",
    "bank robbery",
    "father son relationship",
    "anti hero",
    "loss of father",
    "aftercreditsstinger",
  ];
  const episode = (number: number, runtime: number | null) => ({
    episode_number: number,
    name: `Episode ${number}`,
    air_date: "2020-01-01",
    runtime,
  });
  await importFrom(sql, {
    films: 1,
    shows: 3,
    replace: {
      "movie/1": { keywords: { keywords: keywords.map((name, id) => ({ id, name })) } },
      "tv/1": {
        episode_run_time: [],
        seasons: [{ season_number: 1, episode_count: 4, air_date: "2020-01-01" }],
        "season/1": {
          season_number: 1,
          episodes: [episode(1, 81), episode(2, 47), episode(3, null), episode(4, 46)],
        },
      },
      "tv/2": { episode_run_time: [], seasons: [], last_episode_to_air: { runtime: 24 } },
      "tv/3": { episode_run_time: [55] },
    },
  });
  const [film] = await sql`select tags from titles where kind = 'movie'`;
  expect(film?.tags).toEqual(
    expect.arrayContaining(["europe", "heist", "fatherhood", "antihero", "grief"]),
  );
  const shows = await sql`
    select s.ref, t.runtime from titles t join statements s using (title_id)
    where t.kind = 'tv' and s.ref in ('1', '2', '3') order by s.ref`;
  expect(shows.map(({ runtime }) => runtime)).toEqual([47, 24, 55]);
});

it("keeps only the offers for the requested country", async () => {
  const sql = await open();
  await importFrom(sql, { films: 10, shows: 3 }, { countries: ["DE"] });
  const { titles } = await readCatalogue(sql);
  const offers = titles.flatMap((title) => title.offers);
  expect(
    new Set(offers.map(({ name, region, sourceType }) => `${name} ${region} ${sourceType}`)),
  ).toEqual(new Set(["Leuchtturm DE SUBSCRIPTION"]));
});

it(
  "keeps the offers for several countries, and fetches everything again when a country is added",
  { tags: "deep" },
  async () => {
    const sql = await open();
    const regions = async () =>
      (
        await sql`select distinct region from title_providers where source_type <> 'ORIGINAL' order by region`
      ).map(({ region }) => region);
    const first = await importFrom(sql, {}, { countries: ["US"] }, { now: day("2026-01-01") });
    expect(await regions()).toEqual(["US"]);
    const last = await findLastJob(sql, "tmdb");
    const options = settleOptions({
      given: { update: true, countries: ["US", "DE"] },
      last,
      country: "US",
    });
    const added = await importFrom(sql, {}, options, { now: day("2026-01-02") });
    expect(added.job.total).toBe(first.job.total);
    expect(await regions()).toEqual(["DE", "US"]);
    const next = settleOptions({
      given: { update: true },
      last: await findLastJob(sql, "tmdb"),
      country: "US",
    });
    expect(next).toEqual({ update: true, countries: ["US", "DE"] });
  },
);

it("renames the pictures of titles and people, and deletes them after 180 days", async () => {
  const sql = await open("bundle");
  const film = bundle.titles.find((title) => title.kind === "movie" && title.imdb);
  const facts = {
    imdb_id: film?.imdb,
    poster_path: "/OfTheSource.jpg",
    backdrop_path: "/../../elsewhere.jpg",
  };
  await importFrom(sql, { replace: { "movie/2": facts } }, {}, { now: day("2026-01-01") });
  const read = await readCatalogue(sql);
  const { titles, title } = read;
  const ofBundle = title(film?.id ?? 0);
  expect(ofBundle).toMatchObject({
    posterPath: "/OfTheSource.jpg",
    posterName: expect.stringMatching(/^sp\d+x[0-9a-f]{8}\.jpg$/),
    backdropPath: null,
  });
  expect(ofBundle?.backdropName).toMatch(/^b\d+x/);
  const pictured = titles.filter(({ posterPath }) => posterPath !== null);
  expect(pictured.length).toBeGreaterThan(30);
  expect(
    new Set(titles.flatMap(({ posterName, backdropName }) => [posterName, backdropName])).size,
  ).toBe(2 * titles.length);
  const faces = everybody(read).filter(({ pictureName }) => pictureName !== null);
  expect(faces.length).toBeGreaterThan(50);
  for (const { id, pictureName } of faces)
    expect(pictureName).toMatch(new RegExp(`^sf${id}x[0-9a-f]{8}[.]jpg$`));

  await purgeOldStatements(sql, day("2026-07-02"));
  const after = await readCatalogue(sql);
  expect(after.titles.filter(({ posterPath, backdropPath }) => posterPath ?? backdropPath)).toEqual(
    [],
  );
  expect(everybody(after).filter(({ picturePath }) => picturePath)).toEqual([]);
  expect(await sql`select 1 from person_pictures`).toHaveLength(0);
});

it(
  "gives a bundled person the picture of the TMDB person with the same name",
  { tags: "deep" },
  async () => {
    const sql = await open("bundle");
    const film = bundle.titles.find(
      (title) => title.kind === "movie" && title.imdb && title.cast[0],
    );
    const actor = film?.cast[0]?.person ?? "";
    const cast = [
      { id: 4_711, name: displayName(actor), character: "", order: 0, profile_path: "/Known.jpg" },
    ];
    const credited = { credits: { cast, crew: [] } };
    // The film that the bundle lacks comes first: only later is the person known to be the same.
    await importFrom(sql, { films: 2, shows: 0, replace: { "movie/1": credited } });
    await importFrom(sql, {
      films: 3,
      shows: 0,
      replace: { "movie/3": { ...credited, imdb_id: film?.imdb } },
    });
    const { person } = await readCatalogue(sql);
    expect(person(bundle.people[actor] ?? 0)).toMatchObject({ picturePath: "/Known.jpg" });
    expect(await sql`select 1 from person_pictures where path = '/Known.jpg'`).toHaveLength(1);
  },
);

it("matches a bundled title by year, people and any spelling of its name, unless the people differ", async () => {
  const sql = await open("bundle");
  const film = bundle.titles.find(
    ({ kind, name }) => kind === "movie" && /^The \w+ \w+$/.test(name),
  );
  if (!film) throw new Error("the bundle has no such film");
  const [, ...words] = film.name.split(" ");
  const director = displayName(film.makers[0] ?? "");
  const credits = (name: string) => ({
    cast: [],
    crew: [{ id: 4_712, name, job: "Director", profile_path: null }],
  });
  const facts = {
    title: `“${words.join("-").toUpperCase()}”!`,
    original_title: film.name,
    runtime: film.runtime,
    imdb_id: null,
    external_ids: {},
    release_date: `${Number(film.date.slice(0, 4)) + 1}-01-31`,
  };
  await importFrom(sql, {
    films: 3,
    shows: 0,
    replace: {
      "movie/1": { ...facts, credits: credits("Somebody Else Altogether") },
      "movie/2": {
        ...facts,
        title: facts.title,
        original_title: facts.title,
        credits: credits(director),
      },
    },
  });
  const stated =
    await sql`select ref, title_id from statements where ref in ('1', '2') order by ref`;
  expect(stated[0]?.titleId).not.toBe(film.id);
  expect(stated[1]?.titleId).toBe(film.id);
});

it("imports the export's most popular titles first, leaving out adult films and videos", async () => {
  const sql = await open();
  const { job } = await importFrom(sql, { films: 50, shows: 40 }, { films: 12, shows: 3 });
  expect(job.total).toBe(15);
  const all = await importFrom(sql, { films: 50, shows: 0 });
  expect(all.job.total).toBeLessThan(50 - 12);
  const adult = await importFrom(
    sql,
    { films: 50, shows: 0, replace: { "movie/9": { adult: true } } },
    { adult: true },
  );
  // Only those left out by earlier imports.
  expect(adult.job.total).toBeGreaterThan(0);
  expect(adult.job.total).toBeLessThan(20);
});

it("skips a film that turns out to be an adult film", async () => {
  const sql = await open();
  await importFrom(sql, { films: 5, shows: 0, replace: { "movie/3": { adult: true } } });
  expect(await sql`select 1 from statements where ref = '3'`).toHaveLength(0);
});

it("makes a second request for seasons that don't fit in the first", async () => {
  const sql = await open();
  // The 41st show is the first of so many.
  await importFrom(sql, { films: 0, shows: 41 });
  const longest =
    await sql`select count(*) as seasons from seasons group by title_id order by 1 desc limit 1`;
  expect(longest).toEqual([{ seasons: 34 }]);
  expect(
    await sql`select 1 from seasons s where not exists (select 1 from episodes e where e.season_id = s.season_id)`,
  ).toHaveLength(0);
});

it("never puts a TMDB field into a feature vector unless the operator allows it", async () => {
  const sql = await open();
  await importFrom(sql, {});
  const { titles } = await readCatalogue(sql);
  expect(titles.length).toBeGreaterThan(40);
  const nothing = {
    year: 0,
    genres: [],
    tags: [],
    people: [],
    countries: [],
    language: "",
    home: undefined,
    franchise: undefined,
    fame: 1.5,
  };
  for (const title of titles) {
    const { audience: _nothingIsLearned, ...learned } = featuresOf(title, false);
    expect(learned).toEqual({ id: title.id, kind: title.kind, ...nothing });
  }
  const allowed = titles.map((title) => featuresOf(title, true));
  expect(
    allowed.filter(({ genres, people }) => genres.length > 0 && people.length > 0).length,
  ).toBeGreaterThan(20);
  expect(new Set(allowed.map(({ fame }) => fame))).toEqual(new Set([1.5]));
});

it("fills in the missing data of a bundled title without changing any of its features", async () => {
  const sql = await open("bundle");
  const film = bundle.titles.find((title) => title.kind === "movie" && title.imdb);
  const before = await readCatalogue(sql);
  const facts = {
    imdb_id: film?.imdb,
    title: "Not Its Name",
    genres: [{ id: 1, name: "Western" }],
    overview: "Other words.",
    vote_count: 99_999,
  };
  await importFrom(sql, { films: 3, shows: 0, replace: { "movie/2": facts } });
  const after = await readCatalogue(sql);
  expect(
    await sql`select 1 from statements where title_id = ${film?.id ?? 0} and ref = '2'`,
  ).toHaveLength(1);
  for (const { id } of bundle.titles) {
    const [old, present] = [before.title(id), after.title(id)];
    if (!old || !present) throw new Error(`the bundle's ${id} is gone`);
    expect(featuresOf(present, false)).toEqual(featuresOf(old, false));
    expect(present).toMatchObject({
      name: old.name,
      overview: old.overview,
      genres: old.genres,
      cast: old.cast,
      fame: old.fame,
    });
  }
});

it("pauses if the token is rejected, and resumes once it's corrected", async () => {
  const sql = await open();
  const few = { films: 3, shows: 1 };
  const { job } = await importFrom(sql, few, {}, { token: "a-token-that-nobody-has-given" });
  expect(job).toMatchObject({
    state: "PAUSED",
    message: expect.stringContaining("check the token"),
  });
  await sql`update import_jobs set state = 'RUNNING'`;
  expect((await importFrom(sql, few)).job).toMatchObject({ state: "DONE", failed: 0 });
});

it("imports the same titles even if the source misbehaves", { tags: "deep" }, async () => {
  const sql = await open();
  const rows = () => sql`select * from titles order by title_id`;
  await importFrom(sql, {});
  const good = await rows();
  for (const table of ["titles", "credits", "episodes", "seasons", "people", "statements"])
    await sql`truncate ${sql(table)}`;
  const { job } = await importFrom(sql, { passing: 0.7 });
  expect(job).toMatchObject({ state: "DONE", failed: 0 });
  expect(await rows()).toEqual(good);
});

it("stores all other titles while one response hangs", { tags: "deep" }, async () => {
  const sql = await open();
  let hanging: string | undefined;
  const tmdb = await startTmdbDouble({
    films: 20,
    shows: 0,
    isHeld: (path) => /^\/3\/movie\/\d+$/.test(path) && (hanging ??= path) === path,
  });
  const job = runTestImport(sql, { source: "tmdb", url: tmdb.url });
  const left = () => sql`select ref from import_items`;
  await expect
    .poll(async () => (await left()).map(({ ref }) => `/3/movie/${String(ref)}`), {
      timeout: 25_000,
    })
    .toEqual([hanging ?? expect.any(String)]);
  expect((await left()).map(({ ref }) => `/3/movie/${String(ref)}`)).toEqual([hanging]);
  tmdb.release();
  expect(await job).toMatchObject({ state: "DONE", failed: 0 });
  await tmdb.stop();
});

it("refreshes changed and outdated titles without changing their ids, and removes missing ones", async () => {
  const sql = await open();
  const source = { films: 9, shows: 5 };
  await importFrom(sql, source, {}, { now: day("2026-01-01") });
  const ids = await sql`select ref, kind, title_id from statements order by kind, ref`;
  const changed = { movie: [2, 5, 999], tv: [4] };
  const update = await importFrom(
    sql,
    {
      ...source,
      changed,
      gone: ["movie/5"],
      replace: { "movie/2": { title: "Renamed Since", imdb_id: "tt99999999" } },
    },
    { update: true },
    { now: day("2026-02-20") },
  );
  const known = ids.filter(({ ref, kind }) =>
    (kind === "tv" ? ["4"] : ["2", "5"]).includes(ref),
  ).length;
  expect(update.job).toMatchObject({ state: "DONE", total: known, done: known });
  const renamed = await sql`select title_id from titles where name = 'Renamed Since'`;
  expect(renamed).toEqual([
    { titleId: ids.find(({ ref, kind }) => ref === "2" && kind === "movie")?.titleId },
  ]);
  expect(await sql`select 1 from statements where ref = '5' and kind = 'movie'`).toHaveLength(0);
  // What changed before the last update is not fetched again.
  const soon = await importFrom(
    sql,
    { ...source, changed: { movie: [2], tv: [] } },
    { update: true },
    { now: day("2026-03-20") },
  );
  expect(soon.job.total).toBe(1);
  expect(soon.windows.every(({ start }) => start >= "2026-02-20")).toBe(true);
  const later = await importFrom(sql, source, { update: true }, { now: day("2026-06-05") });
  expect(later.job.total).toBe(ids.length - 3);
});

it("keeps TMDB's data for at most 180 days, without losing other sources' data or ratings", async () => {
  const sql = await open("bundle");
  const count = async () => (await sql`select 1 from titles`).length;
  const before = await count();
  await importFrom(sql, { films: 6, shows: 0 }, {}, { now: day("2026-01-01") });
  const [imported] = await sql<
    { titleId: number }[]
  >`select title_id from titles where source = 'tmdb' limit 1`;
  await sql`insert into ratings (user_id, item_id, rating_id, kind, rating, rated_location) values ('aaaaaaaaaaaa', ${imported?.titleId ?? 0}, 'bbbbbbbbbbbb', 'movie', 'LOVE', 'IN_APP')`;
  await purgeOldStatements(sql, day("2026-06-29"));
  expect(await count()).toBeGreaterThan(before);
  await purgeOldStatements(sql, day("2026-07-02"));
  expect(await count()).toBe(before);
  expect(await sql`select 1 from statements`).toHaveLength(0);
  expect(await sql`select 1 from title_providers where source_type <> 'ORIGINAL'`).toHaveLength(0);
  expect(await sql`select 1 from ratings`).toHaveLength(1);
});
