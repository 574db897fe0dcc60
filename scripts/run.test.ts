import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const ROOT = dirname(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), "worthy-launcher-"));
afterAll(() => rmSync(folder, { recursive: true }));

function script(path: string, lines: string, interpreter = "/bin/sh"): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!${interpreter}\n${lines}\n`);
  chmodSync(path, 0o755);
}

let clones = 0;
/**
 * A clone with nothing but the launcher; `npm` and `node` are what stand-ins for npm and the bundled Node do. `installed` is what
 * the marker says after the lockfile's hash: everything is installed if there's no `npm`, nothing otherwise.
 */
function launch({
  npm,
  node = "exit 0",
  interpreter,
  installed = npm === undefined ? "" : undefined,
  command = "start",
  agent,
}: {
  npm?: string;
  node?: string;
  interpreter?: string;
  installed?: string | undefined;
  command?: string;
  /** What npm says of itself to the scripts that it runs. */
  agent?: string;
}) {
  const clone = join(folder, String(clones++));
  for (const file of [
    "package.json",
    "package-lock.json",
    "scripts/run.cjs",
    "scripts/launcher/checkNode.cjs",
    "scripts/importRun.cjs",
    "scripts/run.mjs",
    "scripts/launcher/launch.mjs",
    "scripts/driver/repairDriver.mjs",
    "apps/server/src/platform/failedStart.mjs",
  ])
    cpSync(join(ROOT, file), join(clone, file));
  const bundled = join(clone, `node_modules/node-${process.platform}-${process.arch}`);
  script(join(bundled, "bin/node"), node, interpreter);
  writeFileSync(join(bundled, "package.json"), "{}");
  symlinkSync(join(ROOT, "node_modules/postgres"), join(clone, "node_modules/postgres"));
  if (installed !== undefined) {
    const hash = createHash("sha256").update(readFileSync(join(clone, "package-lock.json")));
    writeFileSync(join(clone, "node_modules/.worthy-installed"), hash.digest("hex") + installed);
  }
  if (npm !== undefined) script(join(clone, "bin/npm"), npm);
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    ["scripts/run.cjs", command],
    {
      cwd: clone,
      encoding: "utf8",
      timeout: 30_000,
      env: {
        PATH: [join(clone, "bin"), "/usr/bin", "/bin"].join(delimiter),
        ...(agent !== undefined && { npm_config_user_agent: agent }),
      },
    },
  );
  if (error) throw error;
  return { status, said: stdout + stderr };
}

const npmThat = (says: string) =>
  `[ "$1" = --version ] && echo 10.9.0 && exit\necho "${says}" >&2\nexit 1`;

describe.skipIf(process.platform !== "linux" || process.arch !== "x64")("the launcher", () => {
  it.each([["8.17.0"], ["10.24.1"], ["12.22.9"], ["18.20.0"]])(
    "reports that Node %s is too old, in syntax that this version can parse",
    (version) => {
      const launcher = join(ROOT, "scripts/run.cjs");
      const code = `Object.defineProperty(process.versions, "node", { value: "${version}" }); require(${JSON.stringify(launcher)})`;
      const { status, stderr } = spawnSync(process.execPath, ["-e", code], { encoding: "utf8" });
      expect(status).toBe(1);
      expect(stderr.trim()).toBe(
        `Worthy needs Node 20 or newer with its npm; this is Node ${version}. Get it from https://nodejs.org, then run the same command again.`,
      );
      // Syntax and modules that came after Node 6.
      for (const file of ["run.cjs", "canExec.cjs"]) {
        const source = readFileSync(join(ROOT, "scripts", file), "utf8").replaceAll(
          /^\/\/.*$/gm,
          "",
        );
        expect(source).not.toMatch(/=>|\?\.|\?\?|`|\bimport\b|\basync\b|node:/);
      }
    },
  );

  it("reports that npm 6 is too old before installing anything, and explains what to do", () => {
    const { status, said } = launch({
      npm: 'echo 6.14.18\n[ "$1" = --version ] || echo INSTALLING',
    });
    expect(status).toBe(1);
    expect(said).toContain(
      "npm 6.14.18 is too old to install Worthy, which needs npm 7 or newer. Update it with npm install -g npm@10",
    );
    expect(said).not.toMatch(/INSTALLING|disk|^ {4}at /m);
    const run = launch({ npm: "echo RAN $*", agent: "npm/6.14.18 node/v20.0.0 linux x64" });
    expect(run.said).toContain("npm 6.14.18 is too old");
    expect(run.said).not.toContain("RAN");
  });

  it.each([
    ["npm error code ENOSPC", "The disk is full. Free some space (the installation takes 1.5 GB)"],
    ["npm error code EAI_AGAIN", "npm can't reach its registry (EAI_AGAIN)."],
    ["npm error code EACCES", "This account may not write there (EACCES)."],
    ["npm error code EINTEGRITY", "npm's message above says why"],
  ])("explains “%s” in a sentence below npm's output", (says, sentence) => {
    const { status, said } = launch({ npm: npmThat(says) });
    expect(status).toBe(1);
    expect(said).toContain(says);
    expect(said).toContain(`The installation did not finish. ${sentence}`);
    expect(said).not.toMatch(/^ {4}at /m);
  });

  it("installs the tools for tests and checks only for the commands that need them", () => {
    const npm = '[ "$1" = --version ] && echo 10.9.0 && exit\necho "RAN npm $*"';
    const said = (options: Omit<Parameters<typeof launch>[0], "npm">) =>
      launch({ npm, ...options }).said;
    expect(said({})).toContain("RAN npm ci --omit=dev");
    expect(said({ command: "test" })).toContain("RAN npm ci --include=dev");
    const added = said({ command: "test", installed: " without tools" });
    expect(added).toContain("RAN npm install --no-save --include=dev");
    expect(said({ installed: " without tools" })).not.toContain("RAN");
    expect(said({ installed: "" })).not.toContain("RAN");
  });

  it("reports that npm was killed because memory ran out", () => {
    const { said } = launch({ npm: '[ "$1" = --version ] && echo 10.9.0 && exit\nkill -9 $$' });
    expect(said).toMatch(/Memory ran out, most likely.* needs at least 512 MB; there are \d+ MB/);
  });

  it("leaves nothing running if it is killed while npm works", () => {
    const npm = '[ "$1" = --version ] && echo 10.9.0 && exit\nkill -9 $PPID';
    // Returns once nobody holds its output.
    expect(launch({ npm })).toMatchObject({ status: null });
  });

  it("names the package to install if the bundled Node lacks a library", () => {
    const missing =
      "node: error while loading shared libraries: libatomic.so.1: cannot open shared object file: No such file or directory";
    const { status, said } = launch({ node: `echo "${missing}" >&2; exit 127` });
    expect(status).toBe(1);
    expect(said).toContain(
      "This system lacks the library libatomic.so.1, which Worthy needs. Debian, Ubuntu: apt-get install libatomic1; Fedora: dnf install libatomic; then run the same command again.",
    );
  });

  it("returns the command's exit code if its Node works", () => {
    const node = '[ "$1" = --version ] && exit 0; exit 127';
    expect(launch({ node })).toEqual({ status: 127, said: "" });
  });

  it("reports that a system without glibc can't run the bundled Node", () => {
    const { status, said } = launch({ node: "", interpreter: "/lib/no-such-loader" });
    expect(status).toBe(1);
    expect(said).toContain("The bundled Node needs glibc, which this system doesn't have");
  });

  it("reports that the system stopped Worthy because memory ran out", () => {
    const { status, said } = launch({ node: "kill -9 $$" });
    expect(status).toBe(1);
    expect(said).toMatch(
      /Worthy was ended by SIGKILL\. Memory ran out, most likely, .*at least 512 MB; there are \d+ MB here/,
    );
  });
});
