import { expect, test } from "vitest";
import { chooseLook, familyOf, paletteOf } from "./chooseLook.ts";
import { contrast } from "./colour.ts";
import { FAMILY_NAMES, GENRE_LOOKS } from "./familiesByGenre.ts";
import { PALETTES } from "./palettes.ts";
import type { TitleFacts } from "./titleFacts.ts";

const title = (id: number, genres: readonly string[]): TitleFacts => ({ id, kind: "movie", name: "A", year: 2000, genres });

test("every palette reads, on its own ground", () => {
  for (const { ground, paper, accent } of Object.values(PALETTES).flat()) {
    expect(contrast(paper, ground), `${paper} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(accent).not.toBe(ground);
  }
});

test("a wall of forty mixed titles is not stamped", () => {
  const genres = [...GENRE_LOOKS.keys()];
  const wall = Array.from({ length: 40 }, (_, index) => title(10_001 + index, [genres[index % genres.length] ?? "Drama"]));
  const families = wall.map(familyOf);
  const most = Math.max(...FAMILY_NAMES.map((name) => families.filter((family) => family === name).length));
  expect(new Set(families).size).toBeGreaterThanOrEqual(12);
  expect(most).toBeLessThanOrEqual(7);
  expect(new Set(wall.map((facts) => JSON.stringify(paletteOf(facts)))).size).toBeGreaterThanOrEqual(22);
});

test("every family is used by some genre, and every genre of the list has several", () => {
  const used = new Set([...GENRE_LOOKS.values()].flatMap((look) => look.families));
  expect([...used].sort()).toEqual([...FAMILY_NAMES].sort());
  for (const look of GENRE_LOOKS.values()) expect(new Set(look.families).size).toBeGreaterThanOrEqual(5);
});

test("the order of a title's genres does not matter", () => {
  expect(chooseLook(title(7, ["Drama", "Horror"]))).toEqual(chooseLook(title(7, ["Horror", "Drama"])));
});
