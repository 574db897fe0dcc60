import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdir, rename, symlink } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeTestFolder } from "../platform/database/testDatabase.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const CACHE = join(ROOT, "node_modules/.cache");
const IMAGES = "worthy-test-images-";
/** What drawn posters depend on. */
const DRAWN_FROM =
  "{packages/posters,apps/server/src/features/images,catalogue/titles}/**/*.{ts,json}";
/** How the tests' processes learn where the run's template of a data folder is. */
const TEMPLATES = "WORTHY_TEST_TEMPLATES";
const LONGEST_WAIT_MS = 150_000;

/** For vitest's `globalSetup`: a folder in which the run's products begin. */
export function setup(): () => void {
  const folder = makeTestFolder();
  process.env[TEMPLATES] = folder.path;
  return folder.remove;
}

/**
 * The folder of drawn posters, which all products of this and later runs share for as long as what
 * they are drawn from stays the same: drawing is most of what a fresh one does.
 */
function imagesFolder(): string {
  const hash = createHash("sha256").update(readFileSync(join(ROOT, "package-lock.json")));
  const exclude = ["**/node_modules/**"];
  for (const file of globSync(DRAWN_FROM, { cwd: ROOT, exclude }).toSorted())
    hash.update(file).update(readFileSync(join(ROOT, file)));
  const name = IMAGES + hash.digest("hex").slice(0, 16);
  mkdirSync(join(CACHE, name), { recursive: true });
  for (const other of readdirSync(CACHE))
    if (other.startsWith(IMAGES) && other !== name) rmSync(join(CACHE, other), { recursive: true });
  return join(CACHE, name);
}

let images: string | undefined;

/** Gives a data folder the posters that are drawn already. */
export async function shareImages(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, "cache"), { recursive: true });
  await symlink((images ??= imagesFolder()), join(dataDir, "cache/images"), "junction");
}

/**
 * Fills a data folder with an empty database that has the bundle, as `makeTemplate` left it the
 * first time that any process of the run asked.
 */
export async function fillDataFolder(
  dataDir: string,
  makeTemplate: (dataDir: string) => Promise<unknown>,
): Promise<void> {
  const folder = process.env[TEMPLATES];
  // Copies must keep the owner of PostgreSQL's files.
  if (folder === undefined || process.platform === "win32") return;
  const template = join(folder, "template");
  const unfinished = `${template}-unfinished`;
  const isFirst = await mkdir(unfinished).then(
    () => true,
    () => false,
  );
  if (isFirst && !existsSync(template)) {
    await makeTemplate(unfinished);
    await rename(unfinished, template);
  }
  for (const until = Date.now() + LONGEST_WAIT_MS; !existsSync(template); await sleep(50))
    if (Date.now() > until) throw new Error(`no template of a data folder in ${template}`);
  const { status, stderr } = spawnSync("cp", ["-a", `${template}/.`, dataDir]);
  if (status !== 0) throw new Error(`${template} can't be copied: ${stderr.toString()}`);
}
