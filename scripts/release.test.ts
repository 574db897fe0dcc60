import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { datedChangelog, release } from "./release.ts";

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A way to release.

### Fixed

## [0.1.0] - 2026-11-22

- The first one.
`;
const LOCK = {
  name: "worthy",
  version: "0.1.0",
  packages: {
    "": { version: "0.1.0", workspaces: ["packages/*"] },
    "node_modules/other": { version: "0.1.0" },
    "packages/web": {
      version: "0.1.0",
      dependencies: { "@worthy/domain": "0.1.0", other: "0.1.0" },
    },
  },
};

let root: string;
const said: string[] = [];
const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), "utf8");
const run = (version = "0.2.0", dryRun = false) =>
  release({ root, version, date: "2026-11-23", dryRun, say: (line) => said.push(line) });

beforeEach(() => {
  said.length = 0;
  root = mkdtempSync(join(tmpdir(), "worthy-release-"));
  mkdirSync(join(root, "packages/web"), { recursive: true });
  write("CHANGELOG.md", CHANGELOG);
  write("package-lock.json", `${JSON.stringify(LOCK, null, 2)}\n`);
  write("package.json", `{ "name": "worthy", "version": "0.1.0", "workspaces": ["packages/*"] }\n`);
  write(
    "packages/web/package.json",
    `{ "version": "0.1.0", "dependencies": { "@worthy/domain": "0.1.0", "other": "0.1.0" } }\n`,
  );
  git("init", "--quiet");
  for (const [key, value] of [
    ["user.name", "Somebody"],
    ["user.email", "somebody@example.org"],
    ["commit.gpgsign", "false"],
    ["tag.gpgsign", "false"],
  ] as const)
    git("config", key, value);
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("sets the version in every package and the lockfile, dates the changelog, commits and tags", () => {
  run();
  expect(read("package.json")).toContain(`"version": "0.2.0"`);
  expect(read("packages/web/package.json")).toBe(
    `{ "version": "0.2.0", "dependencies": { "@worthy/domain": "0.2.0", "other": "0.1.0" } }\n`,
  );
  const { version, packages } = JSON.parse(read("package-lock.json"));
  expect([version, packages[""].version, packages["node_modules/other"].version]).toEqual([
    "0.2.0",
    "0.2.0",
    "0.1.0",
  ]);
  expect(packages["packages/web"]).toEqual({
    version: "0.2.0",
    dependencies: { "@worthy/domain": "0.2.0", other: "0.1.0" },
  });
  expect(read("CHANGELOG.md")).toContain(
    "## [Unreleased]\n\n## [0.2.0] - 2026-11-23\n\n### Added\n\n- A way to release.\n\n## [0.1.0]",
  );
  expect(git("log", "--format=%s", "-1")).toBe("Release 0.2.0");
  expect(git("describe", "--tags", "HEAD")).toBe("v0.2.0");
  expect(git("status", "--porcelain")).toBe("");
});

test("a dry run says what it would do and changes nothing", () => {
  run("0.2.0", true);
  expect(said).toEqual([
    "would write CHANGELOG.md",
    "would write package-lock.json",
    "would write package.json",
    "would write packages/web/package.json",
    'would commit "Release 0.2.0" and tag it v0.2.0',
  ]);
  expect([git("status", "--porcelain"), git("tag")]).toEqual(["", ""]);
  expect(git("log", "--format=%s")).toBe("Begin");
});

test("refuses uncommitted changes, a version that exists, and what is no version", () => {
  expect(() => run("next")).toThrow(/"next" is no version/);
  git("tag", "v0.2.0");
  expect(() => run()).toThrow("v0.2.0 already exists");
  write("stray.txt", "");
  expect(() => run("0.3.0")).toThrow(/uncommitted changes/);
});

test("refuses a changelog that says nothing, or has the version already", () => {
  expect(() => datedChangelog("## [Unreleased]\n\n### Fixed\n", "0.2.0", "2026-11-23")).toThrow(
    /says nothing/,
  );
  expect(() => datedChangelog("# Changelog\n", "0.2.0", "2026-11-23")).toThrow(/no section/);
  expect(() => datedChangelog(CHANGELOG, "0.1.0", "2026-11-23")).toThrow(/already/);
});
