import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { InlineConfig } from "vite";
import { compressAssets } from "./compressAssets.ts";

const web = import.meta.dirname;
const root = join(web, "..", "..");
const stamp = join(web, "dist", ".sources");
const OUTPUTS = ["client/.vite/manifest.json", "client/sw.js", "server/public.server.js"].map(
  (file) => join(web, "dist", file),
);
const SOURCE_FOLDERS = [
  "apps/web/src",
  "apps/web/public",
  "apps/web/worker",
  ...["ui", "contract", "domain", "posters"].map((name) => `packages/${name}/src`),
];
const SOURCE_FILES = [
  "apps/web/vite.config.ts",
  "apps/web/nameLazyComponents.ts",
  "apps/web/textsPlugin.ts",
  "apps/web/build.ts",
  "apps/web/buildWorker.ts",
  "apps/web/compressAssets.ts",
  "apps/web/package.json",
  "package-lock.json",
];

export interface BuildOptions {
  log: (line: string) => void;
  /** Build even when nothing changed. */
  force?: boolean;
}

/**
 * Builds the browser files and the server entry into dist/ and compresses them, unless dist/ is
 * already from these exact sources. Returns whether it built.
 */
export async function buildWeb(options: BuildOptions): Promise<boolean> {
  const built = await buildPages(options);
  await compressAssets();
  return built;
}

async function buildPages({ log, force = false }: BuildOptions): Promise<boolean> {
  const wanted = await hashOfSources();
  if (
    !force &&
    OUTPUTS.every((file) => existsSync(file)) &&
    (await readFile(stamp, "utf8").catch(() => "")) === wanted
  )
    return false;
  const started = performance.now();
  log("Building the web pages (1 of 2: what the browser loads) …");
  await runVite(false);
  const { buildWorker } = await import("./buildWorker.ts");
  await buildWorker(web, wanted.slice(0, 16));
  log("Building the web pages (2 of 2: what the server renders) …");
  await runVite(true);
  await mkdir(join(web, "dist"), { recursive: true });
  await writeFile(stamp, wanted);
  log(`Web pages built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return true;
}

async function runVite(ssr: boolean): Promise<void> {
  // Vite and its plugins read the build mode here; the caller may be a test or a development
  // server.
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    // Vite takes longer to load than to find out that nothing has changed.
    const { build } = await import("vite");
    await build(optionsOf(ssr));
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
}

function optionsOf(ssr: boolean): InlineConfig {
  return {
    configFile: join(web, "vite.config.ts"),
    logLevel: "warn",
    mode: "production",
    build: { ssr: ssr ? "src/entries/public.server.tsx" : false },
  };
}

async function hashOfSources(): Promise<string> {
  const hash = createHash("sha256");
  const listed = await Promise.all(SOURCE_FOLDERS.map((folder) => filesUnder(join(root, folder))));
  const files = [...listed.flat(), ...SOURCE_FILES.map((file) => join(root, file))]
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort();
  for (const file of files)
    hash
      .update(relative(root, file))
      .update("\0")
      .update(await readFile(file))
      .update("\0");
  return hash.digest("hex");
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

if (import.meta.main) {
  const build = process.argv.includes("--compress-later") ? buildPages : buildWeb;
  const built = await build({ log: console.log, force: process.argv.includes("--force") });
  if (!built) console.log("Web pages are up to date.");
}
