import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { checkAccess } from "../../../commands/doctor/checkAccess.ts";
import { connect } from "../connect.ts";
import { openEndpoint } from "../sqlClient.ts";
import { makeTestFolder, testLog } from "../testDatabase.ts";
import { type EmbeddedPostgres, startEmbedded } from "./startEmbedded.ts";
import { findProcess } from "./processIdentity.ts";
import { type RunningTestServer, runTestServer } from "./runTestServer.ts";

// One folder for all: each start has to cope with what the last test left.
const folder = makeTestFolder();
const servers: RunningTestServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill("SIGTERM");
    await Promise.race([server.ended, sleep(3000)]);
    server.kill("SIGKILL");
  }
});
afterAll(() => folder.remove());

const run = (...args: Parameters<typeof runTestServer>) => {
  const server = runTestServer(...args);
  servers.push(server);
  return server;
};
const gone = async (pid: number) => {
  for (const until = Date.now() + 10_000; Date.now() < until; await sleep(20))
    if (!findProcess(pid)) return true;
  return false;
};
const writtenBy = (server: RunningTestServer) =>
  server.said.flatMap(({ written }) => written ?? []);

const openPostgres = ({ endpoint }: EmbeddedPostgres) =>
  openEndpoint(endpoint, "postgres", { log: testLog });

/** Committed rows that are missing after a new start. */
async function lostAfterRestart(server: RunningTestServer): Promise<number[]> {
  const embedded = await startEmbedded({ dataDir: folder.path, log: testLog });
  const sql = openPostgres(embedded);
  const found = new Set((await sql<{ n: number }[]>`select n from written`).map(({ n }) => n));
  await sql.end();
  await embedded.stop();
  return writtenBy(server).filter((n) => !found.has(n));
}

describe("the embedded database", () => {
  it.skipIf(process.getuid?.() !== 0)(
    "reports the owner of a folder that it can't open, and how to change it",
    async () => {
      const own = makeTestFolder();
      await (await connect({ dataDir: own.path, log: testLog })).stop();
      const cluster = join(own.path, "postgres");
      chownSync(cluster, 0, 0);
      expect(await checkAccess({ dataDir: own.path })).toEqual([
        { what: "Permissions", state: "bad", detail: expect.stringContaining("chown -R ") },
      ]);
      await expect(connect({ dataDir: own.path, log: testLog })).rejects.toThrow(
        `The database in ${cluster} belongs to another user (number 0)`,
      );
      own.remove();
    },
  );

  it("starts, stops, and quickly starts again with its rows intact", async () => {
    const first = await connect({ dataDir: folder.path, log: testLog });
    await first.sql`create table kept as select 'Ünïcode ✓' as text`;
    expect(
      await first.sql`select upper(text) as text, current_setting('fsync') as fsync, current_setting('synchronous_commit') as sync from kept`,
    ).toEqual([{ text: "ÜNÏCODE ✓", fsync: "on", sync: "on" }]);
    await first.stop();
    // As `chmod -R a+rX` leaves it, which PostgreSQL refuses.
    const cluster = join(folder.path, "postgres");
    chmodSync(cluster, 0o755);
    expect(await checkAccess({ dataDir: folder.path })).toEqual([
      { what: "Permissions", state: "note", detail: expect.stringContaining("755") },
    ]);
    const second = await connect({ dataDir: folder.path, log: testLog });
    expect(statSync(cluster).mode & 0o777).toBe(0o700);
    expect((await checkAccess({ dataDir: folder.path }))[0]?.state).toBe("good");
    expect(await second.sql`select text from kept`).toEqual([{ text: "Ünïcode ✓" }]);
    await second.stop();
  });

  it("keeps every committed row and leaves no orphan process when the server is killed", async () => {
    const server = run(folder.path);
    const { ready } = await server.wait("ready");
    await server.wait("written");
    await sleep(200);
    server.kill("SIGKILL");
    await server.ended;
    expect(writtenBy(server)).not.toEqual([]);
    expect(await lostAfterRestart(server)).toEqual([]);
    expect([await gone(ready.supervisor), await gone(ready.postmaster)]).toEqual([true, true]);
  });

  it(
    "restarts PostgreSQL after it is killed, without losing a committed row",
    { tags: "deep" },
    async () => {
      const server = run(folder.path);
      const { ready } = await server.wait("ready");
      await server.wait("written");
      process.kill(ready.postmaster, "SIGKILL");
      await server.ended;
      expect(await lostAfterRestart(server)).toEqual([]);
    },
  );

  it(
    "keeps working if its PostgreSQL and supervisor are killed while a pool is connected",
    { tags: "deep" },
    async () => {
      const embedded = await startEmbedded({
        dataDir: folder.path,
        log: { ...testLog, error: () => {} },
      });
      const sql = openPostgres(embedded);
      await sql`create table kept_number as select 1 as n`;
      for (const which of ["postmaster", "supervisor"] as const) {
        const before = embedded.processes();
        process.kill(before[which], "SIGKILL");
        for (
          const until = Date.now() + 15_000;
          Date.now() < until && embedded.processes().postmaster === before.postmaster;
        )
          await sleep(20);
        expect(embedded.processes().postmaster).not.toBe(before.postmaster);
        expect(await gone(before.postmaster)).toBe(true);
        await sql`select 1`.catch(() => {});
        expect(await sql`select n from kept_number`).toEqual([{ n: 1 }]);
      }
      await sql.end();
      await embedded.stop();
      expect(findProcess(embedded.processes().postmaster)).toBeNull();
    },
  );

  it(
    "never replaces a database whose folder has disappeared, whether a server is running or starting",
    { tags: "deep" },
    async () => {
      const own = makeTestFolder();
      const cluster = join(own.path, "postgres");
      const errors: string[] = [];
      const log = { ...testLog, error: (message: string) => void errors.push(message) };
      const first = await startEmbedded({ dataDir: own.path, log });
      renameSync(cluster, `${cluster}-aside`);
      for (const pid of Object.values(first.processes())) process.kill(pid, "SIGKILL");
      await expect
        .poll(() => errors.join("\n"))
        .toContain("Nothing was created. Put the folder back");
      expect(first.isLost()).toBe(true);
      await first.stop();
      await expect(startEmbedded({ dataDir: own.path, log })).rejects.toThrow(
        `The database is missing: ${cluster} is gone or empty`,
      );
      expect(existsSync(cluster)).toBe(false);
      await (await startEmbedded({ dataDir: own.path, log, creates: "always" })).stop();
      expect(existsSync(join(cluster, "PG_VERSION"))).toBe(true);
      rmSync(cluster, { recursive: true });
      renameSync(`${cluster}-aside`, cluster);
      await (await startEmbedded({ dataDir: own.path, log })).stop();
      own.remove();
    },
  );

  it(
    "doesn't recreate a data folder that disappears while a server is running",
    { tags: "deep" },
    async () => {
      const own = makeTestFolder();
      const errors: string[] = [];
      const log = { ...testLog, error: (message: string) => void errors.push(message) };
      const embedded = await startEmbedded({ dataDir: own.path, log });
      renameSync(own.path, `${own.path}-aside`);
      for (const pid of Object.values(embedded.processes())) process.kill(pid, "SIGKILL");
      await expect.poll(() => errors.join("\n")).toContain(`The data folder ${own.path} is gone.`);
      await embedded.stop();
      expect(existsSync(own.path)).toBe(false);
      rmSync(`${own.path}-aside`, { recursive: true });
    },
  );

  it("refuses to let a second server use its folder until the first has ended", async () => {
    const server = run(folder.path);
    await server.wait("ready");
    const second = run(join(folder.path, "../", folder.path.split("/").at(-1) ?? ""));
    const { failed, name } = await second.wait("failed");
    expect(name).toBe("DatabaseProblem");
    expect(failed).toContain(
      `Worthy is already running with this data folder (process ${server.pid})`,
    );
    await second.ended;
    expect(findProcess(server.pid)).not.toBeNull();
    server.kill("SIGTERM");
    await server.wait("stopped");
    await run(folder.path).wait("ready");
  });

  it("also refuses a second server in the same process", async () => {
    const first = await connect({ dataDir: folder.path, log: testLog });
    await expect(connect({ dataDir: folder.path, log: testLog })).rejects.toThrow(
      "already running with this data folder",
    );
    expect(await first.sql`select 1 as n`).toEqual([{ n: 1 }]);
    await first.stop();
  });

  it("lets a program connect without affecting the server, or starts a server if none is running", async () => {
    const server = await connect({ dataDir: folder.path, log: testLog });
    const joined = await connect({ dataDir: folder.path, log: testLog, join: true });
    await joined.sql`create table joined as select 1 as n`;
    await joined.stop();
    expect(await server.sql`select n from joined`).toEqual([{ n: 1 }]);
    const left = readFileSync(join(folder.path, "server.endpoint"));
    await server.stop();
    expect(existsSync(join(folder.path, "server.endpoint"))).toBe(false);
    // As left by a killed server.
    writeFileSync(join(folder.path, "server.endpoint"), left);
    const alone = await connect({ dataDir: folder.path, log: testLog, join: true });
    expect(await alone.sql`select n from joined`).toEqual([{ n: 1 }]);
    await expect(connect({ dataDir: folder.path, log: testLog })).rejects.toThrow(
      "already running with this data folder",
    );
    await alone.stop();
  });

  it(
    "accepts exactly one of several servers that start simultaneously",
    { tags: "deep" },
    async () => {
      const started = await Promise.allSettled(
        [1, 2, 3, 4].map(() => run(folder.path).wait("ready")),
      );
      expect(started.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    },
  );

  it(
    "stops the remaining processes after both the server and the supervisor were killed",
    { tags: "deep" },
    async () => {
      const server = run(folder.path);
      const { ready } = await server.wait("ready");
      await server.wait("written");
      process.kill(ready.supervisor, "SIGKILL");
      server.kill("SIGKILL");
      await server.ended;
      expect(findProcess(ready.postmaster)).not.toBeNull();
      expect(await lostAfterRestart(server)).toEqual([]);
      expect(await gone(ready.postmaster)).toBe(true);
    },
  );

  it(
    "ignores the pid files of dead processes whose pids have been reused",
    { tags: "deep" },
    async () => {
      await (await connect({ dataDir: folder.path, log: testLog })).stop();
      const stranger = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], {
        stdio: "ignore",
        uid: statSync(join(folder.path, "postgres")).uid,
      });
      const pid = stranger.pid ?? 0;
      const old = { pid, started: "1" };
      writeFileSync(
        join(folder.path, "server.lock"),
        JSON.stringify({ host: hostname(), server: old, supervisor: old }),
      );
      writeFileSync(
        join(folder.path, "postgres/postmaster.pid"),
        `${pid}\n${folder.path}/postgres\n1\n5432\n\n\n\nready\n`,
      );
      const database = await connect({ dataDir: folder.path, log: testLog });
      expect(readFileSync(join(folder.path, "postgres/postmaster.pid"), "utf8")).not.toMatch(
        new RegExp(`^${pid}\\n`),
      );
      await database.stop();
      expect(findProcess(pid)).not.toBeNull();
      stranger.kill("SIGKILL");
    },
  );

  it(
    "doesn't keep a program alive if the program forgets to stop it, and ends with that program",
    { tags: "deep" },
    async () => {
      const script = join(folder.path, "forgetful.ts");
      const start = JSON.stringify(join(import.meta.dirname, "startEmbedded.ts"));
      const log = "{ debug() {}, info() {}, warn() {}, error() {} }";
      writeFileSync(
        script,
        `import { type EmbeddedPostgres, startEmbedded } from ${start};\nconst e = await startEmbedded({ dataDir: process.argv[2], log: ${log} });\nconsole.log(JSON.stringify({ ready: e.processes() }));\n`,
      );
      const server = run(folder.path, { script });
      const { ready } = await server.wait("ready");
      expect(await server.ended).toBe(0);
      expect(await gone(ready.postmaster)).toBe(true);
    },
  );
});
