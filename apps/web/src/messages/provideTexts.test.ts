import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { baseTexts } from "./baseTexts.ts";
import { en } from "./en.ts";

const WEB = join(import.meta.dirname, "..");
const STATIC = /^(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?"(\.[^"]+)"/gm;
const DYNAMIC = /\bimport\("(\.[^"]+)"\)/g;
const areas = Object.keys(en);

const sourceOf = (file: string) => readFileSync(file, "utf8");
const namedIn = (file: string, pattern: RegExp) =>
  [...sourceOf(file).matchAll(pattern)].map(([, path]) => join(dirname(file), path ?? "")).filter((path) => existsSync(path) && /\.tsx?$/.test(path));

/** All that comes with a file: what it imports, and what those import. */
function comingWith(root: string, found = new Set<string>()): Set<string> {
  if (found.has(root)) return found;
  found.add(root);
  for (const file of namedIn(root, STATIC)) comingWith(file, found);
  return found;
}

/** The table of shortcuts names words that come with the popup which shows them. */
const saidIn = (file: string) => (file.endsWith("features/shortcuts/shortcuts.ts") ? [] : areas.filter((area) => new RegExp(`["\`]${area}\\.[\\w$]`).test(sourceOf(file))));
const providedIn = (file: string) =>
  [...sourceOf(file).matchAll(/^provideTexts\(\{ ([\w:, ]+) \}\);$/gm)].flatMap(([, names]) => (names ?? "").split(", ").map((name) => name.split(":", 1)[0] ?? ""));

const entry = join(WEB, "entries/browser.tsx");
const base = comingWith(entry);

/** Files that are loaded when they are wanted, wherever they are named. */
function lateFiles(): string[] {
  const late = new Set<string>();
  const look = (files: Iterable<string>) => {
    for (const file of [...files].flatMap((each) => namedIn(each, DYNAMIC))) {
      if (late.has(file)) continue;
      late.add(file);
      look(comingWith(file));
    }
  };
  look(base);
  return [...late];
}

it.each(lateFiles().map((file) => relative(WEB, file)))("%s comes with all that it says", (path) => {
  const own = [...comingWith(join(WEB, path))].filter((file) => !base.has(file));
  const there = new Set([...Object.keys(baseTexts), ...own.flatMap(providedIn)]);
  expect([...new Set(own.flatMap(saidIn))].filter((area) => !there.has(area))).toEqual([]);
});

it("finds the screens and popups, and what they say", () => {
  const late = lateFiles().map((file) => relative(WEB, file));
  expect(late).toEqual(expect.arrayContaining(["screens/today/TodayScreen.tsx", "popups/why/WhyPopup.tsx", "features/search/SearchPanel.tsx"]));
  expect([...comingWith(join(WEB, "screens/wall/WallScreen.tsx"))].flatMap(saidIn)).toContain("wall");
});

it("says on every page only what every page has, save names of screens that come with theirs", () => {
  const said = new Set([...base].filter((file) => !file.endsWith("routes.tsx")).flatMap(saidIn));
  expect([...said].filter((area) => !(area in baseTexts))).toEqual([]);
});
