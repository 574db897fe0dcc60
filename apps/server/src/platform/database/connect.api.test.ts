import { type Server, connect as dial, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql as drizzleSql } from "drizzle-orm";
import { bigint, integer, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core";
import { connect } from "./connect.ts";
import { createTestDatabase, testLog } from "./testDatabase.ts";

const moment = pgTable("moment", {
  id: integer().primaryKey(),
  big: bigint({ mode: "number" }),
  at: timestamp({ withTimezone: true }),
  facts: jsonb(),
});

describe("connect", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase<{ moment: typeof moment }>>>;
  let server: Server;
  beforeAll(async () => {
    database = await createTestDatabase({ empty: true, schema: { moment } });
    await database.sql`create table moment (id int primary key, big bigint, at timestamptz, facts jsonb)`;
    const path = String(database.sql.options.path);
    // The test cluster listens on a socket only; this makes it look like a database elsewhere.
    server = createServer(
      (client) =>
        void client
          .pipe(dial(path))
          .on("error", () => client.destroy())
          .pipe(client)
          .on("error", () => {}),
    );
  });
  afterAll(async () => {
    server.close();
    await database.stop();
  });

  const listen = (port = 0) =>
    new Promise<number>((resolve) => {
      server.listen(port, "127.0.0.1", () => {
        const address = server.address();
        resolve(address && typeof address === "object" ? address.port : 0);
      });
    });

  it("means the same values in both views of the pool", async () => {
    const at = new Date("2026-01-02T03:04:05.678Z");
    const facts = { list: [1, "two", null] };
    await database.orm.insert(moment).values({ id: 1, big: 2 ** 53 - 1, at, facts });
    await database.sql`insert into moment values (2, ${2 ** 53 - 1}, ${at}, ${database.sql.json(facts)})`;
    const [one, two] = await database.orm.query.moment.findMany({ orderBy: moment.id });
    expect(one).toEqual({ id: 1, big: 2 ** 53 - 1, at, facts });
    expect(two).toEqual({ ...one, id: 2 });
    expect(await database.sql`select big, facts, count(*) over () as rows from moment where id = any(${[1, 5]})`).toEqual([{ big: 2 ** 53 - 1, facts, rows: 1 }]);
    expect(await database.orm.execute(drizzleSql`select 1 as n`)).toEqual([{ n: 1 }]);
  });

  it("waits for a DATABASE_URL that does not answer yet, and says at once what waiting cannot mend", async () => {
    const port = await listen();
    await new Promise((resolve) => server.close(resolve));
    const warnings: string[] = [];
    const log = { ...testLog, warn: (text: string) => void warnings.push(text) };
    const connecting = connect({
      databaseUrl: `postgres://worthy:secret@127.0.0.1:${port}/${database.sql.options.database}`,
      dataDir: "/unused",
      log,
    });
    await sleep(400);
    await listen(port);
    const own = await connecting;
    expect(await own.sql`select id from moment order by id limit 1`).toEqual([{ id: 1 }]);
    expect(await own.sql`show statement_timeout`).toEqual([{ statement_timeout: "30s" }]);
    await own.stop();
    expect(warnings.join()).toContain("does not answer yet");
    const wrong = connect({
      databaseUrl: `postgres://worthy:secret@127.0.0.1:${port}/nowhere`,
      dataDir: "/unused",
      log,
    });
    await expect(wrong).rejects.toThrow(/worthy:…@127.*database "nowhere" does not exist/);
    expect(warnings.join()).not.toContain("secret");
  });
});
