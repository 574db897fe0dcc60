import { expect, it } from "vitest";
import { BROWSER_ENTRY, languageEntry, viteManifest } from "../apps/server/src/platform/ssr/pageAssets.ts";
import { firstLoads, MEASURED_SCREENS, missingLanguages, problemsOf, strayLanguages } from "./firstLoad.ts";

const [today = "", ...others] = MEASURED_SCREENS;
const [title, header] = ["src/screens/title/TitleScreen.tsx", "src/publicMode/PublicHeader.tsx"];
const manifest = viteManifest.parse({
  [BROWSER_ENTRY]: { file: "entry.js", imports: ["_parts.js"], dynamicImports: [...MEASURED_SCREENS, "src/popups/why/WhyPopup.tsx"] },
  "_parts.js": { file: "parts.js", imports: ["_parts.js"] },
  "_row.js": { file: "row.js", imports: ["_parts.js"] },
  [today]: { file: "today.js", imports: ["_row.js", "_parts.js"], dynamicImports: ["src/late.tsx"] },
  "src/late.tsx": { file: "late.js" },
  [header]: { file: "header.js", imports: ["_row.js"] },
  ...Object.fromEntries(others.map((source) => [source, { file: `${source}.js`, imports: [BROWSER_ENTRY] }])),
});
const SIZES: Record<string, number> = { "entry.js": 1, "parts.js": 10, "row.js": 100, "today.js": 1000, "late.js": 10_000 };
const loads = firstLoads(manifest, (file) => SIZES[file] ?? 5);

it("counts each file once: entry, screen and what they import, but nothing that is loaded later", () => {
  expect(loads.filter(({ visitor }) => !visitor).map(({ source }) => source)).toEqual(MEASURED_SCREENS);
  expect(loads[0]).toEqual({ source: today, visitor: false, files: ["entry.js", "parts.js", "today.js", "row.js"], bytes: 1111 });
  expect(loads[1]?.bytes).toBe(16);
});

it("counts a visitor's page of a title with the header that it wears, whose bar is the same", () => {
  const visitors = loads.filter(({ visitor }) => visitor);
  expect(visitors.map(({ source, bytes }) => ({ source, bytes }))).toEqual([{ source: title, bytes: 121 }]);
  expect(problemsOf(visitors.concat(loads.filter(({ source }) => source !== title)), 1111)).toEqual([]);
  expect(problemsOf(loads, 120)).toContain(`${title} with the public header loads 121 bytes of JavaScript at first, 1 more than 120`);
});

it("says which screen is over the bar and by how much", () => {
  expect(problemsOf(loads, 1111)).toEqual([]);
  expect(problemsOf(loads, 1110)).toEqual([`${today} loads 1111 bytes of JavaScript at first, 1 more than 1110`]);
});

it("does not pass a build in which a screen is missing", () => {
  expect(problemsOf(loads.slice(1))).toEqual([`the build has no ${today}`]);
});

it("counts the wall with the start that shows it", () => {
  const [home, wall] = ["src/screens/home/HomeScreen.tsx", "src/screens/wall/WallScreen.tsx"];
  const start = viteManifest.parse({ [BROWSER_ENTRY]: { file: "entry.js", dynamicImports: [home, wall] }, [home]: { file: "home.js" }, [wall]: { file: "wall.js" } });
  expect(firstLoads(start, () => 1).map(({ files }) => files)).toEqual([
    ["entry.js", "home.js", "wall.js"],
    ["entry.js", "wall.js"],
  ]);
});

it("does not pass a build in which English pages load another language, or which lacks one", () => {
  const [german, spanish] = [languageEntry("de"), languageEntry("es")];
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
