import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chooseLook } from "./chooseLook.ts";
import { MOTIFS_BY_TAG } from "./chooseMotif.ts";
import { contrast } from "./colour.ts";
import { FAMILY_NAMES, GENRE_LOOKS } from "./familiesByGenre.ts";
import { FAMILIES_BY_TAG, GRAVE_TAGS, MOODS_BY_TAG, SILVER_TAGS } from "./looksByTag.ts";
import { PALETTES } from "./palettes.ts";
import type { TitleFacts } from "./titleFacts.ts";

const title = (id: number, genres: readonly string[]): TitleFacts => ({
  id,
  kind: "movie",
  name: "A",
  year: 2000,
  genres,
});

const familyOf = (facts: TitleFacts) => chooseLook(facts).family;
const paletteOf = (facts: TitleFacts) => chooseLook(facts).palette;

test("every palette is readable on its own background", () => {
  for (const { ground, paper, accent } of Object.values(PALETTES).flat()) {
    expect(contrast(paper, ground), `${paper} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(accent).not.toBe(ground);
  }
});

test("a wall of forty mixed titles looks varied", () => {
  const genres = [...GENRE_LOOKS.keys()];
  const wall = Array.from({ length: 40 }, (_, index) =>
    title(10_001 + index, [genres[index % genres.length] ?? "Drama"]),
  );
  const families = wall.map(familyOf);
  const most = Math.max(
    ...FAMILY_NAMES.map((name) => families.filter((family) => family === name).length),
  );
  expect(new Set(families).size).toBeGreaterThanOrEqual(10);
  expect(most).toBeLessThanOrEqual(7);
  expect(
    new Set(wall.map((facts) => JSON.stringify(paletteOf(facts)))).size,
  ).toBeGreaterThanOrEqual(22);
});

test("every genre has several families, and every family has a genre", () => {
  const used = new Set([...GENRE_LOOKS.values()].flatMap((look) => look.families));
  expect([...used].sort()).toEqual([...FAMILY_NAMES].sort());
  for (const look of GENRE_LOOKS.values())
    expect(new Set(look.families).size).toBeGreaterThanOrEqual(3);
});

test("the order of a title's genres doesn't matter", () => {
  expect(chooseLook(title(7, ["Drama", "Horror"]))).toEqual(
    chooseLook(title(7, ["Horror", "Drama"])),
  );
});

test("serious titles don't get playful art because of a second genre", () => {
  const families = Array.from({ length: 300 }, (_, index) =>
    familyOf(title(index, ["War", "Drama", "Comedy"])),
  );
  expect(families.filter((family) => family === "ribbons")).toEqual([]);
});

const familiesOf = (genres: readonly string[], tags: readonly string[]) =>
  Array.from({ length: 300 }, (_, index) => familyOf({ ...title(index, genres), tags }));

test("tags take precedence over genres in the art, so space often gets stars", () => {
  const among = (tags: readonly string[]) =>
    familiesOf(["Drama"], tags).filter((family) => family === "constellation").length;
  expect(among([])).toBe(0);
  expect(among(["space", "far-future", "alien-contact"])).toBeGreaterThan(100);
});

test("a title with a serious tag gets no playful art or bright colours, even if it's animated", () => {
  expect(
    familiesOf(["Animation", "Comedy"], ["wartime"]).filter((family) => family === "ribbons"),
  ).toEqual([]);
  const cheerful = new Set(
    [...PALETTES.bright, ...PALETTES.play].map((palette) => JSON.stringify(palette)),
  );
  const worn = Array.from({ length: 300 }, (_, index) =>
    JSON.stringify(paletteOf({ ...title(index, ["Animation"]), tags: ["bleak"] })),
  );
  expect(worn.filter((palette) => cheerful.has(palette))).toEqual([]);
});

test("silent films mostly use silver palettes", () => {
  const silver = new Set(PALETTES.silver.map(({ accent }) => accent));
  const worn = Array.from({ length: 300 }, (_, index) =>
    paletteOf({ ...title(index, ["Drama"]), tags: ["silent-film"] }),
  );
  expect(worn.filter(({ accent }) => silver.has(accent)).length).toBeGreaterThan(200);
});

test("the order of a title's tags doesn't matter", () => {
  const tags = ["space", "gory", "love-story", "wartime"];
  expect(chooseLook({ ...title(9, ["Drama"]), tags })).toEqual(
    chooseLook({ ...title(9, ["Drama"]), tags: tags.toReversed() }),
  );
});

test("every tag used for the art is in the catalogue", () => {
  const groups: Record<string, Record<string, string>> = JSON.parse(
    readFileSync(new URL("../../../catalogue/tags.json", import.meta.url), "utf8"),
  );
  const known = new Set(Object.values(groups).flatMap((group) => Object.keys(group)));
  const used = [
    ...Object.keys(FAMILIES_BY_TAG),
    ...Object.keys(MOODS_BY_TAG),
    ...GRAVE_TAGS,
    ...SILVER_TAGS,
    ...MOTIFS_BY_TAG.map(([tag]) => tag),
  ];
  expect(used.filter((tag) => !known.has(tag))).toEqual([]);
});
