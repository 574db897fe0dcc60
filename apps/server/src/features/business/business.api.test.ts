import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBusinessTheme } from "../../platform/businessTheme.ts";
import { startTestServer, type TestServer } from "../../testing/testServer.ts";

const NETFLIX = 1;
const HBO_MAX = 6;
const BUSINESS = { host: "b2b.localhost:3000" };

let plain: TestServer;
let server: TestServer;
let listId: string;
let otherId: string;
beforeAll(async () => {
  plain = await startTestServer();
  const { results } = (await plain.call("GET", "/public/lists?limit=100")).body;
  [listId, otherId] = results
    .filter(({ kind }: { kind: string }) => kind !== "input")
    .map(({ id }: { id: string }) => id);
  server = await startTestServer({
    beside: plain,
    businessTheme: readBusinessTheme(
      JSON.stringify({ name: "Acme", services: [NETFLIX], lists: [listId] }),
    ),
  });
});
afterAll(async () => {
  await server.close();
  await plain.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.call("GET", url, { headers });
const ids = (list: readonly { id: unknown }[]) => list.map(({ id }) => id);

describe("the business host", () => {
  it("offers only the services in its theme, unlike other hosts", async () => {
    expect(ids((await get("/v1/api/providers", BUSINESS)).body.providers)).toEqual([NETFLIX]);
    expect(ids((await get("/v1/api/providers")).body.providers)).toEqual(
      expect.arrayContaining([NETFLIX, HBO_MAX]),
    );
    const person = await server.newPerson();
    const add = (providerId: number, headers: Record<string, string>) =>
      server.call("POST", `/v1/users/${person.userId}/providers`, {
        as: person,
        headers,
        body: { providerId, userId: person.userId },
      });
    expect((await add(HBO_MAX, BUSINESS)).status).toBe(404);
    expect((await add(HBO_MAX, {})).status).toBe(200);
    expect(
      ids(
        (
          await server.call("GET", `/v1/users/${person.userId}/providers`, {
            as: person,
            headers: BUSINESS,
          })
        ).body.providers,
      ),
    ).toEqual([]);
    const top = await server.call(
      "GET",
      `/v1/users/${person.userId}/providers/top?airDate=ALL_TIME`,
      { as: person, headers: BUSINESS },
    );
    expect(ids(top.body.serviceProviders)).toEqual([NETFLIX]);
  });

  it("shows its theme's lists, and the lists of titles to rate", async () => {
    const shown = (await get("/public/lists?limit=100", BUSINESS)).body.results as {
      id: string;
      kind: string;
    }[]; // the contract's response
    expect(ids(shown.filter(({ kind }) => kind !== "input"))).toEqual([listId]);
    expect(shown.some(({ kind }) => kind === "input")).toBe(true);
    const open = async (id: string, headers: Record<string, string>) =>
      (await server.call("POST", `/public/lists/${id}/hydrated`, { headers, body: {} })).status;
    expect([
      await open(listId, BUSINESS),
      await open(otherId, BUSINESS),
      await open(otherId, {}),
    ]).toEqual([200, 404, 200]);
    expect(
      (await server.call("POST", "/public/lists/mini/hydrated", { headers: BUSINESS, body: {} }))
        .status,
    ).toBe(200);
  });
});

describe("title pages on the business host", () => {
  it("mention only that host's services and lists", async () => {
    const { results } = (await plain.call("GET", "/v4/search/?term=the&limit=50")).body;
    const nodes = await Promise.all(
      results.map(({ id }: { id: number }) => get(`/v4/nodes/${id}`).then(({ body }) => body)),
    );
    const hbo = nodes.find(
      ({ providers }) => providers.length > 0 && !ids(providers).includes(NETFLIX),
    );
    expect(hbo.lists.length).toBeGreaterThan(1);
    const there = (await get(`/v4/nodes/${hbo.id}`, BUSINESS)).body;
    expect([
      there.providers,
      there.lists.filter(({ id }: { id: string }) => id !== listId),
    ]).toEqual([[], []]);
    expect({
      ...there,
      providers: hbo.providers,
      lists: hbo.lists,
      franchiseTitles: hbo.franchiseTitles,
    }).toEqual(hbo);
    const [onList] = (
      await server.call("POST", `/public/lists/${listId}/hydrated`, { body: { limit: 1 } })
    ).body.items;
    expect(ids((await get(`/v4/nodes/${onList.id}`, BUSINESS)).body.lists)).toEqual([listId]);
    const picks = (
      await server.call("POST", "/v5/recommendations", { headers: BUSINESS, body: { limit: 50 } })
    ).body;
    const named = [
      ...picks.recommendations.flatMap(({ providers }: { providers: { id: number }[] }) =>
        ids(providers),
      ),
      ...picks.providerFacets.map(({ source }: { source: { id: number } }) => source.id),
    ];
    expect([...new Set(named)]).toEqual([NETFLIX]);
  });

  it("hide the lists of services that the host doesn't offer", async () => {
    const all = (await get("/public/lists?limit=500&group=service")).body.results;
    expect(all.length).toBeGreaterThan(3);
    const services = await startTestServer({
      beside: plain,
      businessTheme: readBusinessTheme(JSON.stringify({ name: "Acme", services: [NETFLIX] })),
    });
    const there = await services.call("GET", "/public/lists?limit=500&group=service", {
      headers: BUSINESS,
    });
    await services.close();
    expect(ids(there.body.results)).toEqual(["netflix-premieres"]);
  });
});
