import { expect, test } from "vitest";
import { syntheticTitles } from "../synthetic.ts";
import { openTitleSpace } from "./titleSpace.ts";
import { trainModel } from "./trainModel.ts";

const titles = syntheticTitles(60);

test("depends on the titles and not on their order", () => {
  expect(trainModel(titles.toReversed())).toEqual(trainModel(titles));
});

test("tags that are often wrong say less", () => {
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

test("keeps only features that two titles share", () => {
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

test("a rare shared feature weighs more than a common one, one of all titles nothing, and no title more than the taste variance", () => {
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

test("titles of one kind of which nothing else is known share nothing", () => {
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

test("refuses a title given twice", () => {
  expect(() => trainModel([...titles, ...titles.slice(3, 4)])).toThrow("title 4 is given twice");
});

test("an empty catalogue is a model too", () => {
  expect(trainModel([]).titleIds).toHaveLength(0);
});
