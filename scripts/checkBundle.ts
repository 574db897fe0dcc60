import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { viteManifest } from "../apps/server/src/platform/ssr/pageAssets.ts";
import { buildWeb } from "../apps/web/build.ts";
import { FIRST_LOAD_BAR, firstLoads, missingLanguages, nameOf, problemsOf, strayLanguages } from "./firstLoad.ts";
import { ROOT } from "./step.ts";

const client = join(ROOT, "apps/web/dist/client");
await buildWeb({ log: console.log });
const manifest = viteManifest.parse(JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")));
const sizes = new Map<string, number>();

function gzippedSize(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(client, file))).length;
  sizes.set(file, size);
  return size;
}

const loads = firstLoads(manifest, gzippedSize);
const rows = loads.map((load) => ({ screen: nameOf(load), "KB gzip": (load.bytes / 1000).toFixed(1), "under the bar": FIRST_LOAD_BAR - load.bytes, files: load.files.length }));
console.log("First-load JavaScript (what a screen's first page loads, each file gzipped)");
console.table(rows);
const problems = [
  ...problemsOf(loads),
  ...strayLanguages(manifest).map((source) => `English pages load ${source}`),
  ...missingLanguages(manifest).map((language) => `the build has no file for the language ${language}`),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
