import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const NETFLIX = 1;
const HBO = 5;
const HBO_MAX = 6;
const PARAMOUNT = 9;
const AMC = 12;

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.newPerson();
});
afterAll(() => server.close());

interface Service {
  id: number;
  name: string;
  type: string;
  categories: string[];
  numTitles: number;
}

type Marked = Pick<Service, "id"> & { topProvider: boolean };

const snapshot = () => server.core.catalogue.view().snapshot;
const get = (url: string, as?: TestPerson, on = server) => on.call("GET", url, as ? { as } : {});
const own = (as: TestPerson) => `/v1/users/${as.userId}/providers`;
const add = (as: TestPerson, body: unknown) => server.call("POST", own(as), { as, body });
const idsOf = ({ providers }: { providers: Service[] }) => providers.map(({ id }) => id);

describe("all providers", () => {
  // shows: 7.providers.3
  it("have ids, types and title counts, and are sorted by count", async () => {
    const { status, body } = await get("/v1/api/providers");
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: body.providers.length, region: "US" });
    expect(body.providers.find(({ id }: Service) => id === NETFLIX)).toMatchObject({
      name: "Netflix",
      type: "SUBSCRIPTION",
      mine: false,
      numTitles: expect.any(Number),
    });
    const counts = body.providers.map(({ numTitles }: Service) => numTitles);
    expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
  });

  it("keep their ids when they are renamed, and filters also accept the former names", async () => {
    const { providers } = (await get("/v1/api/providers")).body;
    expect(providers.find(({ id }: Service) => id === HBO_MAX)).toMatchObject({
      name: "HBO Max",
      aliases: ["Max"],
    });
    const found = async (name: string | number) =>
      (
        await server.call("POST", "/v6/recommendations", {
          body: { filters: { streamingProviders: [name] } },
        })
      ).body;
    const byName = await found("Paramount+");
    expect(byName.total).toBeGreaterThan(5);
    expect(await found("CBS all access")).toEqual(byName);
    expect(await found(PARAMOUNT)).toEqual(byName);
  });

  // shows: 3.providerCategories.1, 3.providerCategories.2, 3.providerCategories.3
  // shows: 3.providerCategories.4, 3.providerCategories.5
  it("are in five groups that exclude networks without offers", async () => {
    const { providers, categories } = (await get("/v1/api/providers")).body;
    expect(categories.map(({ name }: { name: string }) => name)).toEqual([
      "My Services",
      "Trending",
      "Subscriptions",
      "Free",
      "Rent/Buy",
    ]);
    const idsIn = (group: string) =>
      categories.find(({ name }: { name: string }) => name === group).providerIds;
    const typed = (type: string) => providers.filter((each: Service) => each.type === type);
    expect(idsIn("Subscriptions")).toEqual(typed("SUBSCRIPTION").map(({ id }: Service) => id));
    expect(idsIn("Free")).toEqual(typed("FREE").map(({ id }: Service) => id));
    expect(idsIn("Trending")).toHaveLength(8);
    expect([idsIn("My Services"), idsIn("Rent/Buy")]).toEqual([[], []]);
    expect(typed("NETWORK").every((each: Service) => each.categories.length === 0)).toBe(true);
  });

  // shows: 3.providerCategories.1
  it("show which ones the user has", async () => {
    const chooser = await server.newPerson();
    await add(chooser, { providerId: AMC });
    const { providers, categories } = (await get("/v1/api/providers", chooser)).body;
    expect(providers.find(({ id }: Service) => id === AMC)).toMatchObject({
      mine: true,
      categories: ["My Services"],
    });
    expect(categories[0]).toEqual({ name: "My Services", providerIds: [AMC] });
  });
});

describe("a user's providers", () => {
  // shows: 7.providers.2
  it("are an empty list for requests without a user", async () => {
    expect(await get(own(person))).toMatchObject({
      status: 200,
      body: { providers: [], total: 0 },
    });
    expect((await get(own(person), person)).body).toEqual({ providers: [], total: 0 });
  });

  // shows: 7.providers.1, 7.providers.4, 7.providers.5, 7.providers.6
  it("can be added once, together with their extras, and removed", async () => {
    const { status, body } = await add(person, {
      providerId: NETFLIX,
      userId: person.userId,
      extras: { plan: "basic", seats: 2 },
      addRemoveType: "EXPLICIT",
    });
    expect([status, body.added, body.total]).toEqual([200, true, 1]);
    const [entry] = body.providers;
    expect(entry).toMatchObject({
      id: NETFLIX,
      providerId: NETFLIX,
      userId: person.userId,
      name: "Netflix",
      extras: { plan: "basic", seats: 2 },
      addRemoveType: "EXPLICIT",
    });
    expect(entry.categories).toContain("My Services");

    expect((await add(person, { providerId: HBO })).body).toMatchObject({ added: true, total: 2 });
    const again = (await add(person, { providerId: String(NETFLIX) })).body;
    expect([again.added, idsOf(again), again.providers[0].extras]).toEqual([
      false,
      [NETFLIX, HBO],
      { plan: "basic", seats: 2 },
    ]);
    const changed = (await add(person, { providerId: NETFLIX, extras: { plan: "family" } })).body;
    expect(changed.providers[0]).toMatchObject({
      extras: { plan: "family" },
      addedAt: entry.addedAt,
    });
    expect((await get(own(person), person)).body.providers).toEqual(changed.providers);

    const remove = () => server.call("DELETE", `${own(person)}/${HBO}`, { as: person });
    expect((await remove()).body).toMatchObject({ success: true, removed: true, total: 1 });
    expect((await remove()).body).toMatchObject({ success: true, removed: false, total: 1 });
    expect(idsOf((await get(own(person), person)).body)).toEqual([NETFLIX]);
  });

  // shows: 7.providers.5
  it("must exist, must be chosen explicitly, and can be changed only by that user", async () => {
    const before = (await get(own(person), person)).body;
    expect(await add(person, { providerId: HBO, addRemoveType: "IMPLICIT" })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("must be EXPLICIT") },
    });
    expect(await add(person, { providerId: 4711 })).toMatchObject({
      status: 404,
      body: { message: "There is no provider 4711." },
    });
    expect((await server.call("DELETE", `${own(person)}/4711`, { as: person })).status).toBe(404);
    const other = await server.newPerson();
    expect((await add(person, { providerId: HBO, userId: other.userId })).status).toBe(403);
    expect((await get(own(person), other)).status).toBe(403);
    expect((await get(own(person), person)).body).toEqual(before);
  });
});

describe("the region", () => {
  /** A server in Britain, with offers as if imported. */
  async function startInBritain(): Promise<TestServer> {
    const offers = [
      [TITLES.theGodfather, 30, "RENT", "GB"],
      [TITLES.theGodfather, 30, "BUY", "GB"],
      [TITLES.breakingBad, NETFLIX, "SUBSCRIPTION", "GB"],
      [TITLES.breakingBad, NETFLIX, "SUBSCRIPTION", "DE"],
    ] as const;
    for (const [title, provider, source, region] of offers) {
      await server.sql`insert into title_providers (title_id, provider_id, source_type, region, as_of) values (${title}, ${provider}, ${source}, ${region}, '2026-01-02') on conflict do nothing`;
    }
    return startTestServer({ beside: server, country: "GB" });
  }

  it("is the installation's default until the user chooses one, and again after they clear it", async () => {
    const britain = await startTestServer({ beside: server, country: "GB" });
    const url = `/v1/users/${person.userId}/region`;
    expect((await get(url, person, britain)).body).toEqual({ region: "GB", chosen: false });
    expect((await server.call("PUT", url, { as: person, body: { region: "de" } })).body).toEqual({
      region: "DE",
      chosen: true,
    });
    expect((await get(url, person, britain)).body).toEqual({ region: "DE", chosen: true });
    expect((await server.call("PUT", url, { as: person, body: { region: null } })).body).toEqual({
      region: "US",
      chosen: false,
    });
    expect(await server.call("PUT", url, { as: person, body: { region: "ZZ" } })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("country") },
    });
    await britain.close();
  });

  // shows: 3.providerCategories.5
  it("determines a title's offers, but not where it was first shown", async () => {
    const britain = await startInBritain();
    const providersOf = async (as?: TestPerson) =>
      (await get(`/v4/nodes/${TITLES.breakingBad}`, as, britain)).body.providers.map(
        ({ name, sourceTypes }: { name: string; sourceTypes: string[] }) => [name, sourceTypes],
      );
    expect(await providersOf()).toEqual([
      ["AMC", ["ORIGINAL"]],
      ["Netflix", ["SUBSCRIPTION"]],
    ]);
    const american = await server.newPerson();
    await server.call("PUT", `/v1/users/${american.userId}/region`, {
      as: american,
      body: { region: "US" },
    });
    expect(await providersOf(american)).toEqual([["AMC", ["ORIGINAL"]]]);

    const filtered = async (as?: TestPerson) =>
      (
        await britain.call("POST", "/v6/recommendations", {
          ...(as ? { as } : {}),
          body: { limit: 100, filters: { streamingProviders: ["Netflix"], genres: ["Crime"] } },
        })
      ).body;
    const british = await filtered();
    const shown = british.recommendations.find(({ id }: Service) => id === TITLES.breakingBad);
    expect(shown.providers.map(({ name }: Service) => name)).toEqual(["AMC", "Netflix"]);
    expect(
      british.providerFacets.find(({ source }: { source: Service }) => source.id === NETFLIX).count,
    ).toBe(british.total);
    expect((await filtered(american)).total).toBe(british.total - 1);

    const rental = async (as?: TestPerson) => (await get("/v1/api/providers", as, britain)).body;
    const rentBuy = ({ categories }: { categories: { providerIds: number[] }[] }) =>
      categories[4]?.providerIds;
    expect([(await rental()).region, rentBuy(await rental())]).toEqual(["GB", [30]]);
    expect([(await rental(american)).region, rentBuy(await rental(american))]).toEqual(["US", []]);
    expect(
      (await get(`/v4/nodes/${TITLES.theGodfather}`, undefined, britain)).body.providers,
    ).toEqual([
      {
        id: 30,
        name: "Nickelodeon",
        sourceTypes: ["BUY", "RENT"],
        topProvider: false,
        asOf: "2026-01-02",
      },
    ]);
    await britain.close();
  });
});

describe("top services", () => {
  let viewer: TestPerson;
  const top = async (query = "") => (await get(`${own(viewer)}/top${query}`, viewer)).body;
  const items = async (id: number, query = "") =>
    (await get(`/v2/users/${viewer.userId}/providers/top/${id}/items${query}`, viewer)).body;
  const lastYear = (id: number) => {
    const title = server.core.catalogue.view().snapshot.title(id);
    const years = [title?.firstAirDate, title?.lastAirDate].map((date) =>
      Number(date?.slice(0, 4) ?? 0),
    );
    return Math.max(...years, title?.seasons.at(-1)?.year ?? 0);
  };
  const YEAR = 2026;
  beforeAll(async () => {
    server.setNow(Date.parse(`${YEAR}-06-01T12:00:00Z`));
    viewer = await server.newPerson();
    await rateAll(server, viewer, {
      ids: [TITLES.breakingBad, TITLES.theWire, TITLES.fleabag],
      rating: "LOVE",
    });
  });

  // shows: 7.providers.7, 7.providers.12
  it("are those with the best titles for the user, each with its ten best and a score", async () => {
    const { mediaByProvider, scoreByProvider, serviceProviders, total, airDate } = await top();
    const ids = serviceProviders.map(({ id }: Service) => id);
    expect([ids.length, airDate, total > 12]).toEqual([12, "ALL_TIME", true]);
    expect(Object.keys(mediaByProvider).toSorted()).toEqual(ids.map(String).toSorted());
    const scores = ids.map((id: number) => scoreByProvider[id]);
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    const netflix: { id: number; score: number; providers: Service[] }[] = mediaByProvider[NETFLIX];
    expect(netflix).toHaveLength(10);
    expect(netflix.every(({ providers }) => providers.some(({ id }) => id === NETFLIX))).toBe(true);
    expect(scoreByProvider[NETFLIX]).toBe(
      Math.round(netflix.reduce((sum, { score }) => sum + score, 0) / 10),
    );
    expect(
      serviceProviders.filter(({ topProvider }: { topProvider: boolean }) => topProvider),
    ).toEqual([serviceProviders[0]]);
  });

  // shows: 3.node.8
  it("mark the user’s best service on all its titles", async () => {
    const mine = await server.newPerson();
    await rateAll(server, mine, { ids: [TITLES.breakingBad, TITLES.theWire], rating: "LOVE" });
    const marked = async (as?: TestPerson) => {
      const ids = [...snapshot().titles].map(({ id }) => id);
      const pages = await Promise.all(
        ids.filter((_, at) => at % 10 === 0).map((id) => get(`/v4/nodes/${id}`, as)),
      );
      const found = pages.flatMap(({ body }) => body.providers as Marked[]);
      return new Set(found.filter(({ topProvider }) => topProvider).map(({ id }) => id));
    };
    expect(await marked(mine)).toEqual(new Set());
    await add(mine, { providerId: AMC });
    expect(await marked(mine)).toEqual(new Set([AMC]));
    await add(mine, { providerId: HBO });
    const { scoreByProvider } = (await get(`${own(mine)}/top?limit=50`, mine)).body;
    const best = scoreByProvider[HBO] > scoreByProvider[AMC] ? HBO : AMC;
    expect(await marked(mine)).toEqual(new Set([best]));
    expect(await marked()).toEqual(new Set());
    await server.call("DELETE", `${own(mine)}/${best}`, { as: mine });
    expect(await marked(mine)).toEqual(new Set([best === HBO ? AMC : HBO]));
  });

  it("exclude networks unless the user chose one", async () => {
    const networks = async () =>
      (await top("?limit=50")).serviceProviders.filter(({ id }: Service) => id === AMC);
    expect(await networks()).toEqual([]);
    await add(viewer, { providerId: AMC });
    expect(await networks()).toMatchObject([{ id: AMC, mine: true, sourceTypes: ["ORIGINAL"] }]);
  });

  // shows: 7.providers.9, 7.providers.10, 7.providers.11
  it.each([
    ["NEW_AND_RECENT", YEAR - 2],
    ["LAST_10_YEARS", YEAR - 10],
    ["ALL_TIME", 0],
  ])("with air date %s have only titles from that period", async (airDate, since) => {
    const { mediaByProvider, airDate: answered } = await top(`?airDate=${airDate}`);
    const shown: { id: number }[] = Object.values(mediaByProvider).flat() as { id: number }[]; // titles, according to the contract
    expect(answered).toBe(airDate);
    expect(shown.length).toBeGreaterThan(20);
    expect(Math.min(...shown.map(({ id }) => lastYear(id)))).toBeGreaterThanOrEqual(since);
  });

  it("include more of the older titles if the period is longer", async () => {
    const totals = [];
    for (const airDate of ["NEW_AND_RECENT", "LAST_10_YEARS", "ALL_TIME"])
      totals.push((await items(HBO, `?airDate=${airDate}`)).total);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(totals).size).toBe(3);
  });

  // shows: 7.providers.8
  it("paginate their items with the best first, and omit rated ones", async () => {
    const all = await items(HBO, "?limit=100");
    const list: { id: number; score: number }[] = all.mediaByProvider[HBO];
    expect(list).toHaveLength(all.total);
    expect(list.map(({ id }) => id)).not.toContain(TITLES.theWire);
    const pages = [await items(HBO, "?limit=3"), await items(HBO, "?limit=3&offset=3")];
    expect(pages.flatMap(({ mediaByProvider }) => mediaByProvider[HBO])).toEqual(list.slice(0, 6));
    expect(pages[1]).toMatchObject({
      scoreByProvider: all.scoreByProvider,
      pagination: { totalCount: all.total, limit: 3, offset: 3 },
    });
    expect(all.serviceProviders).toMatchObject([{ id: HBO, name: "HBO" }]);
    expect(all.scoreByProvider[HBO]).toBe((await top()).scoreByProvider[HBO]);

    const [first] = list;
    if (!first) throw new Error("HBO has no titles");
    await rate(server, viewer, { itemId: first.id, rating: "MEH", ratedLocation: "RATE_MORE" });
    expect((await items(HBO)).total).toBe(all.total - 1);
  });

  it("aren't found if they don't exist", async () => {
    expect((await get(`/v2/users/${viewer.userId}/providers/top/4711/items`, viewer)).status).toBe(
      404,
    );
    expect(await get(`${own(viewer)}/top?airDate=LAST_WEEK`, viewer)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("NEW_AND_RECENT") },
    });
  });
});
