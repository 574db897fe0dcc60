import { afterAll, beforeAll, expect, it } from "vitest";
import { TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";

const SHOW = TITLES.breakingBad;
const FILM = TITLES.theGodfather;

let server: TestServer;
beforeAll(async () => (server = await startTestServer()));
afterAll(() => server.close());

const get = (url: string) => server.call("GET", url);

// shows: 7.titles.2, 7.titles.3
it("seasons and episodes are returned in order and paginated", async () => {
  const { body } = await get(`/v3/shows/${SHOW}/seasons`);
  expect(body.total).toBe(5);
  expect((await get(`/v3/shows/${SHOW}/seasons?limit=2&offset=4`)).body).toEqual({
    results: body.results.slice(4),
    total: 5,
  });
  const episodes = await Promise.all(
    body.results.map(({ id }: { id: number }) => get(`/v3/shows/${SHOW}/seasons/${id}/episodes/`)),
  );
  expect(episodes.map(({ body: { results } }) => results.length)).toEqual(
    body.results.map(({ episodeCount }: { episodeCount: number }) => episodeCount),
  );
  expect(episodes.flatMap(({ body: { results } }) => results)).toHaveLength(62);
});

it("seasons and episodes can be found by id, with the previous and next episodes across seasons", async () => {
  const [last, first] = [(SHOW * 100 + 1) * 1000 + 7, (SHOW * 100 + 2) * 1000 + 1];
  const episode = async (id: number) => (await get(`/v3/shows/${SHOW}/episodes/${id}`)).body;
  expect(await episode(last)).toMatchObject({
    id: last,
    seasonId: SHOW * 100 + 1,
    seasonNumber: 1,
    episodeNumber: 7,
    previous: last - 1,
    next: first,
  });
  expect(await episode(first)).toMatchObject({
    seasonNumber: 2,
    episodeNumber: 1,
    previous: last,
    next: first + 1,
  });
  expect(await episode((SHOW * 100 + 1) * 1000 + 1)).toMatchObject({ previous: null });
  expect(await episode((SHOW * 100 + 5) * 1000 + 16)).toMatchObject({ next: null });
  for (const id of [last + 1, SHOW, (SHOW * 100 + 9) * 1000 + 1])
    expect((await get(`/v3/shows/${SHOW}/episodes/${id}`)).status).toBe(404);
  expect((await get(`/v3/shows/${FILM}/episodes/${last}`)).status).toBe(404);
});

// shows: 9.search.5
it("seasons and episodes are limited to 50 per page", async () => {
  const season = SHOW * 100 + 1;
  await server.sql`update seasons set episode_count = 60 where season_id = ${season}`;
  await server.sql`insert into seasons (season_id, title_id, number, year, episode_count) select ${SHOW * 100} + n, ${SHOW}, n, 2008, 1 from generate_series(6, 60) as n`;
  const other = await startTestServer({ beside: server });
  for (const url of [
    `/v3/shows/${SHOW}/seasons`,
    `/v3/shows/${SHOW}/seasons/${season}/episodes/`,
  ]) {
    expect((await other.call("GET", url)).body).toMatchObject({
      total: 60,
      results: { length: 50 },
    });
    expect((await other.call("GET", `${url}?limit=999`)).body.results).toHaveLength(60);
  }
  await other.close();
});

it("seasons and episodes have names only if the names are known for certain", async () => {
  const [known] = await server.sql<{ titleId: number; seasonId: number; names: string[] }[]>`
    select s.title_id, season_id, array_agg(e.name order by e.number) as names from episodes e join seasons s using (season_id)
    group by s.title_id, season_id, s.episode_count having count(e.name) = s.episode_count order by season_id limit 1`;
  const named = (await get(`/v3/shows/${known?.titleId}/seasons/${known?.seasonId}/episodes/`)).body
    .results;
  expect(named.map(({ name }: { name: string }) => name)).toEqual(known?.names);
  const [unknown] = await server.sql<{ titleId: number; seasonId: number }[]>`
    select title_id, season_id from seasons where season_id not in (select season_id from episodes) order by season_id limit 1`;
  const nameless = (
    await get(`/v3/shows/${unknown?.titleId}/seasons/${unknown?.seasonId}/episodes/`)
  ).body.results;
  expect(
    nameless.every(
      ({ name, episodeNumber }: { name: null; episodeNumber: number }) =>
        name === null && episodeNumber > 0,
    ),
  ).toBe(true);
});

// shows: 7.titles.4
it("seasons and episodes have the providers where their show was first shown", async () => {
  const url = `/v3/shows/${SHOW}/seasons/${SHOW * 100 + 1}/episodes`;
  const [first] = (await get(url)).body.results;
  const { body } = await get(`${url}/${first.id}/providers`);
  expect(body).toEqual({ results: (await get(`/v4/nodes/${SHOW}`)).body.providers, total: 1 });
  expect(body.results).toMatchObject([{ name: "AMC", sourceTypes: ["ORIGINAL"] }]);
  for (const id of [first.id - 1, first.id + 7, 1])
    expect((await get(`${url}/${id}/providers`)).status).toBe(404);
  expect((await get(`/v3/shows/${SHOW}/seasons/1/episodes/${first.id}/providers`)).status).toBe(
    404,
  );
});

it("seasons and episodes aren't found in another show's URL", async () => {
  expect(
    await get(`/v3/shows/${SHOW}/seasons/${TITLES.theWire * 100 + 1}/episodes/`),
  ).toMatchObject({
    status: 404,
    body: { message: expect.stringContaining("Breaking Bad has no season") },
  });
});

it("a season whose number of episodes is unknown has none, and its show no number of them", async () => {
  await server.sql`update seasons set episode_count = 0 where season_id = ${SHOW * 100 + 5}`;
  const other = await startTestServer({ beside: server });
  expect((await other.call("GET", `/v3/shows/${SHOW}`)).body).toMatchObject({
    numberOfSeasons: expect.any(Number),
    numberOfEpisodes: 0,
  });
  expect(
    (await other.call("GET", `/v3/shows/${SHOW}/seasons/${SHOW * 100 + 5}/episodes/`)).body,
  ).toEqual({ results: [], total: 0 });
  await other.close();
});
