import { expect, test } from "vitest";
import { fileWith } from "./files.fixture.ts";
import { readItems, titleFeaturesOf } from "./readItems.ts";

test("reads item features, even if some of them are missing", async () => {
  const lines = [
    {
      item: "a",
      name: "One",
      kind: "tv",
      year: 1999,
      genres: ["Drama"],
      tags: ["slow"],
      people: ["Ann", { name: "Bo", role: "maker" }],
      country: "FR",
      language: "fr",
    },
    { item: 7, people: ["Bo"], countries: ["US", "GB"], more: true },
  ];
  const items = await readItems(
    fileWith(`\uFEFF${lines.map((line) => JSON.stringify(line)).join("\r\n")}\n\n`),
  );
  const [one, seven, unknown] = titleFeaturesOf(
    ["a", "7", "never described"],
    items,
    Float32Array.of(8, 1.5, 2.5),
  );
  expect(one).toMatchObject({
    id: 1,
    kind: "tv",
    year: 1999,
    genres: ["Drama"],
    tags: ["slow"],
    countries: ["FR"],
    language: "fr",
    fame: 8,
  });
  expect(one?.people).toEqual([
    { id: 1, name: "Ann", role: "cast" },
    { id: 2, name: "Bo", role: "maker" },
  ]);
  expect(seven).toMatchObject({
    id: 2,
    kind: "movie",
    countries: ["US", "GB"],
    people: [{ id: 2, name: "Bo", role: "cast" }],
  });
  // Unknown values connect no titles.
  expect(unknown?.language).not.toBe(seven?.language);
  expect(Math.floor((unknown?.year ?? 0) / 10)).not.toBe(Math.floor((seven?.year ?? 0) / 10));
});

test.each([
  ["a line that isn't JSON", '{"item":"a"}\nitem b\n', "line 2: this isn’t JSON"],
  ["a missing item", '{"name":"x"}\n', "line 1: item: "],
  ["an invalid year", '{"item":"a","year":"long ago"}\n', "line 1: year: "],
  ["a genre instead of a list", '\n{"item":"a","genres":"Drama"}\n', "line 2: genres: "],
  ["an unknown kind", '{"item":"a","kind":"opera"}\n', "line 1: kind: "],
  ["an empty file", "\n\n", "has no items"],
])("rejects %s with its line number", async (_, content, message) => {
  await expect(readItems(fileWith(content))).rejects.toThrow(message);
});
