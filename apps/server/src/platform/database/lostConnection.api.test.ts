import { once } from "node:events";
import { Socket } from "node:net";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import type { Database } from "./connect.ts";
import { EMBEDDED_USER } from "./embedded/cluster.ts";
import { isDatabaseAway } from "./isDatabaseAway.ts";
import { createTestDatabase } from "./testDatabase.ts";

// The driver is repaired by scripts/driver/repairDriver.mjs; each of these hangs, or ends the process,
// with the driver as it is published.

const PATIENCE_MS = 10_000;

let database: Database;
let sql: postgres.Sql;
const sockets: Socket[] = [];

/** A pool of one connection, whose sockets the test can break. */
function openPool(): postgres.Sql {
  if (!("endpoint" in database.address)) throw new Error("the pool needs the cluster itself");
  const { endpoint, database: name } = database.address;
  const { host, port, password } = endpoint;
  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = new Socket();
      sockets.push(socket);
      const done = () => resolve(socket);
      if (host.startsWith("/")) socket.connect(join(host, `.s.PGSQL.${port}`), done);
      else socket.connect(port, host, done);
    });
  const place = { host, port, database: name, user: EMBEDDED_USER, max: 1, socket: open };
  return postgres({ ...place, ...(password !== null && { password }) });
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => sql.end({ timeout: 0 }));
afterAll(() => database.stop());

/** What a promise ends with; an error's own description of a hang otherwise. */
const outcome = (work: Promise<unknown>) =>
  Promise.race([
    work.catch((error: unknown) => error),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, "hangs").unref()),
  ]);

it("data that was still unwritten when a connection was lost isn't written on the next one", async () => {
  sql = openPool();
  await sql`select 1`;
  for (const filling of ["", "x".repeat(2000)]) {
    sockets.at(-1)?.destroy();
    const lost = await outcome(sql`select ${filling}::text`.execute());
    expect(isDatabaseAway(lost)).toBe(true);
    expect(await outcome(sql`select 2 as two`)).toMatchObject([{ two: 2 }]);
  }
});

it("a query on a closed connection is rejected", async () => {
  sql = openPool();
  const transaction = sql.begin(async (tx) => {
    await tx`select 1`;
    const [socket] = sockets.slice(-1);
    socket?.destroy();
    if (socket) await once(socket, "close");
    await tx`select 2`;
  });
  expect(isDatabaseAway(await outcome(transaction))).toBe(true);
  expect(await outcome(sql`select 3 as three`)).toMatchObject([{ three: 3 }]);
});

it("the first query on a connection doesn't fail with the previous connection's last error", async () => {
  sql = openPool();
  const lost = await outcome(sql`select pg_terminate_backend(pg_backend_pid())`);
  expect(isDatabaseAway(lost)).toBe(true);
  expect(await outcome(sql`select 4 as four`)).toMatchObject([{ four: 4 }]);
});
