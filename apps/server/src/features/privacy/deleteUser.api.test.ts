import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accountHelpers, type AccountHelpers } from "../../testing/accountHelpers.ts";
import { givenLife } from "../../testing/givenLife.ts";
import { storedPlaces } from "../../testing/storedPlaces.ts";
import { connectSocket } from "../../testing/testSocket.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { accountRatings } from "../ratings/accountRatings.ts";
import { FORMER_MEMBER } from "../watchlists/personal/eraseWatchlists.ts";

let server: TestServer;
let accounts: AccountHelpers;
beforeAll(async () => {
  server = await startTestServer();
  accounts = accountHelpers(server);
});
afterAll(() => server.close());

const remove = (as: TestPerson, body: unknown = { confirm: "DELETE" }) =>
  server.call("DELETE", `/v1/users/${as.userId}`, {
    as,
    body,
    headers: { "idempotency-key": "delete-me-1" },
  });

/** Where a deleted account may still appear: its tombstone. */
const TOMBSTONES = ["users"];

describe("deleting an account", () => {
  it("is tested with rows in every possible table, and docs/privacy.md names all of them", async () => {
    const { person } = await givenLife(server);
    const columns = await server.sql<{ name: string }[]>`
      select distinct table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_type = 'BASE TABLE' and table_schema = 'public' and data_type = 'character' and character_maximum_length = 12 and column_name not in ('rating_id', 'bearer_id', 'request_id') order by 1`;
    const places = await storedPlaces(server.sql, person.userId);
    expect(columns.map(({ name }) => name).filter((name) => !places.includes(name))).toEqual([]);
    const page = await readFile(
      join(import.meta.dirname, "../../../../../docs/privacy.md"),
      "utf8",
    );
    expect(columns.map(({ name }) => name).filter((name) => !page.includes(`\`${name}\``))).toEqual(
      [],
    );
  });

  it("leaves only a bare tombstone of the user", async () => {
    const { person, email, words } = await givenLife(server);
    for (const text of [email, ...words])
      expect(await storedPlaces(server.sql, text)).not.toEqual([]);
    const { status, body, headers } = await remove(person);
    expect([status, body]).toEqual([200, { success: true }]);
    expect(String(headers["set-cookie"])).toMatch(/^worthy=;/);
    expect(await storedPlaces(server.sql, person.userId)).toEqual(TOMBSTONES);
    for (const text of [email, ...words])
      expect([text, await storedPlaces(server.sql, text)]).toEqual([text, []]);
    const [tombstone] = await server.sql`select * from users where user_id = ${person.userId}`;
    expect(tombstone).toEqual({
      userId: person.userId,
      createdAt: new Date(0),
      lifeCycle: "DELETED",
      roles: [],
      adminByEmail: false,
      canned: false,
      firstName: null,
      lastName: null,
      profileSettings: {},
      loginCount: 0,
      lastSessionAt: null,
      lockedAt: null,
      ratingsVersion: expect.any(Number),
      uncounted: true,
    });
  });

  it("removes the ratings from the training data, and counts as a change to that data", async () => {
    const { person } = await givenLife(server);
    const read = async () => {
      const people = new Set<string>();
      for await (const rows of accountRatings.ratings(server.sql))
        for (const row of rows) people.add(row.person);
      return people.has(person.userId);
    };
    const before = await accountRatings.changes(server.sql);
    expect(await read()).toBe(true);
    await remove(person);
    expect(await read()).toBe(false);
    expect(await accountRatings.changes(server.sql)).toBeGreaterThan(before);
  });

  it("revokes every bearer token and frees the email address", async () => {
    const { person, email } = await givenLife(server);
    await remove(person);
    expect(await accounts.statusOf(person)).toBe(401);
    expect((await remove(person)).status).toBe(401);
    const successor = await accounts.register(email);
    expect(successor.userId).not.toBe(person.userId);
    expect((await accounts.userOf(successor)).email).toBe(email);
    expect(await accounts.ratingsOf(successor)).toEqual({});
  });

  it("closes that user's connections without affecting other users' connections", async () => {
    const [{ person }, other] = [await givenLife(server), await server.newPerson()];
    const [closed, open] = [
      await connectSocket(server, { bearer: person.token }),
      await connectSocket(server, { bearer: other.token }),
    ];
    expect([closed.socket.connected, open.socket.connected]).toEqual([true, true]);
    await remove(person);
    await expect.poll(() => closed.ends).toHaveLength(1);
    expect(open.socket.connected).toBe(true);
    open.socket.disconnect();
  });

  it("hands a shared list to its longest-standing collaborator, leaves others' lists, and deletes the rest", async () => {
    const { person, sharedList, friendsList, loneList, friends, invited } = await givenLife(server);
    await remove(person);
    const stateOf = (watchlistId: number) =>
      server.sql`select owner_id, state, user_id from memberships join watchlists using (watchlist_id) where watchlist_id = ${watchlistId} order by since`;
    const [heir, other] = friends;
    expect(await stateOf(sharedList)).toEqual([
      { ownerId: heir.userId, state: "INVITED_SEEN", userId: invited.userId },
      { ownerId: heir.userId, state: "ACCEPTED", userId: other.userId },
      { ownerId: heir.userId, state: "OWNER", userId: heir.userId },
    ]);
    const { body } = await server.call("GET", `/v3/users/${heir.userId}/watchlists/${sharedList}`, {
      as: heir,
    });
    expect(body).toMatchObject({
      type: "OWNER",
      owner: true,
      numItems: 1,
      items: [{ addedBy: FORMER_MEMBER }],
    });
    expect(await stateOf(friendsList)).toEqual([
      { ownerId: heir.userId, state: "OWNER", userId: heir.userId },
    ]);
    expect(
      (await server.call("GET", `/v3/users/${heir.userId}/watchlists/${friendsList}`, { as: heir }))
        .body.numItems,
    ).toBe(1);
    for (const table of ["watchlists", "memberships", "watchlist_items"]) {
      expect(
        await server.sql`select 1 from ${server.sql(table)} where watchlist_id in (${loneList}, ${person.defaultWatchlistId})`,
      ).toHaveLength(0);
    }
    const defaults =
      await server.sql`select 1 from memberships where user_id = ${heir.userId} and user_default`;
    expect(defaults).toHaveLength(1);
  });

  it.each([{}, { confirm: "delete" }, { confirm: true }, null])(
    "requires confirmation: %j",
    async (body) => {
      const { person } = await givenLife(server);
      const places = await storedPlaces(server.sql, person.userId);
      expect((await remove(person, body)).status).toBe(400);
      expect(await storedPlaces(server.sql, person.userId)).toEqual(places);
      expect(await accounts.statusOf(person)).toBe(200);
    },
  );

  it("happens only once, removes the results of concurrent writes, and never fails because of them", async () => {
    const people: TestPerson[] = [];
    while (people.length < 10) people.push((await givenLife(server)).person);
    await Promise.all(
      people.map(async (person, at) => {
        const itemId = 10_002 + at;
        const answers = await Promise.all([
          server.call(
            "POST",
            `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}/items`,
            { as: person, body: { itemId } },
          ),
          server.call("POST", "/v6/ratings", {
            as: person,
            body: { itemId, type: "TV_SHOW", rating: "LOVE" },
            headers: { "idempotency-key": `late-${at}-rating` },
          }),
          remove(person),
          remove(person),
          server.call("PATCH", `/v1/users/${person.userId}`, {
            as: person,
            body: { email: "late@example.org" },
          }),
          server.call("POST", "/api/event", {
            as: person,
            body: { events: [{ name: "signed_out" }] },
          }),
        ]);
        expect(
          answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 401),
        ).toEqual([]);
        expect([answers[2]?.status, answers[3]?.status].toSorted()).toEqual([200, 401]);
        expect(await storedPlaces(server.sql, person.userId)).toEqual(TOMBSTONES);
      }),
    );
    expect(server.errors()).toEqual([]);
  });

  it("doesn't deadlock with a sign-in link that is opened simultaneously", async () => {
    for (let round = 0; round < 8; round++) {
      const email = `twice-${round}@example.org`;
      const person = await accounts.register(email);
      const phone = await server.newPerson();
      const { tokens } = await accounts.ask(phone, email);
      const [opened, removed] = await Promise.all([
        accounts.redeem(tokens[0] ?? "", phone),
        remove(person),
      ]);
      expect(removed.status).toBe(200);
      expect([200, 403, 410]).toContain(opened.status);
      expect(await accounts.statusOf(person)).toBe(401);
      expect(await storedPlaces(server.sql, person.userId)).toEqual(TOMBSTONES);
    }
    expect(server.errors()).toEqual([]);
  });
});
