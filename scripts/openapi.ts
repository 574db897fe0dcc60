import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readlink, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openApiDocument } from "../apps/server/src/platform/http/openapi.ts";
import { openApiChanges, type OpenApi } from "./openApi/openApiChanges.ts";
import { ROOT } from "./step.ts";

// Without arguments, prints the OpenAPI document. With --diff, prints its changes since the last
// release.

const MOST_BYTES = 64 * 1024 * 1024;
const LISTED = 40;

function output(command: string, args: readonly string[], cwd = ROOT): Buffer | null {
  const { status, stdout } = spawnSync(command, args, { cwd, maxBuffer: MOST_BYTES });
  return status === 0 ? stdout : null;
}

/** The sources of a tag in a separate folder, using the packages installed here. */
async function unpack(tag: string, folder: string): Promise<boolean> {
  const archive = output("git", ["archive", "--format=tar", tag]);
  if (!archive) return false;
  const { status } = spawnSync("tar", ["-x", "-C", folder], { input: archive });
  const modules = join(ROOT, "node_modules");
  const ours = "@worthy";
  await mkdir(join(folder, "node_modules", ours), { recursive: true });
  for (const name of await readdir(modules))
    if (name !== ours)
      await symlink(join(modules, name), join(folder, "node_modules", name), "junction");
  // Relative links, so they lead to the packages of the tag.
  for (const name of await readdir(join(modules, ours)))
    await symlink(
      await readlink(join(modules, ours, name)),
      join(folder, "node_modules", ours, name),
    );
  return status === 0;
}

/** The document served by that release; null if it can't be generated here. */
async function documentOf(tag: string): Promise<OpenApi | null> {
  // Releases up to 0.1.0 kept it in the tree.
  const kept = output("git", ["show", `${tag}:docs/openapi.json`]);
  if (kept) return JSON.parse(kept.toString()) as OpenApi;
  const folder = await mkdtemp(join(tmpdir(), "worthy-openapi-"));
  try {
    const made =
      (await unpack(tag, folder)) && output(process.execPath, ["scripts/openapi.ts"], folder);
    return made ? (JSON.parse(made.toString()) as OpenApi) : null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function listed(sign: string, lines: readonly string[]): string[] {
  const shown = lines.slice(0, LISTED).map((line) => `${sign} ${line}`);
  return lines.length > LISTED ? [...shown, `${sign} and ${lines.length - LISTED} more`] : shown;
}

async function difference(now: OpenApi): Promise<string[]> {
  const tag = output("git", ["describe", "--tags", "--abbrev=0", "--match", "v*"])
    ?.toString()
    .trim();
  if (!tag) return ["openapi: no release tag in this clone, so there is nothing to compare with"];
  const before = await documentOf(tag).catch(() => null);
  if (!before)
    return [`openapi: the document of ${tag} cannot be made here, so nothing is compared`];
  const { added, removed, changed } = openApiChanges(before, now);
  return [
    `openapi: since ${tag}, ${added.length} operations added, ${removed.length} removed, ${changed.length} changed`,
    ...listed("+", added),
    ...listed("-", removed),
    ...listed("~", changed),
  ];
}

const document = `${JSON.stringify(openApiDocument(), null, 1)}\n`;
process.stdout.write(
  process.argv.includes("--diff")
    ? `${(await difference(JSON.parse(document) as OpenApi)).join("\n")}\n` // just written
    : document,
);
