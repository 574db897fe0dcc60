import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { billOfMaterials } from "./billOfMaterials.ts";
import { ROOT } from "./step.ts";

const USAGE = "npm run release -- VERSION [--dry-run], such as npm run release -- 0.3.0";
const VERSION = /^\d+\.\d+\.\d+$/;
const UNRELEASED = "## [Unreleased]";
const MATERIALS = "sbom.cdx.json";
const RELEASED_API = "docs/released-api.txt";
/** Further files that name the version, in every place where they do. */
export const NAMING_VERSION = [
  "compose.grown.yaml",
  "compose.yaml",
  "deploy/casaos/docker-compose.yml",
  "deploy/helm/worthy/Chart.yaml",
  "deploy/truenas/app.yaml",
  "deploy/truenas/ix_values.yaml",
  "deploy/umbrel/docker-compose.yml",
  "deploy/umbrel/umbrel-app.yml",
  "deploy/unraid/worthy.xml",
  "docs/install.md",
];

/** A reason why nothing can be released. */
export class ReleaseProblem extends Error {}

export interface Release {
  /** Folder of the repository. */
  root: string;
  version: string;
  /** Day of the release, `YYYY-MM-DD`. */
  date: string;
  /** Only prints what would be done. */
  dryRun: boolean;
  say(line: string): void;
}

function git(root: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new ReleaseProblem(`git ${args[0]}: ${stderr.trim()}`);
  return stdout.trim();
}

/**
 * The changelog with the unreleased entries under this version. Removes headings without entries.
 */
export function datedChangelog(text: string, version: string, date: string): string {
  const [before, after] = text.split(`${UNRELEASED}\n`);
  if (before === undefined || after === undefined)
    throw new ReleaseProblem(`CHANGELOG.md has no section "${UNRELEASED}".`);
  if (text.includes(`## [${version}]`))
    throw new ReleaseProblem(`CHANGELOG.md has a section for ${version} already.`);
  const end = after.search(/^## /m);
  const [section, older] = end < 0 ? [after, ""] : [after.slice(0, end), after.slice(end)];
  const entries = section
    .split(/^(?=### )/m)
    .filter((part) => /^- /m.test(part))
    .map((part) => part.trim());
  if (entries.length === 0)
    throw new ReleaseProblem("CHANGELOG.md says nothing under Unreleased: write what changed.");
  return `${before}${UNRELEASED}\n\n## [${version}] - ${date}\n\n${entries.join("\n\n")}\n\n${older}`;
}

/** A package.json with this version, for itself and its dependencies within the project. */
function withVersion(text: string, version: string): string {
  return text
    .replace(/("version": ")[^"]*"/, `$1${version}"`)
    .replaceAll(/("@worthy\/[\w-]+": ")[^"]*"/g, `$1${version}"`);
}

/** A text with this version wherever it named the last one: an image's tag, a file's name or `version:`. */
function withNamedVersion(file: string, text: string, [last, version]: [string, string]): string {
  const named = new RegExp(
    `(?<=worthy(?:-pgbouncer)?[:-]|(?:[vV]ersion|tag): "?)${RegExp.escape(last)}\\b`,
    "g",
  );
  if (!named.test(text)) throw new ReleaseProblem(`${file} doesn't name the version ${last}.`);
  return text.replaceAll(named, version);
}

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function withLockedVersion(text: string, version: string): string {
  const lock = JSON.parse(text) as { version: string; packages: Record<string, LockedPackage> };
  lock.version = version;
  for (const [place, locked] of Object.entries(lock.packages)) {
    if (place.includes("node_modules")) continue;
    locked.version = version;
    for (const dependencies of [locked.dependencies, locked.devDependencies])
      for (const name of Object.keys(dependencies ?? {}))
        if (dependencies && name.startsWith("@worthy/")) dependencies[name] = version;
  }
  return `${JSON.stringify(lock, null, 2)}\n`;
}

/** The compact text of the API that these sources declare. */
function declaredApi(root: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/openapi.ts", "--text"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) throw new ReleaseProblem(`scripts/openapi.ts: ${stderr.trim()}`);
  return stdout;
}

/** The bill of materials of these package.json files and this lockfile. */
function materials(files: ReadonlyMap<string, string>): string {
  try {
    return billOfMaterials("worthy", files);
  } catch (error) {
    throw new ReleaseProblem(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Sets the version everywhere, dates the changelog, writes the API and the bill of materials, commits
 * and tags.
 */
export function release({ root, version, date, dryRun, say }: Release): void {
  if (!VERSION.test(version)) throw new ReleaseProblem(`"${version}" is no version. ${USAGE}`);
  if (git(root, "status", "--porcelain") !== "")
    throw new ReleaseProblem("There are uncommitted changes: commit or remove them first.");
  const tag = `v${version}`;
  if (git(root, "tag", "--list", tag) !== "") throw new ReleaseProblem(`${tag} already exists.`);

  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const { workspaces, version: last } = JSON.parse(read("package.json")) as {
    workspaces: string[];
    version: string;
  };
  const packages = globSync(
    ["package.json", ...workspaces.map((folder) => `${folder}/package.json`)],
    { cwd: root },
  ).toSorted();
  const locked = new Map([
    ["package-lock.json", withLockedVersion(read("package-lock.json"), version)],
    ...packages.map((file) => [file, withVersion(read(file), version)] as const),
  ]);
  const files = [
    ["CHANGELOG.md", datedChangelog(read("CHANGELOG.md"), version, date)] as const,
    [RELEASED_API, declaredApi(root)] as const,
    ...NAMING_VERSION.map(
      (file) => [file, withNamedVersion(file, read(file), [last, version])] as const,
    ),
    ...locked,
    [MATERIALS, materials(locked)] as const,
  ];
  const changed = files.filter(
    ([file, text]) => !existsSync(join(root, file)) || text !== read(file),
  );
  for (const [file] of changed) say(`${dryRun ? "would write" : "writes"} ${file}`);
  if (dryRun) return say(`would commit "Release ${version}" and tag it ${tag}`);
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  git(root, "add", "--", ...changed.map(([file]) => file));
  git(root, "commit", "--quiet", "--message", `Release ${version}`);
  git(root, "tag", "--annotate", tag, "--message", `Worthy ${version}`);
  say(`Committed and tagged ${tag}. Publish both with: git push --follow-tags`);
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  const [version = ""] = args.filter((each) => !each.startsWith("--"));
  const date = new Date().toISOString().slice(0, 10);
  try {
    const dryRun = args.includes("--dry-run");
    release({ root: ROOT, version, date, dryRun, say: (line) => console.log(line) });
  } catch (error) {
    if (!(error instanceof ReleaseProblem)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
