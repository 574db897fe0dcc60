import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { makeTestFolder } from "../platform/database/testDatabase.ts";

const MAIN = join(import.meta.dirname, "../main.ts");
/** PostgreSQL is started again some times before the server gives up. */
const PATIENCE_MS = 90_000;
const UNSHARE = "unshare";
/** Whether this test may mount small disks that only it sees. */
const canMount = process.getuid?.() === 0 && spawnSync(UNSHARE, ["-m", "true"]).status === 0;
const folder = makeTestFolder();
afterAll(() => folder.remove());

/** Starts a server whose data folder is on a disk of that size; `$0` is where that is mounted. */
function startOn(size: string) {
  const disk = join(folder.path, size);
  mkdirSync(disk);
  const start = `mount -t tmpfs -o mode=755,size=${size} none "$0" && exec "${process.execPath}" --disable-warning=ExperimentalWarning "${MAIN}" serve`;
  const { PATH = "", HOME = "", NODE_COMPILE_CACHE = "" } = process.env;
  const { status, stdout, stderr } = spawnSync(UNSHARE, ["-m", "sh", "-c", start, disk], {
    encoding: "utf8",
    timeout: PATIENCE_MS,
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      WORTHY_DATA: join(disk, "data"),
      PORT: "0",
      POSTERS_AHEAD: "off",
      LOG_LEVEL: "silent",
    },
  });
  return { status, said: stdout + stderr };
}

describe.skipIf(!canMount)("a first start on a full disk", () => {
  it.each([
    ["8m", "while the database is created"],
    ["48m", "while the catalogue is stored"],
  ])(
    "reports the problem with advice and no stack trace if only %s of space is left (%s)",
    { timeout: 2 * PATIENCE_MS },
    (size) => {
      const { status, said } = startOn(size);
      expect(said).toContain("The disk is full. Free some space");
      expect(said).not.toMatch(/^\s+at |Worthy is ready/m);
      expect(status).toBe(1);
    },
  );
});
