import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { rate, TITLES } from "../../testing/rate.ts";
import {
  CALLS,
  startTestServer,
  type Answer,
  type TestPerson,
  type TestServer,
} from "../../testing/testServer.ts";
import { isDatabaseAway } from "../database/isDatabaseAway.ts";
import { openUrl } from "../database/sqlClient.ts";
import { testLog } from "../database/testDatabase.ts";
import type { Queries } from "./handler.ts";

const PATIENCE_MS = 400;

const told = ({ status, headers, body }: Answer) => [status, headers["retry-after"], body.message];
const LATE = [503, "5", "Server Error"];

describe("a slow call", () => {
  let server: TestServer;
  let hurried: TestServer;
  let person: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
    hurried = await startTestServer({ beside: server, deadlineMs: PATIENCE_MS });
    person = await server.newPerson();
  });
  afterAll(async () => {
    await hurried.close();
    await server.close();
  });

  const list = () => `/v3/users/${person.userId}/watchlists/${person.defaultWatchlistId}`;
  const nameOf = async () =>
    (
      await server.sql`select name from watchlists where watchlist_id = ${person.defaultWatchlistId}`
    )[0]?.["name"] as string;

  it("gets a 503, and writes nothing afterwards", async () => {
    const before = await nameOf();
    const rename = (on: TestServer) =>
      on.call("PUT", list(), { as: person, body: { name: "Too late" } });
    await server.sql.begin(async (tx) => {
      await tx`select from watchlists where watchlist_id = ${person.defaultWatchlistId} for update`;
      expect(told(await rename(hurried))).toEqual(LATE);
    });
    // The call goes on now that the row is free: it has ended once nothing waits for the row.
    await server.sql`select from watchlists where watchlist_id = ${person.defaultWatchlistId} for update`;
    expect(await nameOf()).toBe(before);
    expect((await rename(server)).status).toBe(200);
    expect(await nameOf()).toBe("Too late");
  });

  it("doesn't save a rating afterwards either, although one is often saved without a transaction", async () => {
    const rateShow = (on: TestServer) =>
      rate(on, person, { itemId: TITLES.breakingBad, rating: "LIKE" });
    const lock = (sql: Queries) =>
      sql`select from users where user_id = ${person.userId} for update`;
    await server.sql.begin(async (tx) => {
      await lock(tx);
      expect(told(await rateShow(hurried))).toEqual(LATE);
    });
    await lock(server.sql);
    expect(await server.sql`select 1 from ratings where user_id = ${person.userId}`).toEqual([]);
    expect((await rateShow(server)).status).toBe(200);
  });
});

describe("a frozen database", () => {
  let server: TestServer;
  let hurried: TestServer;
  let person: TestPerson;
  let frozen: number[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    hurried = await startTestServer({ beside: server, patienceMs: PATIENCE_MS });
    person = await server.newPerson();
  });
  const signal = (name: NodeJS.Signals) => frozen.forEach((pid) => process.kill(pid, name));
  afterEach(() => {
    signal("SIGCONT");
    frozen = [];
  });
  afterAll(async () => {
    await hurried.close();
    await server.close();
  });

  it.runIf(process.platform !== "win32")(
    "is detected, and waiting calls get a 503 until there are new connections",
    async () => {
      const profile = () => hurried.call("GET", `/v1/users/${person.userId}`, { as: person });
      await expect.poll(async () => (await profile()).status).toBe(200);
      const sessions = () =>
        server.sql<{ pid: number; waitEvent: string | null }[]>`
          select pid, wait_event from pg_stat_activity where application_name = ${CALLS} and datname = current_database()`;
      // Frozen at work, a session would keep its locks, which all databases of the tests share.
      await expect
        .poll(async () => [...new Set((await sessions()).map(({ waitEvent }) => waitEvent))])
        .toEqual(["ClientRead"]);
      frozen = (await sessions()).map(({ pid }) => pid);
      signal("SIGSTOP");
      expect(told(await profile())).toEqual(LATE);
      // Each call that gets a frozen connection ends it.
      await expect.poll(async () => (await profile()).status).toBe(200);
    },
  );
});

describe("a database that accepts connections but never responds", () => {
  let silent: Server;
  const open = new Set<Socket>();
  beforeAll(async () => {
    silent = createServer((socket) => void open.add(socket));
    await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    for (const socket of open) socket.destroy();
    silent.close();
  });

  it("counts as unavailable", async () => {
    const { port } = silent.address() as AddressInfo; // listening on TCP
    const sql = openUrl(`postgres://worthy@127.0.0.1:${port}/worthy`, {
      log: testLog,
      patienceMs: PATIENCE_MS,
    });
    const error: unknown = await sql`select 1`.catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
    await sql.end({ timeout: 0 });
  });
});
