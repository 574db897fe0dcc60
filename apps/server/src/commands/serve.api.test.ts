import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { APP_VERSION } from "@worthy/domain";
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { canReach, chooseDataOwner } from "../platform/database/embedded/dataOwner.ts";
import { makeTestFolder } from "../platform/database/testDatabase.ts";
import { freePort } from "../testing/freePort.ts";
import { runCommand, runWorthy, type RunningCommand, type RunOptions } from "./runCommand.ts";
import { makeTestClone } from "./testClone.ts";

const isRoot = process.getuid?.() === 0;
const onWindows = process.platform === "win32";
const folder = makeTestFolder();
const dataDir = join(folder.path, "data");
let clone: string;
let port: number;
const running: RunningCommand[] = [];

beforeAll(async () => {
  clone = await makeTestClone(join(folder.path, "clone"), { titles: 200 });
  port = await freePort();
});
afterEach(async () => {
  for (const command of running.splice(0)) await command.stop();
});
afterAll(() => folder.remove());

function run(args: string[], options: RunOptions = {}): RunningCommand {
  const command = runCommand(clone, args, {
    ...options,
    env: { PORT: String(port), WORTHY_DATA: dataDir, POSTERS_AHEAD: "off", ...options.env },
  });
  running.push(command);
  return command;
}

async function start(options: RunOptions = {}): Promise<RunningCommand> {
  const command = run(["start"], options);
  await command.says(`Worthy is ready on http://localhost:${port}`);
  return command;
}

/**
 * A request whose headers have been received and whose body the server waits for; `finish` sends
 * the body and returns the status.
 */
function beginRequest(): Promise<{ finish(): Promise<number> }> {
  const headers = {
    "content-type": "application/json",
    "content-length": 2,
    expect: "100-continue",
  };
  const sent = request({ port, host: "127.0.0.1", method: "POST", path: "/v1/users", headers });
  const status = new Promise<number>((resolve, reject) =>
    sent
      .on("response", (response) => resolve(response.resume().statusCode ?? 0))
      .on("error", reject),
  );
  status.catch(() => {}); // Handled by the caller of `finish`.
  sent.flushHeaders();
  return new Promise((resolve, reject) => {
    const finish = () => {
      sent.end("{}");
      return status;
    };
    sent.on("continue", () => resolve({ finish })).on("error", reject);
  });
}

const isReady = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;

async function expectGone(): Promise<void> {
  await expect(isReady()).rejects.toThrow("fetch failed");
  for (const left of ["server.lock", "postgres/postmaster.pid"])
    expect(existsSync(join(dataDir, left))).toBe(false);
}

describe.skipIf(onWindows)("npm start", () => {
  it("answers pending requests when told to stop, then exits cleanly", async () => {
    const server = await start({ env: { TRUST_PROXY: "true" } });
    expect(server.output()).toContain("Warning: TRUST_PROXY=true counts as one proxy.");
    expect(await isReady()).toBe(true);
    const pending = await beginRequest();
    server.kill("SIGTERM");
    await server.says("Stopping …");
    expect(await pending.finish()).toBe(200);
    expect(await server.ended).toBe(0);
    expect(existsSync(join(dataDir, "server.lock"))).toBe(false);
    expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
  });

  it("reports that it isn't ready when told to stop, but keeps answering until the grace period ends", async () => {
    const server = await start({ env: { STOP_GRACE_SECONDS: "3", HOST: "0.0.0.0" } });
    await server.says(
      `Warning: Links in emails start with http://localhost:${port}, which only works on this machine, so no one can sign in on a phone. Set the address people use: PUBLIC_URL=http://`,
    );
    const providers = `http://127.0.0.1:${port}/v1/api/providers`;
    const told = performance.now();
    server.kill("SIGTERM");
    await server.says("Stopping …");
    const answers = new Set<string>();
    while (performance.now() - told < 1500) {
      const { status } = await fetch(providers, { headers: { connection: "close" } });
      answers.add(`${status}, ready: ${await isReady()}`);
    }
    expect([...answers]).toEqual(["200, ready: false"]);
    const pending = await beginRequest();
    await expect.poll(() => fetch(providers).catch(() => "refused")).toBe("refused");
    expect(await pending.finish()).toBe(200);
    expect(await server.ended).toBe(0);
    expect(performance.now() - told).toBeGreaterThan(3000);
  });

  it("skips the grace period on Ctrl+C, even after SIGTERM", { tags: "deep" }, async () => {
    const server = await start({ env: { STOP_GRACE_SECONDS: "120" } });
    server.kill("SIGTERM");
    await server.says("Stopping …");
    expect(await isReady()).toBe(false);
    server.kill("SIGINT");
    expect(await server.ended).toBe(0);
  });

  it.each(["SIGTERM", "SIGINT"] as const)(
    "stops even if only npm receives %s, and npm exits with the same code",
    { tags: "deep" },
    async (signal) => {
      const server = await start({ withNpm: true });
      server.kill(signal);
      expect(await server.exited).toBe(0);
      expect(server.output()).toContain("Stopping …");
      await expectGone();
    },
  );

  it.each([
    ["SIGHUP", true],
    ["SIGKILL", true],
    ["SIGINT", false],
    ["SIGHUP", false],
  ] as const)(
    "stops when %s kills its parent (npm: %s), and releases the port and the folder",
    { tags: "deep" },
    async (signal, withNpm) => {
      const server = await start({ withNpm });
      server.kill(signal);
      await server.ended;
      expect(server.output()).toContain("Stopping …");
      await expectGone();
    },
  );

  it(
    "prints the assigned port if PORT=0, and keeps running if its output isn't read",
    { tags: "deep" },
    async () => {
      const server = run(["start"], { env: { PORT: "0", LOG_LEVEL: "debug" } });
      await server.says("Ctrl+C stops it");
      const origin = /ready on (http:\/\/localhost:[1-9]\d*) /.exec(server.output())?.[1];
      const ask = async () => (await fetch(`${origin}/healthz`)).status;
      server.turnAway();
      for (let request = 0; request < 5; request++) expect(await ask()).toBe(200);
      server.kill("SIGTERM");
      // It says that it stops, to nobody.
      expect(await server.ended).toBe(0);
      expect(existsSync(join(dataDir, "server.lock"))).toBe(false);
    },
  );

  it.each(["Opening the database", "Worthy is ready"])(
    "stops if its parent is killed after %s has been printed",
    { tags: "deep" },
    async (words) => {
      const server = run(["start"]);
      await server.says(words);
      server.kill("SIGKILL");
      await server.ended;
      expect(server.output()).toContain("Stopping …");
      expect(existsSync(join(dataDir, "server.lock"))).toBe(false);
      expect(existsSync(join(dataDir, "postgres/postmaster.pid"))).toBe(false);
    },
  );

  it(
    "reports that the port is in use and how to choose another, and leaves no process behind",
    { tags: "deep" },
    async () => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(port, "127.0.0.1", resolve));
      const server = run(["start"]);
      expect(await server.ended).toBe(1);
      other.close();
      expect(server.output()).toContain(
        `Port ${port} is in use by another program. Stop it, or choose another port: PORT=3001 npm start`,
      );
      expect(server.output()).not.toMatch(/^ {4}at /m);
      expect(existsSync(join(dataDir, "server.lock"))).toBe(false);
    },
  );

  it("reports every invalid variable before changing anything", async () => {
    const untouched = join(folder.path, "untouched");
    const server = runWorthy(["serve", "--build"], {
      PORT: "many",
      PUBLIC_URL: "worthy",
      DATABASE_URL: "postgres://user:sec#ret@localhost/worthy",
      LOG_LEVEL: "loud",
      WORTHY_DATA: untouched,
    });
    running.push(server);
    expect(await server.ended).toBe(1);
    for (const name of ["PORT", "PUBLIC_URL", "DATABASE_URL", "LOG_LEVEL"])
      expect(server.output()).toMatch(new RegExp(`^ +${name}: `, "m"));
    expect(server.output()).not.toMatch(/WORTHY_DATA|sec|ret@|^ {4}at /m);
    expect(existsSync(untouched)).toBe(false);
  });

  it("doesn't create a database or a folder if it's configured to expect existing data", async () => {
    const gone = join(folder.path, "gone");
    const settings = { PORT: String(port), WORTHY_DATA: gone, WORTHY_EXPECT_DATA: "on" };
    for (const folderIsThere of [false, true]) {
      if (folderIsThere) mkdirSync(gone);
      const server = runWorthy(["serve"], settings);
      running.push(server);
      expect(await server.ended).toBe(1);
      expect(server.output()).toContain(
        `${gone} has no database, but WORTHY_EXPECT_DATA is on: mount its volume, restore a backup (npm run worthy -- restore FILE), or, for a first start, unset WORTHY_EXPECT_DATA.`,
      );
      expect(server.output()).not.toMatch(/^ {4}at /m);
      expect(existsSync(gone) && readdirSync(gone)).toEqual(folderIsThere && []);
    }
  });

  it("responds to an unknown command with the list of commands", async () => {
    const unknown = run(["worthy", "serv"]);
    expect(await unknown.ended).toBe(2);
    expect(unknown.output()).toContain('Unknown command "serv"');
    for (const name of ["serve", "dev", "backup FILE", "restore FILE", "help"])
      expect(unknown.output()).toContain(`worthy ${name}`);
    const script = run(["strat"]);
    expect(await script.ended).toBe(2);
    expect(script.output()).toContain(
      "start, dev, desktop, worthy, test, test:unit, test:deep, test:busy, test:pooled, check, catalogue:check, bench",
    );
  });

  it("prints its version", async () => {
    const version = run(["worthy", "version"]);
    expect(await version.ended).toBe(0);
    expect(version.output().trim()).toBe(APP_VERSION);
  });

  const other = isRoot ? chooseDataOwner("/nowhere") : null;
  // Root can only run as an ordinary user who can read this checkout's packages.
  const user = other && canReach(other, process.execPath) ? { uid: other.uid, gid: other.gid } : {};

  it(
    "works for an unprivileged user with data in a path of 150 characters",
    { tags: "deep" },
    async () => {
      const long = join(folder.path, "ä long näme ".repeat(15).slice(0, 160 - folder.path.length));
      expect(long.length).toBeGreaterThanOrEqual(150);
      mkdirSync(long);
      if (user.uid !== undefined) chownSync(long, user.uid, user.gid);
      const server = await start({ ...user, env: { WORTHY_DATA: long } });
      expect(await isReady()).toBe(true);
      expect(statSync(join(long, "postgres")).uid).toBe(
        user.uid ?? other?.uid ?? process.getuid?.(),
      );
      server.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    },
  );

  it.skipIf(!isRoot)(
    "works for root in a clone that no other user can enter, and reports where the data is",
    { tags: "deep" },
    async () => {
      const hidden = mkdtempSync(join(tmpdir(), "worthy-hidden-"));
      onTestFinished(() => rmSync(hidden, { recursive: true }));
      const server = runCommand(await makeTestClone(join(hidden, "clone")), ["start"], {
        env: { PORT: String(port) },
      });
      running.push(server);
      await server.says(`Worthy is ready on http://localhost:${port}`);
      expect(await isReady()).toBe(true);
      const place = /the database is kept in (\S+)/.exec(server.output())?.[1] ?? "not said";
      onTestFinished(() => rmSync(dirname(place), { recursive: true }));
      expect(existsSync(join(place, "PG_VERSION"))).toBe(true);
      expect(existsSync(join(hidden, "clone/data/postgres"))).toBe(false);
      server.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    },
  );
});
