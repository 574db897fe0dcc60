// @module-tag deeper
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect } from "../platform/database/connect.ts";
import { createTestDatabase, makeTestFolder, testLog } from "../platform/database/testDatabase.ts";
import { exposeOverTcp } from "../platform/database/exposeOverTcp.ts";
import { freePort } from "../testing/freePort.ts";
import { runCommand, type RunningCommand } from "./runCommand.ts";
import { makeTestClone } from "./testClone.ts";

const folder = makeTestFolder();
const dataDir = join(folder.path, "data");
const file = join(folder.path, "all.gz");
let clone: string;
let port: number;
let server: RunningCommand;

/** Runs a worthy command and waits for it to end. */
async function worthy(
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const command = runCommand(clone, ["worthy", ...args], { env: { WORTHY_DATA: dataDir, ...env } });
  const code = await command.ended;
  return { code, output: command.output() };
}

const post = async (path: string, body: object, token = "") => {
  const headers = {
    "content-type": "application/json",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  // Each test's assertions say what they expect.
  return {
    status: response.status,
    body: (await response.json()) as ReturnType<typeof JSON.parse>,
  };
};

const contents = async (dir: string) => {
  const database = await connect({ dataDir: dir, log: testLog });
  const { sql } = database;
  const rows = {
    users: await sql`select * from users order by user_id`,
    ratings: await sql`select * from ratings`,
    titles: await sql`select * from titles order by title_id`,
  };
  await database.stop();
  return rows;
};

beforeAll(async () => {
  clone = await makeTestClone(join(folder.path, "clone"));
  port = await freePort();
  server = runCommand(clone, ["worthy", "serve"], {
    env: { WORTHY_DATA: dataDir, PORT: String(port) },
  });
  await server.says("Worthy is ready");
  const { body: person } = await post("/v1/users", {});
  await post("/v6/ratings", { itemId: 10_001, type: "TV_SHOW", rating: "LOVE" }, person.token);
});
afterAll(async () => {
  await server.stop();
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
    expect((await post("/v1/users", {})).status).toBe(200);
    expect(server.output()).not.toMatch(/ended unexpectedly|started again/);
  });

  it("keeps the database's endpoint readable only by its owner", () => {
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
    "refuses to restore while a server is running, and leaves it unharmed",
    { tags: "deep" },
    async () => {
      const { code, output } = await worthy(["restore", file]);
      expect(output).toContain("Stop Worthy first, then restore");
      expect(code).toBe(1);
      expect((await post("/v1/users", {})).status).toBe(200);
    },
  );

  it(
    "also refuses while servers use a DATABASE_URL, and backs that up",
    { tags: "deep" },
    async () => {
      const database = await createTestDatabase();
      const tcp = await exposeOverTcp(String(database.sql.options.path));
      await database.sql`select 1`; // a server always has a session
      const env = {
        DATABASE_URL: `postgres://worthy@127.0.0.1:${tcp.port}/${database.sql.options.database}`,
      };
      expect(await worthy(["restore", file], env)).toMatchObject({
        code: 1,
        output: expect.stringContaining("Stop Worthy first, then restore"),
      });
      expect(await database.sql`select * from users`).toEqual([]);
      expect(await worthy(["backup", join(folder.path, "own.gz")], env)).toMatchObject({
        code: 0,
        output: expect.stringContaining("Backed up 0 rows"),
      });
      await database.sql`drop schema drizzle cascade`;
      expect(await worthy(["backup", join(folder.path, "none.gz")], env)).toMatchObject({
        code: 1,
        output: expect.stringContaining("nothing to back up"),
      });
      tcp.close();
      await database.stop();
    },
  );

  it(
    "finds nothing to save without a server's data, and creates nothing",
    { tags: "deep" },
    async () => {
      const nowhere = join(folder.path, "nowhere");
      const { code, output } = await worthy(["backup", join(folder.path, "nothing.gz")], {
        WORTHY_DATA: nowhere,
      });
      expect(output).toContain(`There is nothing to back up in ${nowhere} yet.`);
      expect(code).toBe(1);
      expect([existsSync(nowhere), existsSync(join(folder.path, "nothing.gz"))]).toEqual([
        false,
        false,
      ]);
    },
  );

  it("restores everything saved into a fresh folder, and nothing that came later", async () => {
    server.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    const fresh = join(folder.path, "fresh");
    const { code, output } = await worthy(["restore", file], { WORTHY_DATA: fresh });
    expect(output).toMatch(/Restored \d+ rows of \d+ tables/);
    expect(code).toBe(0);
    const [saved, current] = [await contents(fresh), await contents(dataDir)];
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
    "refuses the data folder of PostgreSQL %s and gives advice",
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
