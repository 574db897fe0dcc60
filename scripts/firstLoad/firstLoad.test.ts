import { expect, it } from "vitest";
import {
  BROWSER_ENTRY,
  catalogueSource,
  viteManifest,
} from "../../apps/server/src/platform/ssr/pageAssets.ts";
import {
  firstLoads,
  grownScreens,
  missingDeferred,
  missingLanguages,
  missingScreens,
  strayLanguages,
} from "./firstLoad.ts";

const [today, title, header] = [
  "src/screens/today/TodayScreen.tsx",
  "src/screens/title/TitleScreen.tsx",
  "src/publicMode/PublicHeader.tsx",
] as const;
const manifest = viteManifest.parse({
  [BROWSER_ENTRY]: {
    file: "entry.js",
    imports: ["_parts.js"],
    dynamicImports: [today, title, header],
  },
  "_parts.js": { file: "parts.js", imports: ["_parts.js"] },
  "_row.js": { file: "row.js", imports: ["_parts.js"] },
  [today]: {
    file: "today.js",
    imports: ["_row.js", "_parts.js"],
    dynamicImports: ["src/screens/today/DeferredRow.tsx"],
  },
  "src/screens/today/DeferredRow.tsx": { file: "late.js" },
  [title]: { file: "title.js", imports: [BROWSER_ENTRY] },
  [header]: { file: "header.js", imports: ["_row.js"] },
});
const SIZES: Record<string, number> = {
  "entry.js": 1,
  "parts.js": 10,
  "row.js": 100,
  "today.js": 1000,
  "late.js": 10_000,
};
const screens = { "/home/": [today], "/tv/:slugId": [title, header] };
const loads = firstLoads(manifest, screens, (file) => SIZES[file] ?? 5);

it("counts the entry, the screen and their imports once each, but not files loaded later", () => {
  expect(loads).toEqual([
    { path: "/home/", files: ["entry.js", "parts.js", "today.js", "row.js"], bytes: 1111 },
    {
      path: "/tv/:slugId",
      files: ["entry.js", "parts.js", "title.js", "header.js", "row.js"],
      bytes: 121,
    },
  ]);
});

it("lists screens that have no file in the build", () => {
  expect(missingScreens(manifest, screens)).toEqual([]);
  expect(missingScreens(manifest, { ...screens, "/x": ["src/x.tsx"], "/y": [] })).toEqual([
    "/x",
    "/y",
  ]);
});

it("reports a screen that grew by more than a tenth of its recorded size, but not a new screen", () => {
  const at = (path: string, kilobytes: number) => ({ path, files: [], bytes: kilobytes * 1000 });
  const recorded = { explanations: [], screens: { "/a": 100, "/b": 100 } };
  expect(grownScreens([at("/a", 110), at("/b", 110.1), at("/new", 900)], recorded)).toEqual([
    "/b grew from 100 to 110.1 KB",
  ]);
});

it("fails a build if its English pages load another language or if it lacks a language", () => {
  const [german, spanish] = [catalogueSource("de"), catalogueSource("es")];
  const languages = { [german]: { file: "de.js" }, [spanish]: { file: "es.js" } };
  expect(strayLanguages({ ...manifest, ...viteManifest.parse(languages) })).toEqual([]);
  const stray = viteManifest.parse({
    ...languages,
    [BROWSER_ENTRY]: { file: "entry.js", dynamicImports: ["src/late.tsx"] },
    "src/late.tsx": { file: "late.js", imports: [german] },
  });
  expect(strayLanguages(stray)).toEqual([german]);
  expect([missingLanguages(stray), missingLanguages(manifest)]).toEqual([[], ["de", "es"]]);
});

it("fails a build that lacks the code that every page loads next", () => {
  const lacking = missingDeferred(manifest);
  expect(lacking.length).toBeGreaterThan(0);
  const files = Object.fromEntries(lacking.map((source) => [source, { file: "late.js" }]));
  expect(missingDeferred({ ...manifest, ...viteManifest.parse(files) })).toEqual([]);
});
