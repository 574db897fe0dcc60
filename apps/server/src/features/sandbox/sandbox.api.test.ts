import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rate } from "../../testing/rate.ts";
import { givenLife } from "../../testing/givenLife.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";

const HOUR_MS = 60 * 60_000;
/** The start of an hour, ahead of every clock even if the next hour begins during the tests. */
const HOUR = (Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS;

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await startTestServer({ isSandbox: true });
  second = await startTestServer({ isSandbox: true, beside: server });
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const get = (as: TestPerson, path: string) =>
  server.call("GET", `/v1/users/${as.userId}${path}`, { as });

/** What a person gets with an address, as the page asks for it. */
async function signUp(as: TestPerson, email: string) {
  await server.call("PATCH", `/v1/users/${as.userId}`, { as, body: { email } });
  const asked = await server.call("POST", "/v1/api/auth/emailtoken", {
    as,
    body: { email, authDeviceType: "WEB" },
  });
  const collect = (by: TestPerson) =>
    server.call("POST", `/v1/api/auth/emailtoken/${asked.body.requestId}/collect`, { as: by });
  return { asked, collect };
}

async function signedUp(email: string): Promise<TestPerson> {
  const visitor = await server.newPerson();
  const { collect } = await signUp(visitor, email);
  const { body } = await collect(visitor);
  return { ...visitor, userId: body.holderId, token: body.accessToken };
}

describe("a visitor of a sandbox", () => {
  it("has two sample friends and a list to pick from with them", async () => {
    const visitor = await server.newPerson();
    const { body } = await server.call("GET", `/v3/users/${visitor.userId}/watchlists`, {
      as: visitor,
    });
    const shared = body.watchlists.find(({ name }: { name: string }) => name === "Movie night");
    expect(shared.numItems).toBe(6);
    const picks = await server.call(
      "GET",
      `/v3/users/${visitor.userId}/watchlists/${shared.id}/recommendations/us`,
      { as: visitor },
    );
    expect(picks.body.members).toHaveLength(3);
    const [{ each }] = picks.body.results;
    expect(
      each.filter(({ score }: { score: number | null }) => score !== null).length,
    ).toBeGreaterThanOrEqual(2);
    const member = await signedUp("pat@example.org");
    const friends = (await get(member, "/friends")).body.results;
    expect(friends.map(({ profileName }: { profileName: string }) => profileName)).toEqual([
      expect.stringMatching(/\(demo\)$/),
      expect.stringMatching(/\(demo\)$/),
    ]);
    const match = await get(member, `/friends/${friends[0].userId}/taste-match`);
    expect(match.status).toBe(403); // until the visitor shares ratings too
  });

  it("finds that list with a name in their language", async () => {
    const headers = { "accept-language": "de-AT, en;q=0.5" };
    const { body: made } = await server.call("POST", "/v1/users", { headers });
    const as = { userId: made.id, token: made.token, defaultWatchlistId: made.defaultWatchlistId };
    const { body } = await server.call("GET", `/v3/users/${as.userId}/watchlists`, { as });
    expect(body.watchlists.map(({ name }: { name: string }) => name)).toContain("Filmabend");
  });

  it("signs up with any address that nobody has, on the device that asked, without email", async () => {
    const [visitor, other] = [await server.newPerson(), await server.newPerson()];
    await rate(server, visitor, { itemId: 10_001, rating: "LOVE" });
    const { asked, collect } = await signUp(visitor, "ann@example.org");
    expect(asked.status).toBe(200);
    expect((await collect(other)).status).toBe(404);
    const { body } = await collect(visitor);
    expect(body).toMatchObject({ outcome: "SIGNED_IN", merged: { ratings: 1 } });
    const ann = { ...visitor, userId: body.holderId, token: body.accessToken };
    expect((await get(ann, "")).body).toMatchObject({
      email: "ann@example.org",
      roles: [{ name: "ROLE_USER" }],
    });
    const lists = await server.call("GET", `/v3/users/${ann.userId}/watchlists`, { as: ann });
    expect(lists.body.watchlists.map(({ name }: { name: string }) => name)).toContain(
      "Movie night",
    );
  });

  it("can't get in to somebody else's account with its address", async () => {
    await signedUp("eve@example.org");
    const thief = await server.newPerson();
    const { asked } = await signUp(thief, "Eve@example.org");
    expect(asked).toMatchObject({ status: 409, body: { code: "address-unusable" } });
    // Links from before somebody took the address are used up.
    const early = await server.newPerson();
    const first = await signUp(early, "zoe@example.org");
    const late = await server.newPerson();
    expect((await signUp(late, "zoe@example.org")).asked.status).toBe(409);
    expect((await first.collect(early)).status).toBe(200);
    expect((await first.collect(early)).status).toBe(401);
  });
});

describe("a reset", () => {
  const counts = async () => {
    const rows = await server.sql<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'limit_counts' order by 1`;
    const of = async ({ name }: { name: string }) => {
      const [row] = await server.sql<
        { count: number }[]
      >`select count(*)::int as count from ${server.sql(name)}`;
      return [name, row?.count ?? 0] as const;
    };
    return Object.fromEntries(await Promise.all(rows.map(of)));
  };

  it("deletes every hour what visitors made, puts the samples back, and is done by one server", async () => {
    server.setNow(HOUR - 2 * HOUR_MS);
    expect(await server.core.resetSandbox()).toBe(false);
    server.setNow(HOUR);
    expect(await server.core.resetSandbox()).toBe(true);
    const fresh = await counts();
    expect(fresh).toMatchObject({ users: 6, bearers: 0, friendships: 30 });
    expect(fresh["titles"]).toBeGreaterThan(4_000);

    const visitor = await server.newPerson();
    await rate(server, visitor, { itemId: 10_001, rating: "LOVE" });
    const deleted = await server.newPerson();
    await server.call("DELETE", `/v1/users/${deleted.userId}`, { as: deleted });
    server.setNow(HOUR + HOUR_MS);
    second.setNow(HOUR + HOUR_MS);
    const done = await Promise.all([server.core.resetSandbox(), second.core.resetSandbox()]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await second.core.resetSandbox()).toBe(false);
    expect(await counts()).toEqual(fresh);

    const answers = [visitor, deleted].map(async (as) => {
      const { status, body } = await get(as, "");
      return { status, code: body.code, message: body.message };
    });
    const [gone, afterDeletion] = await Promise.all(answers);
    expect(gone).toEqual(afterDeletion);
    expect(gone?.status).toBe(401);
    expect((await server.call("POST", "/v1/users")).status).toBe(200);
    expect(server.errors()).toEqual([]);
  });

  it("happens by itself once the hour has come", async () => {
    const looking = await startTestServer({ isSandbox: true, beside: server, sandboxLookMs: 20 });
    await looking.newPerson();
    looking.setNow(HOUR + 2 * HOUR_MS);
    await expect.poll(counts).toMatchObject({ users: 6, watchlists: 6 });
    await looking.close();
  });

  it("waits for writes that are under way, and deletes what they wrote", async () => {
    server.setNow(HOUR + 3 * HOUR_MS);
    const visitors = await Promise.all(Array.from({ length: 8 }, () => server.newPerson()));
    const writing = visitors.map((visitor) =>
      server.call("POST", `/v1/users/${visitor.userId}/providers`, {
        as: visitor,
        body: { providerId: 1 },
      }),
    );
    const [reset] = await Promise.all([server.core.resetSandbox(), ...writing]);
    expect(reset).toBe(true);
    expect(await counts()).toMatchObject({ users: 6, user_providers: 0, watchlists: 6 });
  });
});

it("nothing is deleted outside a sandbox", async () => {
  const plain = await startTestServer();
  const { person } = await givenLife(plain);
  const before = await plain.sql`select user_id from users`;
  plain.setNow(Date.now() + 3 * HOUR_MS);
  expect(await plain.core.resetSandbox()).toBe(false);
  expect(await plain.sql`select user_id from users`).toEqual(before);
  expect((await plain.call("GET", `/v1/users/${person.userId}`, { as: person })).status).toBe(200);
  // A sandbox over a database without its mark would delete somebody's data.
  await expect(startTestServer({ isSandbox: true, beside: plain })).rejects.toThrow("no sandbox");
  expect(await plain.sql`select user_id from users`).toEqual(before);
  await plain.close();
});

it("an address can create fewer people and lists", async () => {
  const limited = await startTestServer({
    isSandbox: true,
    requestsPerMinute: 1000,
    titles: 200,
  });
  const statuses = await Promise.all(
    Array.from({ length: 21 }, () => limited.call("POST", "/v1/users")),
  );
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(1);
  await limited.close();
});
