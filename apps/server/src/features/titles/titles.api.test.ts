import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const SHOW = TITLES.breakingBad;
const FILM = TITLES.theGodfather;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
  await rateAll(server, person, { ids: [TITLES.betterCallSaul, TITLES.theWire], rating: "LOVE" });
});
afterAll(() => server.close());

const get = (url: string, as?: TestPerson) => server.call("GET", url, as ? { as } : {});

describe("a title", () => {
  // shows: 1.product.2, 3.node.1, 3.node.5, 3.node.6, 3.node.7, 7.titles.1, 7.titles.9
  it("has all its details, and can be found at a second URL if it's a show", async () => {
    const { status, body } = await get(`/v4/nodes/${SHOW}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: SHOW,
      nodeId: SHOW,
      tmdbId: 1396,
      nodeType: "tv",
      tmdbType: "tv",
      name: "Breaking Bad",
      slug: "breaking-bad",
      path: `/tv/breaking-bad-${SHOW}`,
    });
    expect(body).not.toHaveProperty("sponsor");
    expect(body).toMatchObject({
      firstAirDate: "2008-01-20",
      lastAirDate: "2013-09-29",
      datePrecision: "day",
      numberOfSeasons: 5,
      numberOfEpisodes: 62,
    });
    expect(body.lastEpisode).toEqual({ airDate: "2013-09-29", seasonNumber: 5, episodeNumber: 16 });
    expect((await get(`/v3/shows/${SHOW}`)).body).toEqual(body);
  });

  // shows: 7.every.10, 7.titles.11, 8.responses.7
  it("also has a details page, which is missing for unknown titles", async () => {
    for (const id of [SHOW, FILM])
      expect((await get(`/node/${id}/details`, person)).body).toEqual({
        tvDetails: (await get(`/v4/nodes/${id}`, person)).body,
      });
    expect(await get("/node/1/details")).toMatchObject({
      status: 404,
      body: { error: true, message: "No Tv Details" },
    });
  });

  // shows: 3.node.4, 3.node.9
  it("uses only lower-case letters and digits in picture names, and none for people without a picture", async () => {
    const { body } = await get(`/v4/nodes/${FILM}`);
    for (const url of [body.image.poster.url, body.image.backdrop.url, body.backdrop_path])
      expect(url).toMatch(/^\/[a-z0-9]+\.jpg$/);
    expect(body.cast.length).toBeGreaterThan(3);
    expect(body.cast[0]).toMatchObject({
      id: expect.any(Number),
      name: expect.any(String),
      character: expect.any(String),
      profile_path: null,
    });
    expect(body.crew[0]).toMatchObject({ job: "DIRECTOR", profile_path: null });
  });

  // shows: 3.node.8, 3.node.10
  it("has providers with source types, and numbered seasons", async () => {
    const { body } = await get(`/v4/nodes/${SHOW}`);
    expect(body.providers).toEqual([
      {
        id: expect.any(Number),
        name: "AMC",
        sourceTypes: ["ORIGINAL"],
        topProvider: false,
        asOf: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
    expect(body.seasons.map(({ seasonNumber }: { seasonNumber: number }) => seasonNumber)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it("lists the other titles in its franchise, if it has one", async () => {
    const { franchiseTitles, franchise } = (await get(`/v4/nodes/${SHOW}`, person)).body;
    expect(franchise).toBe("Breaking Bad");
    const siblings = franchiseTitles.map(({ id }: { id: number }) => id);
    expect(siblings).toContain(TITLES.betterCallSaul);
    expect(siblings).not.toContain(SHOW);
    expect(
      franchiseTitles.every(({ score }: { score: unknown }) => typeof score === "number"),
    ).toBe(true);
    expect((await get(`/v4/nodes/${TITLES.fleabag}`)).body).toMatchObject({
      franchise: null,
      franchiseTitles: [],
    });
  });

  it("isn't found at /v3/shows if it's a film", async () => {
    expect((await get(`/v4/nodes/${FILM}`)).body).toMatchObject({
      nodeType: "movie",
      path: `/movies/the-godfather-${FILM}`,
      numberOfSeasons: 0,
      lastEpisode: null,
    });
    for (const url of [
      `/v3/shows/${FILM}`,
      `/v3/shows/${FILM}/seasons`,
      `/v3/shows/${FILM}/seasons/1/episodes/`,
    ])
      expect(await get(url)).toMatchObject({
        status: 404,
        body: { message: `There is no title ${FILM}.` },
      });
  });

  it("isn't found if it doesn't exist, up to the highest id", async () => {
    for (const id of [1, Number.MAX_SAFE_INTEGER])
      expect(await get(`/v4/nodes/${id}`)).toMatchObject({
        status: 404,
        body: { error: true, message: `There is no title ${id}.` },
      });
  });
});

describe("people", () => {
  // shows: 7.titles.13, 7.titles.14
  it("have a page that lists their titles, newest first, each with their role", async () => {
    const { cast } = (await get(`/v4/nodes/${SHOW}`)).body;
    const { status, body } = await get(`/casts/${cast[0].id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: cast[0].id,
      name: cast[0].name,
      profile_path: null,
      knownFor: expect.any(String),
    });
    const nodes = (await get(`/casts/${cast[0].id}/nodes`)).body;
    expect(nodes.results.find(({ id }: { id: number }) => id === SHOW).role).toContain(
      cast[0].character,
    );
    const dates = nodes.results.map(({ firstAirDate }: { firstAirDate: string }) => firstAirDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(nodes.pagination).toEqual({ totalCount: nodes.total, limit: 50, offset: 0 });
  });

  it("aren't found if they don't exist", async () => {
    for (const url of ["/casts/999999999", "/casts/999999999/nodes"])
      expect(await get(url)).toMatchObject({
        status: 404,
        body: { message: "There is no person 999999999." },
      });
  });
});

describe("scores and air dates", () => {
  const DAY = 24 * 60 * 60 * 1000;
  const AIRED = Date.parse("2008-01-20T00:00:00Z");
  const scoreEverywhere = async () => {
    const user = `/v1/users/${person.userId}`;
    const picks = (
      await get(`/v3/users/${person.userId}/recommendations?limit=100&tags=antihero`, person)
    ).body.recommendations;
    const pick = picks.find(({ id }: { id: number }) => id === SHOW);
    const item = (
      await get(`/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/items`, person)
    ).body.items[0];
    return [
      (await get(`/v4/nodes/${SHOW}`, person)).body.score,
      (await get("/v4/search/?term=breaking bad", person)).body.results[0].score,
      pick.score,
      pick.matchScore,
      (await get(`${user}/titles/${SHOW}/explanation`, person)).body.score,
      item.score,
      item.show.matchScore,
    ];
  };
  beforeAll(
    async () =>
      void (await server.call(
        "POST",
        `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/items`,
        { as: person, body: { itemId: SHOW } },
      )),
  );

  // shows: 1.product.11, 3.node.2, 5.scores.2, 5.scores.4
  it("are missing everywhere until a day after a title first airs, and the same everywhere after that", async () => {
    for (const now of [AIRED - 365 * DAY, AIRED - 1, AIRED, AIRED + DAY - 1]) {
      server.setNow(now);
      expect(await scoreEverywhere()).toEqual(Array.from({ length: 7 }, () => null));
    }
    server.setNow(AIRED + DAY);
    const scores = await scoreEverywhere();
    expect(scores[0]).toEqual(expect.any(Number));
    expect(new Set(scores).size).toBe(1);
  });

  // shows: 5.scores.1, 5.scores.3
  it("are missing for a title without a date", async () => {
    await server.sql`update titles set first_air_date = null where title_id = ${SHOW}`;
    const other = await startTestServer({ beside: server });
    expect((await other.call("GET", `/v4/nodes/${SHOW}`, { as: person })).body).toMatchObject({
      firstAirDate: null,
      score: null,
      matchScore: null,
    });
    expect(
      (await other.call("GET", "/v4/search/?term=breaking bad", { as: person })).body.results[0],
    ).toMatchObject({ score: null, first_air_year: null });
    const { body } = await other.call("POST", "/v6/recommendations", {
      as: person,
      body: { limit: 100, filters: { tags: ["desert"], sort: "NEWEST" } },
    });
    expect(body.recommendations.at(-1)).toMatchObject({ id: SHOW, score: null, matchScore: null });
    await other.close();
  });
});

describe("all titles by name", () => {
  it("are paginated with each title once, ignoring articles", async () => {
    const { pages, total } = (await server.call("GET", "/public/titles")).body;
    const answers = await Promise.all(
      pages.map(({ page }: { page: number }) => server.call("GET", `/public/titles?page=${page}`)),
    );
    const all = answers.flatMap(({ body }) => body.results);
    expect(all).toHaveLength(total);
    expect(new Set(all.map(({ id }: { id: number }) => id)).size).toBe(
      server.core.catalogue.view().snapshot.titles.length,
    );
    const { compare } = new Intl.Collator("en", { numeric: true });
    const names = all.map(({ name }: { name: string }) => name.replace(/^(the|an?) (?=\S)/i, ""));
    expect(names.toSorted(compare)).toEqual(names);
    expect(
      (await server.call("GET", `/public/titles?page=${pages.length + 1}`)).body.results,
    ).toEqual([]);
  });

  it("include the lists on which they rank highest, except lists for rating", async () => {
    const { lists } = (await server.call("GET", `/v4/nodes/${TITLES.theWire}`)).body;
    expect(lists.length).toBeGreaterThan(2);
    for (const { id } of lists) {
      const { body } = await server.call("POST", `/public/lists/${id}/hydrated`, {
        body: { limit: 100 },
      });
      expect(body.kind).not.toBe("input");
      expect(body.name.length).toBeGreaterThan(3);
    }
  });
});
