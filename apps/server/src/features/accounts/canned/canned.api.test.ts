import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountHelpers, type AccountHelpers } from "../../../testing/accountHelpers.ts";
import { rate, TITLES } from "../../../testing/rate.ts";
import { storedPlaces } from "../../../testing/storedPlaces.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../../testing/testServer.ts";
import { accountRatings } from "../../ratings/accountRatings.ts";
import { CANNED_PROFILES } from "./cannedProfiles.ts";
import { ratingsOf } from "./presentCanned.ts";

const [VERA] = CANNED_PROFILES;
if (!VERA) throw new Error("there is no canned profile");
const BUSINESS = { host: "b2b.localhost:3000" };

let server: TestServer;
let accounts: AccountHelpers;
beforeAll(async () => {
  server = await startTestServer();
  accounts = accountHelpers(server);
});
afterAll(() => server.close());

const list = (query = "?appMode=DEMO", headers = {}) =>
  server.call("GET", `/v1/canned-profiles${query}`, { headers });
const clone = (query = "?appMode=DEMO", { id = "vera", headers = {} } = {}) =>
  server.call("POST", `/v1/canned-profiles/${id}/clone${query}`, { headers });
const enter = async (
  query?: string,
  options?: Parameters<typeof clone>[1],
): Promise<TestPerson> => {
  const { userId, token } = (await clone(query, options)).body;
  return accounts.personOf({ holderId: userId, accessToken: token });
};
const read = async () => {
  const people = new Set<string>();
  for await (const rows of accountRatings.ratings(server.sql))
    for (const row of rows) people.add(row.person);
  return people;
};
const countUsers = async () =>
  (await server.sql<{ count: number }[]>`select count(*) as count from users`)[0]?.count;

describe("the list of canned profiles", () => {
  // shows: 3.canned.1, 3.canned.3
  it("shows each profile's name and number of ratings without requiring a bearer token", async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.total).toBe(CANNED_PROFILES.length);
    expect(body.results[0]).toEqual({
      id: "vera",
      name: VERA.name,
      description: VERA.description,
      image: VERA.image,
      color: VERA.color,
      canned: true,
      token: null,
      userId: null,
      finishedRate: true,
      finishedRateMovie: true,
      lastRatedItem: VERA.shows.at(-1)?.[1],
      lastRatedMovie: VERA.films.at(-1)?.[1],
    });
  });

  it("is paginated consistently", async () => {
    const pages = await Promise.all(
      [0, 2, 4].map((offset) => list(`?appMode=DEMO&limit=2&offset=${offset}`)),
    );
    expect(pages.flatMap(({ body }) => body.results.map(({ id }: { id: string }) => id))).toEqual(
      CANNED_PROFILES.slice(0, 6).map(({ id }) => id),
    );
  });

  it("exists only in demo mode and business mode", async () => {
    expect([
      (await list("")).status,
      (await list("?appMode=B2B")).status,
      (await list("", BUSINESS)).status,
    ]).toEqual([403, 403, 200]);
  });
});

describe("a clone", () => {
  // shows: 3.canned.2, 3.user.7
  it("is the visitor's own account: two clones are two accounts with separate bearer tokens", async () => {
    const [one, two] = await Promise.all([clone(), clone()]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.userId).not.toBe(two.body.userId);
    expect(one.body.token).not.toBe(two.body.token);
    expect(one.headers["set-cookie"]).toContain(one.body.token);
    const as = await accounts.personOf({ holderId: one.body.userId, accessToken: one.body.token });
    expect(await accounts.userOf(as)).toMatchObject({
      canned: true,
      roles: [],
      userProfile: { profileName: VERA.name, profileImage: VERA.image },
    });
    expect((await server.call("GET", `/v1/users/${two.body.userId}`, { as })).status).toBe(403);
  });

  it("receives all the ratings in order as a single change, and an empty watchlist", async () => {
    const vera = await enter();
    const { body } = await server.call(
      "GET",
      `/v6/users/${vera.userId}/ratings?ratingFilter=ALL&limit=100`,
      { as: vera },
    );
    const expected = ratingsOf(VERA).map(({ itemId, rating }) => ({ itemId, rating }));
    expect(
      body.userRatings.map(({ itemId, rating }: { itemId: number; rating: string }) => ({
        itemId,
        rating,
      })),
    ).toEqual(expected.toReversed());
    expect(
      new Set(
        body.userRatings.map(({ ratedLocation }: { ratedLocation: string }) => ratedLocation),
      ),
    ).toEqual(new Set(["ONBOARDING"]));
    expect(
      await server.sql`select ratings_version from users where user_id = ${vera.userId}`,
    ).toMatchObject([{ ratingsVersion: 1 }]);
    const watchlist = await server.call(
      "GET",
      `/v3/users/${vera.userId}/watchlists/${vera.defaultWatchlistId}/items`,
      { as: vera },
    );
    expect(watchlist.body.items).toEqual([]);
  });

  it("also works on the business host, where its ratings have the business location", async () => {
    const vera = await enter("", { headers: BUSINESS });
    const rows = await server.sql<
      { ratedLocation: string }[]
    >`select distinct rated_location from ratings where user_id = ${vera.userId}`;
    expect(rows.map(({ ratedLocation }) => ratedLocation)).toEqual(["B2B_ONBOARDING"]);
  });

  it("gets scores based on the profile's taste, and these change as the visitor rates titles", async () => {
    const vera = await enter();
    const scored = async () =>
      (await server.call("GET", `/v3/users/${vera.userId}/recommendations?limit=5`, { as: vera }))
        .body.recommendations;
    const before = await scored();
    expect(before.length).toBe(5);
    expect(
      before.every(({ matchScore }: { matchScore: unknown }) => typeof matchScore === "number"),
    ).toBe(true);
    const { id, nodeType } = before[0];
    expect((await rate(server, vera, { itemId: id, rating: "DISLIKE" })).status).toBe(200);
    expect(
      (await scored()).map((each: { id: number; nodeType: string }) => [each.id, each.nodeType]),
    ).not.toContainEqual([id, nodeType]);
  });

  it("is refused outside demo and business mode and for unknown profiles, without creating an account", async () => {
    const before = await countUsers();
    expect([
      (await clone("")).status,
      (await clone("?appMode=B2B")).status,
      (await clone(undefined, { id: "nobody" })).status,
    ]).toEqual([403, 403, 404]);
    expect(await countUsers()).toBe(before);
  });

  it("never stores its bearer token in the database, even when an idempotency key is used", async () => {
    const { body } = await clone(undefined, { headers: { "idempotency-key": "clone-vera-1" } });
    const again = await clone(undefined, { headers: { "idempotency-key": "clone-vera-1" } });
    expect(again.body.userId).not.toBe(body.userId);
    expect(await storedPlaces(server.sql, body.token)).toEqual([]);
  });
});

describe("the data of a canned account", () => {
  it("isn't read or counted by training, even after the visitor changes it", async () => {
    const somebody = await server.newPerson();
    await rate(server, somebody, { itemId: TITLES.theWire, rating: "LOVE" });
    const changes = await accountRatings.changes(server.sql);
    const vera = await enter();
    const { body } = await rate(server, vera, { itemId: TITLES.fleabag, rating: "LOVE" });
    await server.call("DELETE", `/v6/ratings/${body.id}`, { as: vera });
    const people = await read();
    expect([people.has(somebody.userId), people.has(vera.userId)]).toEqual([true, false]);
    expect(await accountRatings.changes(server.sql)).toBe(changes);
    await server.call("DELETE", `/v1/users/${vera.userId}`, {
      as: vera,
      body: { confirm: "DELETE" },
    });
    expect(await accountRatings.changes(server.sql)).toBe(changes);
  });

  it("is never merged into another account when registering or signing in", async () => {
    const vera = await enter();
    const first = (
      await accounts.redeem((await accounts.ask(vera, "canned@example.org")).tokens[0] ?? "", vera)
    ).body;
    expect(first).toMatchObject({ newAccount: true, merged: null });
    expect(first.holderId).not.toBe(vera.userId);
    const owner = await accounts.personOf(first);
    expect(await accounts.userOf(owner)).toMatchObject({
      canned: false,
      email: "canned@example.org",
    });
    const orin = await enter(undefined, { id: "orin" });
    const second = (
      await accounts.redeem((await accounts.ask(orin, "canned@example.org")).tokens[0] ?? "", orin)
    ).body;
    expect(second).toMatchObject({ holderId: first.holderId, merged: null });
    const brought = await server.call("POST", `/v1/users/${owner.userId}/device-history`, {
      as: owner,
      body: { token: orin.token },
    });
    expect(brought.status).toBe(404);
    expect(await accounts.ratingsOf(owner)).toEqual({});
  });

  it("can't be combined with the history of another account", async () => {
    const [vera, ann] = [await enter(), await server.newPerson()];
    await rate(server, ann, { itemId: TITLES.amelie, rating: "LOVE" });
    expect(
      (
        await server.call("POST", `/v1/users/${vera.userId}/device-history`, {
          as: vera,
          body: { token: ann.token },
        })
      ).status,
    ).toBe(404);
    expect(await accounts.ratingsOf(ann)).toEqual({ [TITLES.amelie]: "LOVE" });
  });
});

describe("cleaning up", () => {
  it("deletes only canned accounts unused for a week, and all their data, even with two servers", async () => {
    const [unused, used, person] = [await enter(), await enter(), await server.newPerson()];
    const changes = await accountRatings.changes(server.sql);
    const everybody = [unused, used, person].map(({ userId }) => userId);
    await server.sql`update users set created_at = now() - interval '8 days' where user_id = any(${everybody})`;
    await server.sql`update bearers set last_seen_at = now() - interval '8 days' where user_id = any(${[unused.userId, person.userId]})`;
    const others = await Promise.all([
      startTestServer({ beside: server }),
      startTestServer({ beside: server }),
    ]);
    await expect.poll(() => storedPlaces(server.sql, unused.userId)).toEqual(["users"]);
    expect([
      await accounts.statusOf(unused),
      await accounts.statusOf(used),
      await accounts.statusOf(person),
    ]).toEqual([401, 200, 200]);
    expect(await accounts.ratingsOf(used)).not.toEqual({});
    expect(await accountRatings.changes(server.sql)).toBe(changes);
    expect(others.flatMap((other) => other.errors())).toEqual([]);
    await Promise.all(others.map((other) => other.close()));
  });
});
