import { expect, it } from "vitest";
import { BROWSER_ENTRY, languageEntry, viteManifest } from "../apps/server/src/platform/ssr/pageAssets.ts";
import { firstLoads, missingLanguages, nameOf, problemsOf, screensOf, strayLanguages } from "./firstLoad.ts";

const [today, title, home, wall, person] = ["today/TodayScreen", "title/TitleScreen", "home/HomeScreen", "wall/WallScreen", "person/PersonScreen"].map(
  (name) => `src/screens/${name}.tsx`,
) as [string, string, string, string, string]; // as many as there are names
const [later, header] = ["src/laterScreens.tsx", "src/publicMode/PublicHeader.tsx"];
const manifest = viteManifest.parse({
  [BROWSER_ENTRY]: { file: "entry.js", imports: ["_parts.js"], dynamicImports: [today, title, home, wall, later, "src/popups/why/WhyPopup.tsx"] },
  "_parts.js": { file: "parts.js", imports: ["_parts.js"] },
  "_row.js": { file: "row.js", imports: ["_parts.js"] },
  [today]: { file: "today.js", imports: ["_row.js", "_parts.js"], dynamicImports: ["src/screens/today/LateRow.tsx"] },
  "src/screens/today/LateRow.tsx": { file: "late.js" },
  [title]: { file: "title.js", imports: [BROWSER_ENTRY] },
  [home]: { file: "home.js" },
  [wall]: { file: "wall.js" },
  [later]: { file: "later.js", imports: [BROWSER_ENTRY], dynamicImports: [person] },
  [person]: { file: "person.js", imports: [later] },
  [header]: { file: "header.js", imports: ["_row.js"] },
});
const SIZES: Record<string, number> = { "entry.js": 1, "parts.js": 10, "row.js": 100, "today.js": 1000, "late.js": 10_000 };
const loads = firstLoads(manifest, (file) => SIZES[file] ?? 5);
const loadOf = (source: string, beside: string | null = null) => loads.find((each) => each.source === source && each.beside === beside);

it("knows every screen and where it is declared, and takes what a screen loads later for none", () => {
  expect(screensOf(manifest)).toEqual([...[today, title, home, wall].map((source) => ({ source, declaredIn: null })), { source: person, declaredIn: later }]);
});

it("counts each file once: entry, screen and what they import, but nothing that is loaded later", () => {
  expect(loadOf(today)).toEqual({ source: today, beside: null, files: ["entry.js", "parts.js", "today.js", "row.js"], bytes: 1111 });
  expect(loadOf(title)?.bytes).toBe(16);
});

it("counts what declares a further screen with it", () => {
  expect(loadOf(person)?.files).toEqual(["entry.js", "parts.js", "later.js", "person.js"]);
});

it("counts a visitor's page with the header that it wears, whose bar is the same", () => {
  expect(loads.filter(({ beside }) => beside === header).map(({ source, bytes }) => ({ source, bytes }))).toEqual([
    { source: title, bytes: 121 },
    { source: person, bytes: 126 },
  ]);
  expect(problemsOf(loads, 125)).toContain("person/PersonScreen with publicMode/PublicHeader loads 126 bytes of JavaScript at first, 1 more than 125");
});

it("counts the start with the wall and with Today", () => {
  expect(loads.filter(({ source }) => source === home).map((load) => [nameOf(load), load.bytes])).toEqual([
    ["home/HomeScreen with wall/WallScreen", 21],
    ["home/HomeScreen with today/TodayScreen", 1116],
  ]);
});

it("says of any screen that it is over the bar and by how much, and does not pass a build without screens", () => {
  expect(problemsOf(loads, 1116)).toEqual([]);
  expect(problemsOf(loads, 1110)).toEqual([
    "today/TodayScreen loads 1111 bytes of JavaScript at first, 1 more than 1110",
    "home/HomeScreen with today/TodayScreen loads 1116 bytes of JavaScript at first, 6 more than 1110",
  ]);
  expect(problemsOf([])).toEqual(["the build has no screens"]);
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
