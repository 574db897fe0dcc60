import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Database, connect } from "./connect.ts";
import { exposeOverTcp } from "./exposeOverTcp.ts";
import { createTestDatabase, testLog } from "./testDatabase.ts";

describe("connect", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase({ holds: "nothing" });
    await database.sql`create table moment (id int primary key, big bigint, made_at timestamptz, facts jsonb)`;
  });
  afterAll(async () => {
    await database.stop();
  });

  it("returns columns in camelCase, times as Date, counts and bigints as numbers, and parsed JSON", async () => {
    const madeAt = new Date("2026-01-02T03:04:05.678Z");
    const facts = { list: [1, "two", null], not_renamed: true };
    const { sql } = database;
    await sql`insert into moment values (1, ${2 ** 53 - 1}, ${madeAt}, ${sql.json(facts)}), (2, null, ${madeAt.toISOString()}, ${JSON.stringify(facts)}::text::jsonb)`;
    await sql`insert into moment ${sql([{ id: 3, big: 7, madeAt, facts: sql.json(facts) }])}`;
    expect(await sql`select *, count(*) over () as all_rows from moment order by id`).toEqual([
      { id: 1, big: 2 ** 53 - 1, madeAt, facts, allRows: 3 },
      { id: 2, big: null, madeAt, facts, allRows: 3 },
      { id: 3, big: 7, madeAt, facts, allRows: 3 },
    ]);
  });

  it("waits for a DATABASE_URL that doesn't respond yet, and fails at once if waiting doesn't help", async () => {
    const socket = String(database.sql.options.path);
    const { port, close } = await exposeOverTcp(socket);
    close();
    const warnings: string[] = [];
    const log = { ...testLog, warn: (text: string) => void warnings.push(text) };
    const connecting = connect({
      databaseUrl: `postgres://worthy:secret@127.0.0.1:${port}/${database.sql.options.database}`,
      dataDir: "/unused",
      log,
    });
    await sleep(400);
    const tcp = await exposeOverTcp(socket, port);
    const own = await connecting;
    expect(await own.sql`select id from moment order by id limit 1`).toEqual([{ id: 1 }]);
    expect(await own.sql`show statement_timeout`).toEqual([{ statementTimeout: "30s" }]);
    await own.stop();
    expect(warnings.join()).toContain("does not answer yet");
    const wrong = connect({
      databaseUrl: `postgres://worthy:secret@127.0.0.1:${port}/nowhere`,
      dataDir: "/unused",
      log,
    });
    await expect(wrong).rejects.toThrow(/worthy:…@127.*database "nowhere" does not exist/);
    expect(warnings.join()).not.toContain("secret");
    tcp.close();
  });

  describe("when a transaction loses its connection", () => {
    const endings = {
      "PostgreSQL ends it": (pid: number) =>
        database.sql`select pg_terminate_backend(${pid})`.then(() => {}),
      "it breaks": async () => tcp.cut(),
    };
    const lostWords = /CONNECTION_CLOSED|terminating connection/;
    let tcp: Awaited<ReturnType<typeof exposeOverTcp>>;
    let own: Database;
    beforeAll(async () => {
      tcp = await exposeOverTcp(String(database.sql.options.path));
      own = await connect({
        databaseUrl: `postgres://worthy@127.0.0.1:${tcp.port}/${database.sql.options.database}`,
        dataDir: "/unused",
        log: testLog,
      });
      await database.sql`create table kept (n int)`;
    });
    afterAll(async () => {
      await own.sql.end({ timeout: 0 }); // the driver would wait for the lost queries
      tcp.close();
    });

    it.each(Object.entries(endings))(
      "fails, stores nothing, and leaves the pool usable: %s",
      async (_how, end) => {
        for (const inSavepoint of [false, true]) {
          const lost = own.sql.begin(async (tx) => {
            const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
            await tx`insert into kept values (1)`;
            const wait = (part: typeof tx) =>
              Promise.all([part`select pg_sleep(20)`, end(backend?.pid ?? 0)]);
            await (inSavepoint ? tx.savepoint(wait).catch(() => {}) : wait(tx));
          });
          await expect(lost).rejects.toThrow(lostWords);
          await expect
            .poll(() => own.sql`select n from kept`.catch(() => "not yet"), { timeout: 15_000 })
            .toEqual([]);
        }
      },
    );

    it("ignores calls of a transaction that is over", async () => {
      let late: Promise<unknown> = Promise.resolve();
      const lost = own.sql.begin(async (tx) => {
        const [backend] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
        const insert = async () => {
          await expect(lost).rejects.toThrow(lostWords);
          await tx`insert into kept values (2)`;
        };
        late = insert();
        await endings["PostgreSQL ends it"](backend?.pid ?? 0);
        await late;
      });
      await expect(lost).rejects.toThrow(lostWords);
      await expect(late).rejects.toThrow("The transaction is over.");
      expect(await database.sql`select n from kept`).toEqual([]);
    });
  });
});
