import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { viteManifest } from "../apps/server/src/platform/ssr/pageAssets.ts";
import { buildWeb } from "../apps/web/build.ts";
import {
  FIRST_LOAD_TARGET,
  firstLoads,
  grownScreens,
  kilobytesOf,
  missingDeferred,
  missingLanguages,
  missingScreens,
  strayLanguages,
  type FirstLoadRecord,
  type ScreenSources,
} from "./firstLoad/firstLoad.ts";
import { ROOT } from "./step.ts";

// Prints what a first page loads and compares it with docs/first-load.json. To record new figures:
//   node scripts/checkBundle.ts --record ["why screens grew, in one sentence"]

const RECORD = join(ROOT, "docs/first-load.json");
const client = join(ROOT, "apps/web/dist/client");
const [option, why] = process.argv.slice(2);

await buildWeb({ log: console.log });
const manifest = viteManifest.parse(
  JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")),
);
const serverEntry = join(ROOT, "apps/web/dist/server/public.server.js");
const { visitorSources }: { visitorSources: () => ScreenSources } = await import(
  pathToFileURL(serverEntry).href
);
const recorded: FirstLoadRecord = JSON.parse(readFileSync(RECORD, "utf8"));
const sizes = new Map<string, number>();

function gzippedSize(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(client, file))).length;
  sizes.set(file, size);
  return size;
}

const screens = visitorSources();
const loads = firstLoads(manifest, screens, gzippedSize);
console.log("First-load JavaScript (what a visitor's first page of a screen loads, gzipped)");
console.table(
  Object.fromEntries(
    loads.map((load) => [
      load.path,
      { KB: kilobytesOf(load), recorded: recorded.screens[load.path], files: load.files.length },
    ]),
  ),
);
const over = loads.filter(({ bytes }) => bytes > FIRST_LOAD_TARGET).map(({ path }) => path);
console.log(
  `${over.length} of ${loads.length} screens are over the target of ${FIRST_LOAD_TARGET / 1000} KB${over.length ? `: ${over.join(", ")}` : "."}`,
);

const grown = grownScreens(loads, recorded);
const explained = option === "--record" && (grown.length === 0 || why !== undefined);
if (explained) {
  const next: FirstLoadRecord = {
    explanations: [...(why === undefined ? [] : [why]), ...recorded.explanations],
    screens: Object.fromEntries(loads.map((load) => [load.path, kilobytesOf(load)])),
  };
  writeFileSync(RECORD, `${JSON.stringify(next, null, 2)}\n`);
} else if (grown.length > 0) {
  console.error(
    `${grown.join("\n")}\nIf that is worth it, say why: node scripts/checkBundle.ts --record "one sentence"`,
  );
}
const problems = [
  ...missingScreens(manifest, screens).map((path) => `the build has no file for ${path}`),
  ...missingDeferred(manifest).map((source) => `the build has no file for ${source}`),
  ...strayLanguages(manifest).map((source) => `English pages load ${source}`),
  ...missingLanguages(manifest).map(
    (language) => `the build has no file for the language ${language}`,
  ),
];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 || (grown.length > 0 && !explained) ? 1 : 0;
