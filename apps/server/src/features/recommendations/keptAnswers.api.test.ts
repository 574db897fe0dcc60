import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rate, rateAll, TITLES } from "../../testing/rate.ts";
import { testCaller } from "../../testing/testOwner.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

// As in the product, answers aren't checked here: those that are kept go out as they were.

let server: TestServer;
let person: TestPerson;
beforeAll(async () => void (server = await startTestServer({ checkResponses: false })));
beforeEach(async () => {
  person = await server.newPerson();
  server.setNow(Date.now());
});
afterAll(() => server.close());

const change = async (method: "PUT" | "POST", path: string, body: object) =>
  expect(
    (await server.call(method, `/v1/users/${person.userId}${path}`, { as: person, body })).status,
  ).toBeLessThan(300);

describe("picks that are asked for again", () => {
  beforeEach(() =>
    rateAll(server, person, { ids: [TITLES.betterCallSaul, TITLES.fleabag], rating: "LOVE" }),
  );

  const picks = async (more = "", headers = {}) => {
    const url = `/v3/users/${person.userId}/recommendations?limit=100${more}`;
    const { status, body } = await server.call("GET", url, { as: person, headers });
    expect(status).toBe(200);
    return body;
  };

  it("are the same object until something changes", async () => {
    const [row] = await server.sql<{ roles: string[]; ratingsVersion: number }[]>`
      select roles, ratings_version from users where user_id = ${person.userId}`;
    const caller = testCaller({
      userId: person.userId,
      roles: row?.roles as never,
      bearer: person.token,
    });
    const ask = () =>
      server.core.dispatch("listRecommendations", {
        params: { userId: person.userId },
        query: { limit: "24" },
        body: undefined,
        caller,
      });
    const first = await ask();
    expect(await ask()).toBe(first);
    await rate(server, person, { itemId: TITLES.theWire, rating: "DISLIKE" });
    expect(await ask()).not.toBe(first);
  });

  const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["a rating", () => rate(server, person, { itemId: TITLES.breakingBad, rating: "LOVE" })],
    [
      "a film that is marked as seen",
      () => change("PUT", `/titles/${TITLES.theGodfather}/seen`, {}),
    ],
    ["a service", () => change("POST", "/providers", { providerId: 1 })],
    ["original names", () => change("PUT", "/settings", { showOriginalNamesEnabled: true })],
    ["the date", async () => server.setNow(Date.parse("2012-06-01"))],
  ];

  it.each(CHANGES)("show what has changed: %s", async (_what, make) => {
    const before = await picks();
    expect(await picks()).toEqual(before);
    await make();
    const after = await picks();
    expect(after).not.toEqual(before);
    expect(after).toEqual(await picks("&refreshResults=true"));
  });

  it("are in the language that they are asked for in", async () => {
    const german = { "accept-language": "de" };
    const [before, other] = [await picks(), await picks("", german)];
    expect(other).not.toEqual(before);
    expect(other).toEqual(await picks("&refreshResults=true", german));
    expect(await picks()).toEqual(before);
  });
});

describe("a search that is repeated", () => {
  const TERMS = ["the wire", "office", "german shows", "brekaing", "scavengers reign", "tt0903747"];
  const ASKED = TERMS.flatMap((term) =>
    ["", "&limit=3", "&nodeType=movie", "&sortOrder=NAME", "&offset=2"].map(
      (more) => `/v4/search/?term=${encodeURIComponent(term)}${more}`,
    ),
  );
  const withoutScores = (text: string) =>
    JSON.parse(text, (key, value: unknown) =>
      key === "score" || key === "matchScore" ? null : value,
    ) as unknown;

  it.each(["en", "de"])(
    "answers as somebody's own search does, which isn't kept (%s)",
    async (language) => {
      const headers = { "accept-language": language };
      for (const url of ASKED) {
        const own = (await server.call("GET", url, { as: person, headers })).body;
        for (let time = 0; time < 2; time++)
          expect((await server.call("GET", url, { headers })).body, url).toEqual(
            withoutScores(JSON.stringify(own)),
          );
      }
    },
  );

  it("is the same object for everybody without ratings", async () => {
    const ask = (term: string) =>
      server.core.dispatch("search", {
        params: {},
        query: { term },
        body: undefined,
        caller: null,
      });
    const first = await ask("fargo");
    expect(await ask("fargo")).toBe(first);
    expect(await ask("fargo ")).toEqual(first);
    expect(await ask("office")).not.toEqual(first);
  });
});
