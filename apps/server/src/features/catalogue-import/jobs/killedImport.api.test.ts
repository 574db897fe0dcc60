import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase } from "../../../platform/database/testDatabase.ts";
import type { Database } from "../../../platform/database/connect.ts";
import { exposeOverTcp } from "../../../platform/database/exposeOverTcp.ts";
import type { Sql } from "../../../platform/database/sqlClient.ts";
import type { Double } from "../../../testing/doubles/startDouble.ts";
import { startTvmazeDouble } from "../../../testing/doubles/tvmazeDouble.ts";
import { findLastJob, startJob } from "./importStore.ts";

const PROGRAM = join(import.meta.dirname, "../../../importProcess.ts");
const SHOWS = 160;
const KILLS = 5;
const DEADLINE_MS = 100_000;

let tvmaze: Double;
beforeAll(async () => {
  tvmaze = await startTvmazeDouble({ shows: SHOWS, latencyMs: 2 });
});
afterAll(() => tvmaze.stop());

/** The program as started by a server. */
function startProcess(url: string) {
  const env = { ...process.env, DATABASE_URL: url, TVMAZE_URL: tvmaze.url };
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", PROGRAM], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  return { kill: () => void child.kill("SIGKILL"), ended: once(child, "close") };
}

const TABLES = [
  "titles",
  "people",
  "credits",
  "seasons",
  "episodes",
  "providers",
  "title_providers",
  "statements",
  "import_items",
] as const;

/** All rows, without the times they were fetched. */
async function rowsOf(sql: Sql): Promise<Record<string, string[]>> {
  const rows: [string, string[]][] = [];
  for (const table of TABLES) {
    const all = await sql<
      { row: string }[]
    >`select (to_jsonb(t) - 'fetched_at' - 'job_id')::text as row from ${sql(table)} t order by 1`;
    rows.push([table, all.map(({ row }) => row)]);
  }
  return Object.fromEntries(rows);
}

/** Makes the database reachable for an external program. */
async function expose({ sql }: Database): Promise<{ url: string; close(): void }> {
  const { host, port, database, user } = sql.options;
  const exposed = await exposeOverTcp(`${host[0]}/.s.PGSQL.${port[0]}`);
  return { url: `postgres://${user}@127.0.0.1:${exposed.port}/${database}`, close: exposed.close };
}

async function importUndisturbed(database: Database): Promise<void> {
  const exposed = await expose(database);
  await startJob(database.sql, "tvmaze", {});
  await startProcess(exposed.url).ended;
  exposed.close();
}

/**
 * Starts and kills the program until the import is finished. @returns how often it was killed while
 * working
 */
async function importKilled(database: Database): Promise<number> {
  const { sql } = database;
  const exposed = await expose(database);
  await startJob(sql, "tvmaze", {});
  let kills = 0;
  for (const until = Date.now() + DEADLINE_MS; Date.now() < until;) {
    const running = startProcess(exposed.url);
    if (kills < KILLS) {
      const before = (await findLastJob(sql, "tvmaze"))?.done ?? 0;
      const wanted = before + 1 + Math.floor(Math.random() * 14);
      while (((await findLastJob(sql, "tvmaze"))?.done ?? 0) < wanted && Date.now() < until)
        await sleep(3);
      await sleep(Math.random() * 12); // at any point within a title
      running.kill();
      kills++;
    }
    await running.ended;
    if ((await findLastJob(sql, "tvmaze"))?.state === "DONE") break;
  }
  exposed.close();
  return kills;
}

it(
  "ends up with the same rows as an uninterrupted import, no matter when it's killed",
  { tags: "deep", timeout: 2 * DEADLINE_MS },
  async () => {
    const [calm, killed] = [await createTestDatabase(), await createTestDatabase()];
    try {
      await importUndisturbed(calm);
      expect(await importKilled(killed)).toBe(KILLS);
      const jobs = await Promise.all([calm, killed].map(({ sql }) => findLastJob(sql, "tvmaze")));
      expect(jobs[1]).toMatchObject({
        state: "DONE",
        done: jobs[0]?.done,
        total: jobs[0]?.total,
        failed: 0,
      });
      const expected = await rowsOf(calm.sql);
      expect(expected.titles?.length).toBeGreaterThan(SHOWS / 2);
      expect(await rowsOf(killed.sql)).toEqual(expected);
    } finally {
      await calm.stop();
      await killed.stop();
    }
  },
);
