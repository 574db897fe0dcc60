import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type Database, connect } from "./connect.ts";
import { openAddress } from "./databaseAddress.ts";
import { findPgBouncer, startPgBouncer } from "./testPgBouncer.ts";
import { checkNotifications, setRoleTimeouts } from "./throughPooler.ts";
import type { Sql } from "./sqlClient.ts";
import { exposeOverTcp } from "./exposeOverTcp.ts";
import { createTestDatabase, testLog } from "./testDatabase.ts";

describe("connecting to the database", () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase({ holds: "nothing" });
    await database.sql`create table moment (id int primary key, big bigint, made_at timestamptz, facts jsonb)`;
  });
  afterAll(async () => {
    await database.stop();
  });

  it("returns camelCase columns, times as Date, counts and bigints as numbers, and parsed JSON", async () => {
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

  it("keeps the memory that statements need, instead of getting fresh memory for each", async ({
    skip,
  }) => {
    const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
    skip(!header.glibcVersionRuntime, "only glibc has these settings");
    await database.sql.begin(async (tx) => {
      const [session] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      const countFaults = () =>
        Number(
          readFileSync(`/proc/${session?.pid}/stat`, "utf8").replace(/.*\) /s, "").split(" ")[7],
        );
      const sortMany = () =>
        tx`select count(*) from (select g from generate_series(1, 5000) g order by g::text) sorted`;
      await sortMany();
      const before = countFaults();
      for (let turn = 0; turn < 20; turn++) await sortMany();
      expect((countFaults() - before) / 20).toBeLessThan(20); // of 4 KiB each
    });
  });

  it("waits for a DATABASE_URL that doesn't respond yet, but fails immediately if waiting won't help", async () => {
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
    const tcp = await exposeOverTcp(socket, { port });
    const own = await connecting;
    expect(await own.sql`select id from moment order by id limit 1`).toEqual([{ id: 1 }]);
    expect(await own.sql`show statement_timeout`).toEqual([{ statementTimeout: "30s" }]);
    await own.stop();
    expect(warnings.join()).toContain("isn’t answering yet");
    const wrong = connect({
      databaseUrl: `postgres://worthy:secret@127.0.0.1:${port}/nowhere`,
      dataDir: "/unused",
      log,
    });
    await expect(wrong).rejects.toThrow(/worthy:…@127.*database "nowhere" does not exist/);
    expect(warnings.join()).not.toContain("secret");
    tcp.close();
  });

  it("supports a DATABASE_URL with a Unix socket, for both statements and messages", async () => {
    const { path, database: name } = database.sql.options;
    const folder = dirname(String(path));
    const port = String(path).split(".").at(-1);
    for (const databaseUrl of [
      `postgres://worthy:p%40ss@/${name}?host=${folder}&port=${port}`,
      `postgres://worthy@:${port}/${name}?host=${encodeURIComponent(folder)}`,
      `postgres://worthy@${encodeURIComponent(folder)}:${port}/${name}`,
    ]) {
      const own = await connect({ databaseUrl, dataDir: "/unused", log: testLog });
      expect(await own.sql`select current_database() as name`).toEqual([{ name }]);
      await checkNotifications(own.sql);
      await own.stop();
    }
  });

  describe("with a connection pooler", () => {
    const closing: (() => unknown)[] = [];
    afterEach(async () => {
      for (const close of closing.splice(0).toReversed()) await close();
    });
    const urlOf = (port: number, name = String(database.sql.options.database)) =>
      `postgres://worthy@127.0.0.1:${port}/${name}`;
    const expose = async (asPooler: boolean) => {
      const tcp = await exposeOverTcp(String(database.sql.options.path), { asPooler });
      closing.push(tcp.close);
      return tcp.port;
    };
    const open = async (given: { databaseUrl: string; directUrl?: string }) => {
      const own = await connect({ ...given, dataDir: "/unused", log: testLog });
      closing.push(own.stop);
      return own;
    };

    it("reports a missing DATABASE_DIRECT_URL, and otherwise applies the role's and calls' timeouts", async () => {
      const [pooler, direct] = [await expose(true), await expose(false)];
      await expect(open({ databaseUrl: urlOf(pooler) })).rejects.toThrow(/DATABASE_DIRECT_URL/);
      const own = await open({ databaseUrl: urlOf(pooler), directUrl: urlOf(direct) });
      await setRoleTimeouts(own.sql);
      await setRoleTimeouts(own.sql); // as the next server does
      const calls = openAddress(own.pooled ?? own.address, { log: testLog, patienceMs: 5000 });
      closing.push(() => calls.end());
      const timeout = (sql: Pick<Sql, "unsafe">) => sql.unsafe("show statement_timeout");
      expect([await timeout(calls), await calls.begin((tx) => timeout(tx))]).toEqual([
        [{ statementTimeout: "30s" }],
        [{ statementTimeout: "5s" }],
      ]);
      await checkNotifications(own.sql);
    });

    /** A query that is described first, right after one that isn't, over a single connection. */
    const askTwice = async (pooler: number, direct: number) => {
      const own = await open({ databaseUrl: urlOf(pooler), directUrl: urlOf(direct) });
      const calls = openAddress(own.pooled ?? own.address, { log: testLog, max: 1 });
      closing.push(() => calls.end({ timeout: 0 }));
      await calls`select 0`;
      const answers = Promise.all([calls`select 1 as one`, calls`select ${2}::int as two`]);
      expect(await answers).toMatchObject([[{ one: 1 }], [{ two: 2 }]]);
    };

    it("waits for the response to each query before sending the next one", async () => {
      await askTwice(await expose(true), await expose(false));
    });

    it("refuses to start if it can't receive messages", async () => {
      const [pooler, direct] = [await expose(true), await expose(false)];
      const own = await open({
        databaseUrl: urlOf(pooler),
        directUrl: urlOf(direct, "postgres"), // not the same database
      });
      await expect(checkNotifications(own.sql, 300)).rejects.toThrow(/doesn’t deliver messages/);
    });

    it.skipIf(!findPgBouncer())(
      "works through Debian's PgBouncer in transaction mode",
      async () => {
        const direct = await expose(false);
        const bouncer = await startPgBouncer(direct);
        closing.push(bouncer.stop);
        await expect(open({ databaseUrl: urlOf(bouncer.port) })).rejects.toThrow(
          /DATABASE_DIRECT_URL/,
        );
        const own = await open({ databaseUrl: urlOf(bouncer.port), directUrl: urlOf(direct) });
        await askTwice(bouncer.port, direct);
        const { sql } = own;
        const answers = await Promise.all(
          Array.from({ length: 50 }, (_, at) => sql`select ${at}::int as at`),
        );
        expect(answers.map(([row]) => row?.["at"])).toEqual(answers.map((_, at) => at));
        await checkNotifications(sql);
        const held = await sql.reserve();
        await held`select pg_advisory_lock(5)`;
        const [lock] = await sql`select pg_try_advisory_xact_lock(5) as free`;
        held.release();
        expect(lock).toEqual({ free: false });
      },
    );
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
          await expect.poll(() => own.sql`select n from kept`.catch(() => "not yet")).toEqual([]);
        }
      },
    );

    it("ignores calls on a transaction that has ended", async () => {
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
      await expect(late).rejects.toThrow("The transaction has ended.");
      expect(await database.sql`select n from kept`).toEqual([]);
    });
  });
});
