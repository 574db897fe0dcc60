import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";

interface Hit {
  id: number;
  name: string;
  nodeType: string;
  score: number | null;
  firstAirDate: string | null;
}

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const search = async (query: string, version = "v4") =>
  (await server.call("GET", `/${version}/search/?${query}`)).body;
const namesFor = async (query: string): Promise<string[]> =>
  (await search(query)).results.map(({ name }: Hit) => name);
const NOTHING = {
  results: [],
  tv: [],
  film: [],
  people: [],
  total: 0,
  correction: null,
  best: false,
  onlyNear: false,
  meaning: [],
  missing: null,
};

describe("search", () => {
  // shows: 1.product.1
  it.each([
    ["brekaing ba", "Breaking Bad"],
    ["godfathr", "The Godfather"],
    ["amelie", "Amélie"],
    ["AMÉLIE", "Amélie"],
    ["the wire", "The Wire"],
    ["beter cal saul", "Better Call Saul"],
    ["office 2005", "The Office"],
    ["spirited aw", "Spirited Away"],
  ])("finds '%s' with %s first", async (term, name) => {
    expect((await namesFor(`term=${encodeURIComponent(term)}`))[0]).toBe(name);
  });

  it("reports that a title is missing if there are only near matches", async () => {
    for (const term of ["scavenger reigns", "brekaing ba", "godfathr", "amelie", "beter cal saul"])
      expect((await search(`term=${encodeURIComponent(term)}`)).onlyNear).toBe(false);
    for (const term of ["bavengers reign", "breaking brad 7", "the godfather of zyx"])
      expect(await search(`term=${encodeURIComponent(term)}`)).toMatchObject({
        onlyNear: true,
        results: expect.arrayContaining([expect.anything()]),
      });
  });

  it("returns the corrected words that it searched for instead", async () => {
    expect((await search("term=godfathr")).correction).toContain("godfather");
    expect((await search("term=godfather")).correction).toBeNull();
  });

  // shows: 5.search.1
  it.each(["", "term=", "q=", "term=%20%20", "term=%09&q="])(
    "finds nothing for an empty term ('%s')",
    async (query) => {
      expect(await search(query)).toEqual(NOTHING);
    },
  );

  it("finds nothing for a name that doesn't exist", async () => {
    for (const term of [
      "zzzzzzzz",
      "💥",
      "'; drop table users; --",
      "((((",
      "\\",
      "%25%25",
      "a".repeat(200),
    ])
      expect(
        (await server.call("GET", `/v4/search/?term=${encodeURIComponent(term)}`)).status,
      ).toBe(200);
    expect(await search("term=zzzzzzzzqq")).toEqual(NOTHING);
  });

  // shows: 7.search.6
  it("accepts q instead of term, prefers term, and ignores an empty term", async () => {
    const wire = await search("term=wire");
    expect(wire.results[0].name).toBe("The Wire");
    expect(await search("q=wire")).toEqual(wire);
    expect(await search("term=wire&q=fargo")).toEqual(wire);
    expect(await search("term=&q=wire")).toEqual(wire);
  });

  // shows: 7.search.1, 7.search.2
  it("is the same in API versions 3 and 4", async () => {
    for (const query of [
      "term=the",
      "q=amelie&searchCast=true",
      "term=fargo&nodeType=movie&limit=1&offset=0",
      "",
    ])
      expect(await search(query, "v3")).toEqual(await search(query, "v4"));
  });

  // shows: 7.search.5
  it("filters by kind with nodeType or mediaTypes, and separates results into shows and films", async () => {
    const both = await search("term=fargo");
    expect(both.tv.map(({ id }: Hit) => id)).toEqual([10_005]);
    expect(both.film.map(({ id }: Hit) => id)).toEqual([10_247]);
    const shows = await search("term=fargo&nodeType=tv");
    expect(shows).toMatchObject({ total: 1, film: [] });
    expect(await search("term=fargo&mediaTypes=tv")).toEqual(shows);
    expect(await search("term=fargo&mediaTypes=tv,movie")).toEqual(both);
    expect(
      (await search("term=fargo&mediaTypes=movie")).results.map(({ nodeType }: Hit) => nodeType),
    ).toEqual(["movie"]);
  });

  it("returns each title only in the main results if requested", async () => {
    const twice = await search("term=fargo&searchCast=true");
    expect(await search("term=fargo&searchCast=true&once=true")).toEqual({
      ...twice,
      tv: [],
      film: [],
    });
    expect(await search("term=fargo&searchCast=true&once=false")).toEqual(twice);
  });

  // shows: 7.search.3, 9.search.1
  it("returns ten results with consistent pages and a total across all pages", async () => {
    const first = await search("term=the");
    expect(first.results).toHaveLength(10);
    expect(first.total).toBeGreaterThan(20);
    const pages: Hit[][] = [];
    for (let offset = 0; offset < first.total; offset += 7)
      pages.push((await search(`term=the&limit=7&offset=${offset}`)).results);
    const ids = pages.flat().map(({ id }) => id);
    expect(ids).toHaveLength(first.total);
    expect(new Set(ids).size).toBe(first.total);
    expect(ids.slice(0, 10)).toEqual(first.results.map(({ id }: Hit) => id));
    expect((await search("term=the&offset=9000")).results).toEqual([]);
  });

  // shows: 7.search.4
  it("finds people only on request", async () => {
    const { name } = server.core.catalogue.view().snapshot.title(TITLES.breakingBad)?.cast[0] ?? {
      name: "",
    };
    const term = encodeURIComponent(name);
    expect((await search(`term=${term}`)).people).toEqual([]);
    const { people } = await search(`term=${term}&searchCast=true`);
    expect(people[0]).toMatchObject({
      name,
      nodeType: "person",
      path: expect.stringMatching(/^\/person\/[a-z-]+-\d+$/),
    });
    expect(people.length).toBeLessThanOrEqual(5);
  });

  // shows: 3.node.11, 3.node.12, 7.search.9
  it("computes the years from the first and last air dates", async () => {
    const [show] = (await search("term=breaking bad")).results;
    expect(show).toMatchObject({
      firstAirDate: "2008-01-20",
      first_air_year: 2008,
      lastAirDate: "2013-09-29",
      last_air_year: 2013,
    });
    const [film] = (await search("term=godfather&nodeType=movie")).results;
    expect(film).toMatchObject({ first_air_year: 1972, last_air_year: null });
  });

  it("rejects any bucket", async () => {
    expect(await server.call("GET", "/v4/search/?term=wire&bucket=stars")).toMatchObject({
      status: 400,
      body: { message: "Unknown bucket: stars." },
    });
  });
});

describe("the order of results", () => {
  const namesIn = (order: string) => namesFor(`term=the&limit=60&sortOrder=${order}`);
  const datesIn = async (order: string): Promise<string[]> =>
    (await search(`term=the&limit=60&sortOrder=${order}`)).results.map(
      ({ firstAirDate }: Hit) => firstAirDate,
    );

  it("is by relevance by default", async () => {
    expect(await namesIn("RELEVANCE")).toEqual(await namesFor("term=the&limit=60"));
  });

  // shows: 7.search.7
  it("can be by name, newest or oldest first, across all pages", async () => {
    const names = await namesIn("NAME");
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
    const oldest = await datesIn("OLDEST");
    expect(oldest).toEqual(oldest.toSorted());
    const newest = await datesIn("NEWEST");
    expect(newest).toEqual(newest.toSorted().toReversed());
    expect((await search("term=the&limit=1&sortOrder=OLDEST")).results[0].firstAirDate).toBe(
      oldest[0],
    );
    expect(await namesFor("term=the&limit=5&offset=5&sortOrder=NAME")).toEqual(names.slice(5, 10));
  });

  // shows: 7.search.7
  it("is case-insensitive, and rejected if it's invalid", async () => {
    expect(await namesIn("newest")).toEqual(await namesIn("NEWEST"));
    const { status, body } = await server.call("GET", "/v4/search/?term=the&sortOrder=best");
    expect(status).toBe(400);
    expect(body.message).toContain("Sort order");
  });
});

// shows: 7.search.9
it("includes scores for a user, but not for a visitor", async () => {
  const person = await server.newPerson();
  await rateAll(server, person, { ids: [TITLES.betterCallSaul, TITLES.theWire], rating: "LOVE" });
  const { body } = await server.call("GET", "/v4/search/?term=breaking bad", { as: person });
  expect(body.results[0].score).toBe(body.results[0].matchScore);
  expect(body.results[0].score).toBeGreaterThan(50);
  expect((await search("term=breaking bad")).results[0]).toMatchObject({
    score: null,
    matchScore: null,
  });
});

describe("a title that isn't in the catalogue", () => {
  it("is reported as missing even if there are very close matches, which are returned too", async () => {
    const answer = await search("term=shame");
    expect(answer).toMatchObject({
      best: false,
      missing: { name: "Shame", year: 2011, nodeType: "movie" },
    });
    expect(await search("term=chronicle")).toMatchObject({
      best: false,
      onlyNear: true,
      missing: { name: "Chronicle" },
    });
  });

  it("isn't reported as missing if the term names a series of existing titles", async () => {
    expect(await search("term=lord of the rings")).toMatchObject({
      missing: null,
      onlyNear: false,
    });
  });

  it("isn't reported as missing if many names start with the word", async () => {
    expect(await search("term=star")).toMatchObject({
      missing: null,
      onlyNear: false,
      best: false,
    });
  });

  it("doesn't find unrelated people", async () => {
    for (const term of ["zodiac", "evil", "amour fou", "deadpool"])
      expect((await search(`term=${term}&searchCast=true`)).people).toEqual([]);
  });
});

it("finds a title by a character's name and returns that name, but doesn't mark it as the best match", async () => {
  const { results, best, onlyNear } = await search("term=walter white");
  expect(results[0]).toMatchObject({
    id: TITLES.breakingBad,
    character: "Walter White",
    matches: [],
  });
  expect([best, onlyNear]).toEqual([false, false]);
  expect((await search("term=breaking bad")).results[0].character).toBeNull();
});

it("returns the traits that the titles share on every page if the term asks for traits", async () => {
  const first = await search("term=korean drama&limit=5");
  expect(first.meaning.map(({ key }: { key: string }) => key)).toEqual(["KR", "Drama"]);
  expect(first).toMatchObject({ best: false, onlyNear: false });
  expect(first.total).toBeGreaterThan(10);
  const second = await search("term=korean drama&limit=5&offset=5");
  expect(second.results).toHaveLength(5);
  const ids = [...first.results, ...second.results].map(({ id }: Hit) => id);
  expect(new Set(ids).size).toBe(10);
  expect((await search("term=korean drama&nodeType=movie")).tv).toEqual([]);
});

it("finds a title by its id on another site, whether it's imported or not", async () => {
  const imdb = server.core.catalogue.view().snapshot.title(TITLES.theGodfather)?.imdbId;
  expect((await search(`term=https://www.imdb.com/title/${imdb}/`)).results[0].id).toBe(
    TITLES.theGodfather,
  );
  const [film, show] = ["themoviedb.org/movie/238", "thetvdb.com/?id=81189"];
  expect((await search(`term=${film}`)).results[0].id).toBe(TITLES.theGodfather);
  expect((await search(`term=${encodeURIComponent(show)}`)).results[0].id).toBe(TITLES.breakingBad);
  expect(await search("term=tt9999999")).toMatchObject({ results: [], total: 0 });
});

describe("the best match", () => {
  it("is a name that the user typed in full or almost in full", async () => {
    for (const term of ["breaking bad", "brekaing bad", "breaking b", "brekaing ba"])
      expect((await search(`term=${term}`)).best).toBe(true);
    for (const term of ["brea", "star", "mystic pizza is", "thriller"])
      expect((await search(`term=${term}`)).best).toBe(false);
  });

  it("isn't marked on later pages, or if another sort order puts a different title first", async () => {
    expect((await search("term=fargo")).best).toBe(true);
    expect((await search("term=fargo&limit=1&offset=1")).best).toBe(false);
    const oldest = await search("term=star wars&sortOrder=NEWEST&limit=20");
    expect(oldest.results[0].name).not.toBe("Star Wars");
    expect(oldest.best).toBe(false);
  });

  it("doesn't change the total or repeat titles on later pages", async () => {
    for (const term of ["family", "war", "korean drama", "star"]) {
      const pages = [];
      for (let offset = 0; offset < 12; offset += 3)
        pages.push(await search(`term=${term}&limit=3&offset=${offset}`));
      expect(new Set(pages.map(({ total }) => total)).size).toBe(1);
      expect(new Set(pages.map(({ meaning }) => JSON.stringify(meaning))).size).toBe(1);
      const ids = pages.flatMap(({ results }) => results.map(({ id }: Hit) => id));
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
