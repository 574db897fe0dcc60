import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
  await rateAll(server, person, { ids: [TITLES.betterCallSaul, TITLES.theWire], rating: "LOVE" });
});
afterAll(() => server.close());

interface Named {
  id: number;
  name: string;
}

const get = (url: string, as?: TestPerson) => server.call("GET", url, as ? { as } : {});
const hydrated = async (id: string, body: unknown = {}, as?: TestPerson) =>
  (await server.call("POST", `/public/lists/${id}/hydrated`, { body, ...(as ? { as } : {}) })).body;
const idsOf = ({ items }: { items: Named[] }) => items.map(({ id }) => id);
const titleOf = (id: number) => {
  const title = server.core.catalogue.view().snapshot.title(id);
  if (!title) throw new Error(`there is no title ${id}`);
  return title;
};

describe("lists", () => {
  // shows: 7.every.6
  it("include curated lists, decades, awards, moods, services and rankings, each with an id", async () => {
    const pages = await Promise.all(
      [0, 100, 200].map(
        async (offset) => (await get(`/public/lists?limit=100&offset=${offset}`)).body,
      ),
    );
    const all = pages.flatMap(({ results }) => results);
    const { total } = pages[0];
    expect(all).toHaveLength(total);
    expect(new Set(all.map(({ id }: { id: string }) => id)).size).toBe(total);
    expect(new Set(all.map(({ group }: { group: string }) => group))).toEqual(
      new Set([
        "edited",
        "comfort-food",
        "decade",
        "award",
        "mood",
        "service",
        "onboarding",
        "top",
      ]),
    );
    expect(
      all.every(
        ({ numItems, group }: { numItems: number; group: string }) =>
          numItems >= (group === "service" ? 1 : 5) && numItems <= 500,
      ),
    ).toBe(true);
  });

  // shows: 7.every.9
  it("can be filtered by kind or group", async () => {
    const inputs = (await get("/public/lists?kind=input")).body.results.map(
      ({ id }: { id: string }) => id,
    );
    expect(inputs).toEqual(["onboarding", "onboarding-shows", "onboarding-films", "mini"]);
    expect((await get("/public/lists?group=comfort-food")).body.results[0]).toEqual({
      id: "comfort-food",
      name: "Comfort food",
      kind: "curated",
      group: "comfort-food",
      numItems: 60,
    });
  });

  // shows: 7.every.6, 7.every.7
  it("contain the titles that their names promise", async () => {
    const all = async (id: string) => idsOf(await hydrated(id, { limit: 100 })).map(titleOf);
    expect(
      (await all("best-of-the-1990s")).every(({ firstAirDate }) => firstAirDate?.startsWith("199")),
    ).toBe(true);
    expect(
      (await all("award-palme-dor")).every(({ awards }) =>
        awards.some((award) => award.startsWith("Palme d'Or")),
      ),
    ).toBe(true);
    expect((await all("award-winners")).every(({ awards }) => awards.length > 0)).toBe(true);
    expect((await all("mood-cozy")).every(({ tags }) => tags.includes("cozy"))).toBe(true);
    expect((await all("top-films")).every(({ kind }) => kind === "movie")).toBe(true);
    expect(
      (await all("top-science-fiction")).every(({ genres }) => genres.includes("Science Fiction")),
    ).toBe(true);
  });

  it("from an operator exist alongside bundled lists, and survive a reload of the bundle", async () => {
    await server.sql`insert into curated_lists (list_id, name, title_ids, source) values ('club-night', 'Club night', ${[TITLES.theWire, 1, TITLES.amelie]}, 'operator')`;
    await server.sql`update catalogue_generations set checksum = 'another'`;
    const other = await startTestServer({ beside: server });
    const { body } = await other.call("POST", "/public/lists/club-night/hydrated");
    expect(body).toMatchObject({
      id: "club-night",
      name: "Club night",
      kind: "curated",
      group: "edited",
      numItems: 2,
      total: 2,
    });
    expect(idsOf(body)).toEqual([TITLES.theWire, TITLES.amelie]);
    await other.close();
  });
});

describe("a hydrated list", () => {
  // shows: 7.titles.15
  it("has 50 titles, and is paginated consistently", async () => {
    const whole = await hydrated("comfort-food", { limit: 100 });
    const pages = [await hydrated("comfort-food"), await hydrated("comfort-food", { offset: 50 })];
    expect(pages.map(({ items }) => items.length)).toEqual([50, 10]);
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items);
    expect(whole).toMatchObject({
      total: 60,
      pagination: { totalCount: 60, limit: 100, offset: 0 },
    });
  });

  it("includes scores for a user, but not for a visitor", async () => {
    const [mine] = (await hydrated("top", { limit: 1 }, person)).items;
    expect(mine).toMatchObject({ score: expect.any(Number), reason: expect.anything() });
    expect((await hydrated("top", { limit: 1 })).items[0]).toMatchObject({
      id: mine.id,
      score: null,
      matchScore: null,
      reason: null,
    });
  });

  // shows: 7.titles.15
  it("can be limited to a kind, and omits seen titles", async () => {
    const films = await hydrated("comfort-food", { nodeType: "movie", limit: 100 });
    expect(films.items.every(({ nodeType }: { nodeType: string }) => nodeType === "movie")).toBe(
      true,
    );
    const [first, second] = idsOf(films);
    const rest = await hydrated("comfort-food", {
      nodeType: "movie",
      seenItems: [first, String(second)],
    });
    expect(idsOf(rest)).toEqual(idsOf(films).slice(2));
    expect(rest.total).toBe(films.total - 2);
  });

  it("isn't found if the list doesn't exist", async () => {
    expect(await server.call("POST", "/public/lists/no-such-list/hydrated")).toMatchObject({
      status: 404,
      body: { message: "There is no list no-such-list." },
    });
    expect((await get("/public/comfort-food/films-of-my-youth/hydrated")).status).toBe(404);
  });

  // shows: 7.every.9, 7.titles.17, 8.undefined.1
  it("of titles to rate contains the mini onboarding's titles, except those the user has rated", async () => {
    const mini = (await server.call("POST", "/public/lists/mini/hydrated")).body;
    expect(mini).toMatchObject({ id: "mini", kind: "input", numItems: 24, total: 24 });
    const rater = await server.newPerson();
    const [first = 0] = idsOf(mini);
    await rateAll(server, rater, { ids: [first], rating: "SKIP" });
    const left = (
      await server.call("POST", "/public/lists/mini/hydrated", { as: rater, body: { limit: 5 } })
    ).body;
    expect(idsOf(left)).toEqual(idsOf(mini).slice(1, 6));
    expect(left.total).toBe(23);
  });

  // shows: 7.titles.16
  it("of comfort food is available in full or by kind", async () => {
    const all = (await get("/public/comfort-food/all/hydrated?limit=100")).body;
    expect(all.items).toEqual((await hydrated("comfort-food", { limit: 100 })).items);
    for (const [id, kind] of [
      ["shows", "tv"],
      ["films", "movie"],
    ]) {
      const { items, total } = (await get(`/public/comfort-food/${id}/hydrated`)).body;
      expect(total).toBe(30);
      expect(items.every(({ nodeType }: { nodeType: string }) => nodeType === kind)).toBe(true);
    }
  });
});

describe("a title", () => {
  // shows: 7.titles.10
  it("returns the lists that contain it, and its position in each", async () => {
    const { results, total } = (await get(`/v3/nodes/${TITLES.breakingBad}/lists`)).body;
    expect(total).toBe(results.length);
    expect(results.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(["best-of-the-2000s", "award-winners", "mood-tense", "top-crime"]),
    );
    for (const { id, position } of results) {
      const { items } = await hydrated(id, { offset: position - 1, limit: 1 });
      expect([id, items[0].id]).toEqual([id, TITLES.breakingBad]);
    }
    expect((await get(`/v3/nodes/${TITLES.breakingBad}/lists?limit=2&offset=1`)).body).toEqual({
      results: results.slice(1, 3),
      total,
    });
  });

  // shows: 7.every.7, 7.titles.12, 8.undefined.1
  it("has a position in every ranking list", async () => {
    const { body } = await get(`/nodes/${TITLES.breakingBad}`, person);
    expect(body).toMatchObject({
      id: TITLES.breakingBad,
      name: "Breaking Bad",
      score: expect.any(Number),
    });
    const shows = body.rankings.find(({ listId }: { listId: string }) => listId === "top-shows");
    expect(shows).toMatchObject({ name: "Top shows", total: 500 });
    expect((await hydrated("top-shows", { offset: shows.rank - 1, limit: 1 })).items[0].id).toBe(
      TITLES.breakingBad,
    );
    expect(body.rankings.map(({ listId }: { listId: string }) => listId)).not.toContain(
      "top-films",
    );
  });

  it("isn't found if it doesn't exist", async () => {
    for (const url of ["/nodes/1", "/v3/nodes/1/lists"])
      expect(await get(url)).toMatchObject({
        status: 404,
        body: { message: "There is no title 1." },
      });
  });
});

describe("a bucket", () => {
  const bucket = "best-of-the-1990s";
  const isOnIt = ({ firstAirDate }: { firstAirDate: string }) => firstAirDate.startsWith("199");

  // shows: 7.every.8, 7.search.8
  it("limits search to its titles in every sort order", async () => {
    const all = (await get("/v4/search/?term=of&limit=60")).body;
    expect(all.results.every(isOnIt)).toBe(false);
    for (const url of [
      `/v4/search/?term=of&limit=60&bucket=${bucket}`,
      `/v3/search/?q=of&limit=60&sortOrder=name&bucket=${bucket}`,
    ]) {
      const { results, total } = (await get(url)).body;
      expect(results.length).toBeGreaterThan(3);
      expect(results.every(isOnIt)).toBe(true);
      expect(total).toBe(results.length);
    }
    const first = (await get(`/v4/search/?term=of&limit=2&bucket=${bucket}`)).body;
    const second = (await get(`/v4/search/?term=of&limit=2&offset=2&bucket=${bucket}`)).body;
    expect([...first.results, ...second.results]).toEqual(
      (await get(`/v4/search/?term=of&limit=4&bucket=${bucket}`)).body.results,
    );
  });

  // shows: 7.every.8, 7.recommendations.5, 7.recommendations.12
  it("limits recommendations in versions 3, 5 and 6 to its titles, including the facets", async () => {
    const { recommendations, total } = (
      await get(`/v3/users/${person.userId}/recommendations?limit=100&bucket=${bucket}`, person)
    ).body;
    expect(recommendations.every(isOnIt)).toBe(true);
    for (const path of ["/v5/recommendations", "/v6/recommendations"]) {
      const { body } = await server.call("POST", path, {
        as: person,
        body: { limit: 100, bucket },
      });
      expect(body).toMatchObject({ recommendations, total });
      expect(
        Math.max(...body.genreFacets.map(({ count }: { count: number }) => count)),
      ).toBeLessThanOrEqual(total);
    }
  });

  // shows: 7.search.8, 8.undefined.1
  it("is rejected if it doesn't exist, even without a search term", async () => {
    const refused = { status: 400, body: { message: "Unknown bucket: stars." } };
    expect(await get("/v4/search/?bucket=stars")).toMatchObject(refused);
    expect(await get("/v4/search/?term=wire&bucket=stars")).toMatchObject(refused);
    expect(
      await server.call("POST", "/v6/recommendations", { body: { bucket: "stars" } }),
    ).toMatchObject(refused);
  });
});
