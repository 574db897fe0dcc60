// @module-tag deeper
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, type Database } from "../platform/database/connect.ts";
import { MIGRATIONS, migrate } from "../platform/database/migrate.ts";
import { createTestDatabase, makeTestFolder, testLog } from "../platform/database/testDatabase.ts";
import { exposeOverTcp } from "../platform/database/exposeOverTcp.ts";
import type { Sql } from "../platform/database/sqlClient.ts";
import { rate } from "../testing/rate.ts";
import { startTestServer, type TestServer } from "../testing/testServer.ts";
import { runWorthy } from "./runCommand.ts";

const folder = makeTestFolder();
const dataDir = join(folder.path, "data");
const file = join(folder.path, "all.gz");
const warnings: string[] = [];
let database: Database;
let server: TestServer;

/** Runs a worthy command and waits for it to end. */
async function worthy(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const command = runWorthy(args, { WORTHY_DATA: dataDir, ...env });
  const code = await command.ended;
  return { code, output: command.output() };
}

const contents = async (sql: Sql) => ({
  users: await sql`select * from users order by user_id`,
  ratings: await sql`select * from ratings`,
  titles: await sql`select * from titles order by title_id`,
});

beforeAll(async () => {
  const keep = (line: string) => void warnings.push(line);
  database = await connect({ dataDir, log: { ...testLog, warn: keep, error: keep } });
  await migrate(database.sql, MIGRATIONS);
  server = await startTestServer({ beside: database, titles: 400 });
  await rate(server, await server.newPerson(), { itemId: 10_001, rating: "LOVE" });
});
afterAll(async () => {
  await server.close();
  await database.stop();
  folder.remove();
});

describe.skipIf(process.platform === "win32")("worthy backup and restore", () => {
  it("saves the data of a running server", async () => {
    const { code, output } = await worthy(["backup", file]);
    expect(output).toMatch(
      /Worthy is running with this data folder[^]*Backed up \d+ rows of \d+ tables/,
    );
    expect(code).toBe(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await server.call("POST", "/v1/users")).status).toBe(200);
    expect(warnings).toEqual([]);
  });

  it("lets only the owner read the database's endpoint file", () => {
    expect(statSync(join(dataDir, "server.endpoint")).mode & 0o777).toBe(0o600);
  });

  it("never overwrites a backup", { tags: "deep" }, async () => {
    const before = readFileSync(file);
    expect(await worthy(["backup", file])).toMatchObject({
      code: 1,
      output: expect.stringContaining("already exists"),
    });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it(
    "refuses to restore while a server is running, and doesn't disturb that server",
    { tags: "deep" },
    async () => {
      const { code, output } = await worthy(["restore", file]);
      expect(output).toContain("Stop Worthy first, then restore");
      expect(code).toBe(1);
      expect((await server.call("POST", "/v1/users")).status).toBe(200);
    },
  );

  it(
    "refuses to restore to a DATABASE_URL while servers use it, but can back up its database",
    { tags: "deep" },
    async () => {
      const own = await createTestDatabase();
      const tcp = await exposeOverTcp(String(own.sql.options.path));
      await own.sql`select 1`; // a server always has a session
      const env = {
        DATABASE_URL: `postgres://worthy@127.0.0.1:${tcp.port}/${own.sql.options.database}`,
      };
      expect(await worthy(["restore", file], env)).toMatchObject({
        code: 1,
        output: expect.stringContaining("Stop Worthy first, then restore"),
      });
      expect(await own.sql`select * from users`).toEqual([]);
      expect(await worthy(["backup", join(folder.path, "own.gz")], env)).toMatchObject({
        code: 0,
        output: expect.stringContaining("Backed up 0 rows"),
      });
      await own.sql`drop schema drizzle cascade`;
      expect(await worthy(["backup", join(folder.path, "none.gz")], env)).toMatchObject({
        code: 1,
        output: expect.stringContaining("nothing to back up"),
      });
      tcp.close();
      await own.stop();
    },
  );

  it(
    "reports that there is nothing to back up if the server has no data, and creates no file",
    { tags: "deep" },
    async () => {
      const nowhere = join(folder.path, "nowhere");
      const { code, output } = await worthy(["backup", join(folder.path, "nothing.gz")], {
        WORTHY_DATA: nowhere,
      });
      expect(output).toContain(`There’s nothing to back up yet in ${nowhere}.`);
      expect(code).toBe(1);
      expect([existsSync(nowhere), existsSync(join(folder.path, "nothing.gz"))]).toEqual([
        false,
        false,
      ]);
    },
  );

  it("restores the whole backup to a new folder, without any data that was added later", async () => {
    const current = await contents(database.sql);
    const fresh = join(folder.path, "fresh");
    const { code, output } = await worthy(["restore", file], { WORTHY_DATA: fresh });
    expect(output).toMatch(/Restored \d+ rows of \d+ tables/);
    expect(code).toBe(0);
    const restored = await connect({ dataDir: fresh, log: testLog });
    const saved = await contents(restored.sql);
    await restored.stop();
    expect(saved.ratings).toHaveLength(1);
    expect(saved.users).toHaveLength(1);
    expect(current.users.length).toBeGreaterThan(1);
    expect({ ...saved, users: [] }).toEqual({ ...current, users: [] });
    expect(current.users).toContainEqual(saved.users[0]);
  });

  it.each([
    ["17", "npm run worthy -- restore"],
    ["99", "update Worthy"],
  ])(
    "refuses PostgreSQL's data folder %s and explains what to do",
    { tags: "deep" },
    async (version, advice) => {
      const other = join(folder.path, `of ${version}`);
      const cluster = join(other, "postgres");
      mkdirSync(cluster, { recursive: true });
      writeFileSync(join(cluster, "PG_VERSION"), `${version}\n`);
      const { code, output } = await worthy(["serve"], { WORTHY_DATA: other });
      expect(output).toContain(`The database in ${cluster} belongs to PostgreSQL ${version}`);
      expect(output).toContain("Nothing was changed.");
      expect(output).toContain(advice);
      expect(code).toBe(1);
      expect(readFileSync(join(cluster, "PG_VERSION"), "utf8")).toBe(`${version}\n`);
    },
  );
});
