import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import { startTestServer, type TestPerson, type TestServer } from "../../testing/testServer.ts";
import { addressOfServer, connectSocket, type TestSocket } from "../../testing/testSocket.ts";
import { sha256 } from "../ids.ts";

/** Address of a Redis for tests; without one, only the database bus is tested. */
const { WORTHY_TEST_REDIS_URL } = process.env;

const clients: TestSocket[] = [];
async function join(server: TestServer, auth?: Record<string, unknown>): Promise<TestSocket> {
  const client = await connectSocket(server, auth);
  clients.push(client);
  return client;
}
const joinAs = (server: TestServer, { token }: TestPerson) => join(server, { bearer: token });
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.disconnect();
});

/** Like `expect`, retried until it holds. */
function eventually<Value>(read: () => Value) {
  return expect.poll(read);
}
const names = ({ heard }: TestSocket) => heard.map(({ name }) => name);

describe.each([
  { bus: "PostgreSQL", redisUrl: undefined, skipped: false },
  {
    bus: "Redis (WORTHY_TEST_REDIS_URL)",
    redisUrl: WORTHY_TEST_REDIS_URL,
    skipped: WORTHY_TEST_REDIS_URL === undefined,
  },
])("two servers with one database over $bus", ({ redisUrl, skipped }) => {
  describe.skipIf(skipped)("a user with two screens", () => {
    let first: TestServer;
    let second: TestServer;
    let person: TestPerson;
    let stranger: TestPerson;

    beforeAll(async () => {
      first = await startTestServer({ redisUrl });
      second = await startTestServer({ beside: first, redisUrl });
      [person, stranger] = [await first.newPerson(), await first.newPerson()];
    });
    afterAll(async () => {
      await second?.close();
      await first?.close();
    });

    it("is notified on one screen about ratings on the other, but other users aren't", async () => {
      const here = await joinAs(first, person);
      const there = await joinAs(second, person);
      const others = [await joinAs(second, stranger), await join(second), await join(first)];
      expect(
        (
          await rate(first, person, {
            itemId: TITLES.fleabag,
            rating: "LIKE",
            ratedLocation: "RATE_MORE",
            headers: { "worthy-origin": "tab-number-1" },
          })
        ).status,
      ).toBe(200);
      const told = [
        {
          name: "ratings:changed",
          payload: { origin: "tab-number-1", titles: [{ id: TITLES.fleabag, kind: "tv" }] },
        },
        {
          name: "scores:changed",
          payload: {
            origin: "tab-number-1",
            generation: expect.stringMatching(/^\d+\.\d+\.1$/),
            within: 0,
          },
        },
      ];
      for (const screen of [here, there]) await eventually(() => screen.heard).toEqual(told);

      // The stranger's own rating comes last: anything not meant for them would have come before
      // it.
      await rate(first, stranger, { itemId: TITLES.amelie, rating: "MEH" });
      await eventually(() => names(others[0] as TestSocket)).toEqual([
        "ratings:changed",
        "scores:changed",
      ]);
      expect(others[0]?.heard[0]?.payload["titles"]).toEqual([
        { id: TITLES.amelie, kind: "movie" },
      ]);
      expect(others.slice(1).flatMap(names)).toEqual([]);
    });

    it("is notified on the other screen when a rating is removed", async () => {
      const { body } = await rate(first, person, { itemId: TITLES.theWire, rating: "MEH" });
      const there = await joinAs(second, person);
      await first.call("DELETE", `/v6/ratings/${body.id}`, { as: person });
      await eventually(() => names(there)).toEqual(["ratings:changed", "scores:changed"]);
    });

    it("is notified about the title that a like adds to the watchlist, and about all other changes", async () => {
      const there = await joinAs(second, person);
      const list = `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}`;
      await rate(first, person, { itemId: TITLES.theGodfather, rating: "LOVE" });
      await first.call("DELETE", `${list}/items/${TITLES.theGodfather}`, { as: person });
      await first.call("PUT", list, { as: person, body: { name: "Tonight" } });
      await first.call("POST", `${list}/sorts/NAME`, { as: person });
      const told = () =>
        there.heard
          .filter(({ name }) => name === "watchlists:changed")
          .map(({ payload }) => payload);
      const by = {
        origin: null,
        watchlistId: person.defaultWatchlistId,
        by: person.userId,
        at: expect.any(String),
      };
      await eventually(told).toEqual([
        { ...by, what: "item-added", itemId: TITLES.theGodfather },
        { ...by, what: "item-removed", itemId: TITLES.theGodfather },
        { ...by, what: "list-changed", itemId: null },
        { ...by, what: "sort-changed", itemId: null },
      ]);
    });

    it("is notified about changes to settings, services and country", async () => {
      const there = await joinAs(second, person);
      await first.call("PUT", `/v1/users/${person.userId}/settings`, {
        as: person,
        body: { remindersNotificationsEnabled: false },
      });
      await first.call("POST", `/v1/users/${person.userId}/providers`, {
        as: person,
        body: { providerId: 2 },
      });
      await first.call("PUT", `/v1/users/${person.userId}/region`, {
        as: person,
        body: { region: "GB" },
      });
      await eventually(() => there.heard.map(({ payload }) => payload["what"])).toEqual([
        "settings",
        "providers",
        "region",
      ]);
    });

    it("isn't notified about a write that was refused", async () => {
      const there = await joinAs(second, person);
      expect(
        (
          await rate(first, person, {
            itemId: TITLES.fleabag,
            rating: "LIKE",
            headers: { "idempotency-key": "!" },
          })
        ).status,
      ).toBe(400);
      await rate(first, person, {
        itemId: TITLES.amelie,
        rating: "LIKE",
        ratedLocation: "RATE_MORE",
        headers: { "worthy-origin": "{not a name}" },
      });
      await eventually(() => there.heard[0]?.payload).toEqual({
        origin: null,
        titles: [{ id: TITLES.amelie, kind: "movie" }],
      });
    });

    // shows: 4.progress.5
    it("is notified about episodes marked or unmarked on another screen", async () => {
      const there = await joinAs(second, person);
      const seen = `/v1/users/${person.userId}/titles/${TITLES.fleabag}`;
      await first.call("PUT", `${seen}/seasons/1/seen`, {
        as: person,
        body: { episodes: [1] },
        headers: { "worthy-origin": "tab-number-1" },
      });
      await first.call("DELETE", `${seen}/seasons/1/seen?episodes=1`, { as: person });
      await first.call("PUT", `${seen}/seen`, { as: person, body: {} });
      await first.call("DELETE", `${seen}/seen`, { as: person });
      const told = (from: string | null) => ({
        name: "seen:changed",
        payload: { origin: from, titleId: TITLES.fleabag },
      });
      await eventually(() => there.heard).toEqual([
        told("tab-number-1"),
        told(null),
        told(null),
        told(null),
      ]);
    });

    // shows: 4.shared.6
    it("gets only their own events since their data was read, on the first connection to either server", async () => {
      const reader = await first.newPerson();
      // A server that has just started knows nothing of the past.
      for (const server of [first, second])
        await eventually(
          async () => (await join(server, { bearer: reader.token, behind: 0 })).heard,
        ).toEqual([]);
      await rate(first, reader, {
        itemId: TITLES.amelie,
        rating: "LIKE",
        ratedLocation: "RATE_MORE",
      });
      await rate(first, person, { itemId: TITLES.amelie, rating: "MEH" });
      const heardBy = await joinAs(second, person);
      await rate(first, person, { itemId: TITLES.amelie, rating: "LIKE" });
      await eventually(() => names(heardBy)).toContain("ratings:changed"); // by now the other server knows of the first too
      for (const server of [first, second]) {
        const late = await join(server, { bearer: reader.token, behind: 10 });
        await eventually(() =>
          late.heard.map(({ name, payload }) => [name, payload["titles"]]),
        ).toEqual([
          ["ratings:changed", [{ id: TITLES.amelie, kind: "movie" }]],
          ["scores:changed", undefined],
        ]);
      }
      const unsure = await join(second, { bearer: reader.token, behind: 3_600_000 });
      await eventually(() => unsure.heard).toEqual([
        { name: "anything:changed", payload: { origin: null } },
      ]);
      const again = await joinAs(second, reader);
      await rate(first, reader, {
        itemId: TITLES.fleabag,
        rating: "LIKE",
        ratedLocation: "RATE_MORE",
      });
      await eventually(() => again.heard[0]?.payload["titles"]).toEqual([
        { id: TITLES.fleabag, kind: "tv" },
      ]);
    });

    it("is disconnected from all servers when the bearer token is revoked, but not before", async () => {
      const [gone, left] = [await joinAs(second, person), await joinAs(second, stranger)];
      first.core.realtime.disconnectBearer(sha256(person.token));
      await eventually(() => gone.ends).toEqual(["io server disconnect"]);
      first.core.realtime.disconnectUser(stranger.userId);
      await eventually(() => left.ends).toEqual(["io server disconnect"]);
    });

    it("causes no errors in the servers' logs", () =>
      expect([...first.errors(), ...second.errors()]).toEqual([]));
  });
});

describe("malicious sockets", () => {
  let server: TestServer;
  let person: TestPerson;

  beforeAll(async () => {
    server = await startTestServer({ socketLimits: { connectionsPerAccount: 2 } });
    person = await server.newPerson();
  });
  afterAll(() => server?.close());

  it("are refused with an invalid or revoked bearer token", async () => {
    for (const bearer of ["", "x", person.userId + "A".repeat(43), "a".repeat(100)])
      expect((await join(server, { bearer })).ends).toEqual(["unauthenticated"]);
    for (const bearer of ["a".repeat(101), 7, null, {}])
      expect((await join(server, { bearer })).ends).toEqual(["invalid"]);
    const gone = await server.newPerson();
    await server.sql`delete from bearers where user_id = ${gone.userId}`;
    expect((await joinAs(server, gone)).ends).toEqual(["unauthenticated"]);
  });

  it("are refused if an account has no free slots, and slots are released again", async () => {
    const [first] = [await joinAs(server, person), await joinAs(server, person)];
    expect((await joinAs(server, person)).ends).toEqual(["too-many"]);
    first?.socket.disconnect();
    await expect
      .poll(async () => {
        const again = await joinAs(server, person);
        return again.socket.connected;
      })
      .toBe(true);
  });

  it("are refused when a page from another site opens them", async () => {
    expect(await statusOfUpgrade(server, { origin: "https://evil.example" })).toContain("403");
    expect(await statusOfUpgrade(server, { origin: await addressOfServer(server) })).toContain(
      "101",
    );
  });

  it("are ignored at other paths, and at the right path without a WebSocket", async () => {
    expect(await statusOfUpgrade(server, {}, "/elsewhere")).toContain("404");
    const origin = await addressOfServer(server);
    expect((await fetch(`${origin}/socket.io/?EIO=4&transport=polling`)).status).toBe(404);
    expect(await statusOfUpgrade(server, { upgrade: "h2c" }, "/healthz")).toContain("200");
  });

  it("are disconnected if they flood, send too much, or send invalid packets", async () => {
    const flooding = await join(server);
    for (let count = 0; count < 200; count++)
      (flooding.socket as unknown as { emit(name: string): void }).emit("noise");
    await eventually(() => flooding.ends).toHaveLength(1);
    const large = await join(server);
    (large.socket as unknown as { emit(...event: unknown[]): void }).emit(
      "noise",
      "x".repeat(100_000),
    );
    await eventually(() => large.ends).toHaveLength(1);
    for (const packet of ["9", "2[", '2{"a":1}', "51-[", '0/elsewhere,{"a":', "\u0000"]) {
      const odd = await join(server);
      odd.socket.io.engine.write(packet);
      await eventually(() => [packet, odd.ends.length]).toEqual([packet, 1]);
    }
  });

  it("with invalid frames close only their own connection", async () => {
    const socket = await rawSocket(server);
    socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
    await once(socket.resume(), "close");
    expect((await joinAs(server, await server.newPerson())).ends).toEqual([]);
    expect(server.errors()).toEqual([]);
  });
});

it("a server notifies its own screens even while Redis is unavailable", async () => {
  const server = await startTestServer({ redisUrl: "redis://127.0.0.1:1" });
  const person = await server.newPerson();
  const screen = await joinAs(server, person);
  await rate(server, person, {
    itemId: TITLES.fleabag,
    rating: "LIKE",
    ratedLocation: "RATE_MORE",
  });
  await eventually(() => names(screen)).toEqual(["ratings:changed", "scores:changed"]);
  expect(new Set(server.errors())).toEqual(new Set(["couldn't notify other servers"]));
  await server.close();
});

it("a stopping server closes all sockets, including those that don't respond", async () => {
  const server = await startTestServer();
  const client = await join(server);
  const mute = await rawSocket(server);
  mute.pause();
  await server.close();
  await eventually(() => client.ends).toEqual(["transport close"]);
  mute.destroy();
});

it("accepts a limited number of connections per IP address, and another one after one has ended", async () => {
  const server = await startTestServer({ socketLimits: { connectionsPerAddress: 1 } });
  const first = await join(server);
  expect((await join(server)).ends).toEqual(["websocket error"]);
  first.socket.disconnect();
  await expect.poll(async () => (await join(server)).socket.connected).toBe(true);
  await server.close();
});

/** Requests an upgrade to a WebSocket and returns the first response. */
async function upgrade(server: TestServer, headers: Record<string, string>, path = "/socket.io/") {
  const { host, port } = new URL(await addressOfServer(server));
  const socket = connect(Number(port), "127.0.0.1");
  const lines = {
    host,
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`GET ${path}?EIO=4&transport=websocket HTTP/1.1\r\n${head.join("")}\r\n`);
  const [chunk] = (await once(socket, "data")) as [Buffer]; // the event's only argument
  return { socket, answer: chunk.toString().split("\r\n", 1)[0] ?? "" };
}
async function statusOfUpgrade(
  server: TestServer,
  headers: Record<string, string>,
  path?: string,
): Promise<string> {
  const { socket, answer } = await upgrade(server, headers, path);
  socket.destroy();
  return answer;
}
async function rawSocket(server: TestServer) {
  const { socket } = await upgrade(server, {});
  return socket.on("error", () => {});
}
