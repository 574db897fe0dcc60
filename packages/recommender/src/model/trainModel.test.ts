import { expect, test } from "vitest";
import { syntheticTitles } from "../synthetic.ts";
import { openTitleSpace } from "./titleSpace.ts";
import { trainModel } from "./trainModel.ts";

const titles = syntheticTitles(60);

test("depends on the titles but not on their order", () => {
  expect(trainModel(titles.toReversed())).toEqual(trainModel(titles));
});

test("gives less weight to tags that are often wrong", () => {
  const valueFor = (tagTrust: number) => {
    const pair = titles.map((title, at) =>
      at < 2 ? { ...title, tags: ["rare"], tagTrust } : title,
    );
    const model = trainModel(pair);
    const column = model.features.findIndex(({ key }) => key === "rare");
    return model.values[model.columns.indexOf(column)] ?? NaN;
  };
  expect(valueFor(0.5)).toBeLessThan(0.7 * valueFor(1));
});

test("keeps only features that at least two titles share", () => {
  const [first, ...others] = titles;
  if (!first) throw new Error("no titles");
  const model = trainModel([{ ...first, tags: ["nobody-else-has-this"] }, ...others]);
  expect(model.features.map(({ key }) => key)).not.toContain("nobody-else-has-this");
  expect(model.features.map(({ trait }) => trait)).toEqual(
    expect.arrayContaining([
      "person",
      "tag",
      "genre",
      "decade",
      "country",
      "language",
      "home",
      "kind",
    ]),
  );
});

test("favours rare shared features, ignores universal ones, and limits each title's variance", () => {
  const model = trainModel(
    titles.map((title, index) => ({
      ...title,
      tags:
        index < 2
          ? ["rare", "common", "everywhere"]
          : index < 40
            ? ["common", "everywhere"]
            : ["everywhere"],
    })),
  );
  const valueOf = (key: string) =>
    model.values[
      model.columns.indexOf(model.features.findIndex((feature) => feature.key === key))
    ] ?? 0;
  expect(model.features.map(({ key }) => key)).not.toContain("everywhere");
  expect(valueOf("rare")).toBeGreaterThan(5 * valueOf("common"));
  for (const length of openTitleSpace(model).lengths)
    expect(length ** 2).toBeLessThanOrEqual(model.parameters.tasteVariance);
});

test("finds no shared features between titles that have only their kind in common", () => {
  const films = titles.map(({ id, fame }) => ({
    id,
    fame,
    kind: "movie" as const,
    year: 0,
    genres: [],
    tags: [],
    people: [],
    countries: [],
    language: "",
  }));
  const model = trainModel(films);
  expect(model.features).toEqual([]);
  expect(openTitleSpace(model).kinds.map(({ length }) => length)).toEqual([films.length, 0]);
});

test("rejects a duplicate title", () => {
  expect(() => trainModel([...titles, ...titles.slice(3, 4)])).toThrow("title 4 is given twice");
});

test("accepts an empty catalogue", () => {
  expect(trainModel([]).titleIds).toHaveLength(0);
});
