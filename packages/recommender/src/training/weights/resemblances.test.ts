import { expect, test } from "vitest";
import { dotRows } from "../../community/sparseRow.ts";
import { trainModel } from "../../model/trainModel.ts";
import { syntheticTitles } from "../../synthetic.ts";
import { resemblances } from "./resemblances.ts";

const titles = syntheticTitles(300);
const content = trainModel(titles);
const isWarm = (title: number) => title % 10 !== 3;
const found = resemblances(
  content,
  Float64Array.from(titles, ({ id }) => id),
  isWarm,
);

const cosineOf = (a: number, b: number) =>
  dotRows(content, a, b) / Math.sqrt(dotRows(content, a, a) * dotRows(content, b, b));

test("each cold title is a mixture of the warm titles most similar to it", () => {
  expect(found.map(({ title }) => title)).toEqual(
    [...titles.keys()].filter((title) => !isWarm(title)),
  );
  for (const { title, neighbours } of found) {
    expect([...neighbours].every(isWarm)).toBe(true);
    const left = [...titles.keys()].filter((other) => isWarm(other) && !neighbours.includes(other));
    const least = Math.min(...Array.from(neighbours, (other) => cosineOf(title, other)));
    for (const other of left) expect(cosineOf(title, other)).toBeLessThan(least + 1e-6);
  }
});

test("mixture weights solve the ridge regression", () => {
  for (const { title, neighbours, factors } of found) {
    // Up to one scale for all: what nobody rated is scaled down.
    const images = Array.from(neighbours, (one, row) =>
      neighbours.reduce(
        (sum, other, at) => sum + (factors[at] ?? 0) * cosineOf(one, other),
        factors[row] ?? 0,
      ),
    );
    const wanted = Array.from(neighbours, (one) => cosineOf(title, one));
    const scale = images.reduce((sum, image) => sum + image, 0) / wanted.reduce((a, b) => a + b, 0);
    images.forEach((image, row) => expect(image / scale).toBeCloseTo(wanted[row] ?? Number.NaN, 2));
  }
});
