import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeTestFolder } from "../testDatabase.ts";
import { chooseDataOwner } from "./dataOwner.ts";
import { type RunningTestServer, runTestServer } from "./runTestServer.ts";

const isRoot = process.getuid?.() === 0;
const onWindows = process.platform === "win32";
let folder: { path: string; remove: () => void };
beforeEach(() => {
  folder = makeTestFolder();
});
afterEach(() => folder.remove());

/** Starts, writes and stops; returns the server's messages. */
async function runOnce(...args: Parameters<typeof runTestServer>): Promise<RunningTestServer> {
  const server = runTestServer(...args);
  await server.wait("written");
  server.kill("SIGTERM");
  await server.wait("stopped");
  await server.ended;
  return server;
}

const UNSHARE = "unshare";
/** Whether this test may mount volumes that only it sees. */
const canMount = isRoot && spawnSync(UNSHARE, ["-m", "true"]).status === 0;
const TEST_SERVER = join(import.meta.dirname, "testServer.ts");
/**
 * Starts the server with its data on a volume, and once more without that volume. `$0` is where it
 * is mounted, `$1` the data folder, `$2` what both starts say.
 */
const LOSE_VOLUME = `
run() {
  "${process.execPath}" "${TEST_SERVER}" "$1" > "$2" &
  until grep -q 'written\\|failed' "$2"; do sleep 0.1; done
  kill $! 2>&-
  wait
  cat "$2"
}
mount -t tmpfs -o mode=755 none "$0" && run "$@" && umount "$0" && run "$@"`;

describe.skipIf(onWindows)("finding a place for the embedded database", () => {
  it("supports a path of 150 characters, even for temporary files", { tags: "deep" }, async () => {
    const long = join(folder.path, "a long name é ".repeat(11), "x".repeat(150 - 14 * 10)).slice(
      0,
      200,
    );
    mkdirSync(long, { recursive: true, mode: 0o755 });
    expect(long.length).toBeGreaterThanOrEqual(150);
    const server = runTestServer(long, { env: { ...process.env, TMPDIR: long } });
    const { host } = await server.wait("ready");
    expect(host?.length).toBeLessThan(90);
    expect(lstatSync(String(host)).mode & 0o777).toBe(0o700);
    server.kill("SIGTERM");
    await server.wait("stopped");
    expect(existsSync(String(host))).toBe(false);
  });

  it("reports clearly that the data folder isn't a folder", async () => {
    const file = join(folder.path, "file");
    writeFileSync(file, "");
    const server = runTestServer(file);
    expect(await server.wait("failed")).toMatchObject({
      name: "DatabaseProblem",
      failed: expect.stringContaining(`Can’t use the data folder ${file}`),
    });
    await server.ended;
  });

  it("avoids a socket folder created by another user", { tags: "deep" }, async () => {
    const first = await runOnce(folder.path);
    const { host } = await first.wait("ready");
    writeFileSync(String(host), "taken");
    const second = await runOnce(folder.path);
    expect((await second.wait("ready")).host).toBe(`${host}1`);
    expect(readFileSync(String(host), "utf8")).toBe("taken");
    rmSync(String(host));
  });

  it.skipIf(!canMount).each(["", "data"])(
    "doesn't create a database in the folder of a volume that is no longer mounted (data in ./%s)",
    { tags: "deep" },
    async (inside) => {
      const volume = join(folder.path, "volume");
      mkdirSync(volume);
      const dataDir = join(volume, inside);
      const said = join(folder.path, "said");
      // The data are not among the temporary files, of which nothing is noted.
      const env = { ...process.env, TMPDIR: join(folder.path, "temporary") };
      mkdirSync(env.TMPDIR);
      const both = spawnSync(UNSHARE, ["-m", "sh", "-c", LOSE_VOLUME, volume, dataDir, said], {
        encoding: "utf8",
        env,
      });
      expect([both.stderr, both.stdout]).toEqual(["", expect.stringContaining("written")]);
      const second = readFileSync(said, "utf8");
      expect(second).toContain(`${dataDir} has no database, but one was created there on `);
      expect(readdirSync(volume)).toEqual([]);
      const marker = /remove (\S+)\.$/.exec(JSON.parse(second).failed)?.[1] ?? "not said";
      expect(dirname(marker)).toBe(folder.path);
      rmSync(marker);
      await runOnce(dataDir);
      expect(existsSync(marker)).toBe(false);
    },
  );

  describe.skipIf(!isRoot)("when started by root", { tags: "deep" }, () => {
    const other = chooseDataOwner("/nowhere") ?? { uid: 0, gid: 0 };

    it("runs PostgreSQL as another user, in the data folder", async () => {
      const server = await runOnce(folder.path);
      expect((await server.wait("ready")).folder).toBe(join(folder.path, "postgres"));
      expect(statSync(join(folder.path, "postgres")).uid).toBe(other.uid);
    });

    it("also runs for the unprivileged user who owns the data folder, but not for any other", async () => {
      chownSync(folder.path, other.uid, other.gid);
      const server = await runOnce(folder.path, { uid: other.uid, gid: other.gid });
      expect(await server.wait("ready")).toMatchObject({
        uid: other.uid,
        folder: join(folder.path, "postgres"),
      });
      const stranger = runTestServer(folder.path, { uid: other.uid + 7, gid: other.gid });
      expect((await stranger.wait("failed")).name).toBe("DatabaseProblem");
      await stranger.ended;
      await runOnce(folder.path);
    });

    it("stores the data elsewhere and logs that if that user has no access, and finds it again", async () => {
      const hidden = mkdtempSync(join(homedir(), ".worthy-test-"));
      const server = await runOnce(hidden);
      const place = String((await server.wait("ready")).folder);
      expect(place).not.toContain(hidden);
      const notes = server.said.map(({ info }) => info ?? "");
      expect(notes).toContainEqual(expect.stringContaining(`the database is kept in ${place}`));
      const again = await runOnce(hidden);
      expect(again.said.find(({ written }) => written)?.written).toBeGreaterThan(1);
      expect((await again.wait("ready")).folder).toBe(place);
      rmSync(hidden, { recursive: true });
      rmSync(dirname(place), { recursive: true });
    });
  });
});
