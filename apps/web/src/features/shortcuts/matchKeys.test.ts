import { expect, it } from "vitest";
import { matchKeys } from "./matchKeys.ts";
import { shortcuts } from "./shortcuts.ts";

const press = (...keys: string[]) => {
  let held: string | null = null;
  const hits: string[] = [];
  for (const key of keys) {
    const match = matchKeys(shortcuts, held, key);
    held = match.held;
    if (match.hit) hits.push(match.hit.word);
  }
  return hits;
};

it("matches single keys and key sequences", () => {
  expect(press("/")).toEqual(["shortcuts.search"]);
  expect(press("?")).toEqual(["shortcuts.help"]);
  expect(press("g", "t", "g", "r", "g", "w")).toEqual([
    "shortcuts.today",
    "shortcuts.rate",
    "shortcuts.watchlists",
  ]);
});

it("starts over after a wrong key, and accepts a single-key shortcut in the middle of a sequence", () => {
  expect(press("t")).toEqual([]);
  expect(press("g", "x", "t")).toEqual([]);
  expect(press("g", "g", "t")).toEqual(["shortcuts.today"]);
  expect(press("g", "/")).toEqual(["shortcuts.search"]);
});

it("never assigns the same keys twice", () => {
  const written = shortcuts.map(({ keys }) => keys.join(" "));
  expect(new Set(written).size).toBe(written.length);
  const singles = new Set(
    shortcuts.filter(({ keys }) => keys.length === 1).map(({ keys }) => keys[0]),
  );
  expect(shortcuts.filter(({ keys }) => keys.length === 2 && singles.has(keys[0]))).toEqual([]);
});
