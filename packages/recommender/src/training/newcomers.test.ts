import { expect, test } from "vitest";
import { firstInLayer } from "../../../../scripts/testing/layers.ts";
import { bundledTitles } from "../bundledTitles.fixture.ts";
import { createEngine, type Engine } from "../createEngine.ts";
import { trainModel } from "../model/trainModel.ts";
import { syntheticPeople, type SyntheticPerson } from "../people/syntheticPeople.ts";
import { ratingCode, type RatingMatrix } from "../community/ratingMatrix.ts";
import { trainCommunity } from "./trainCommunity.ts";

const titles = bundledTitles().features.sort((a, b) => a.id - b.id);
const content = trainModel(titles);
const everybody = syntheticPeople(titles, { count: 200, ratings: 60, seed: 7 });
const newcomers = everybody.slice(100);

function matrixOf(people: readonly SyntheticPerson[]): RatingMatrix {
  const titleIds = Float64Array.from(titles, ({ id }) => id);
  const rows = people.map(({ ratings }) => ratings.toSorted((a, b) => a.titleId - b.titleId));
  const rowStart = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => (rowStart[at + 1] = (rowStart[at] ?? 0) + row.length));
  return {
    titleIds,
    rowStart,
    titles: Uint32Array.from(rows.flat(), ({ titleId }) => titleIds.indexOf(titleId)),
    values: Uint8Array.from(rows.flat(), ({ rating }) => ratingCode(rating)),
  };
}

/** Numbers of ratings that newcomers have given. */
const SHOWN = [0, 1, 5, 10, 20];

/** Mean distance of promised and true shares of likes, in fifteen bins of scores. */
function errorOf(engine: Engine, shown: readonly number[]): number {
  const bins = Array.from({ length: 15 }, () => ({ promised: 0, liked: 0 }));
  let count = 0;
  for (const { known, ratings } of shown.flatMap((known) =>
    newcomers.map(({ ratings }) => ({ known, ratings })),
  )) {
    const taste = engine.taste(ratings.slice(0, known));
    for (const { titleId, rating } of ratings.slice(known)) {
      const score = taste.scores[engine.titleIds.indexOf(titleId)] ?? NaN;
      const bin = bins[Math.min(14, Math.floor((score / 100) * 15))];
      if (!bin) continue;
      bin.promised += score / 100;
      bin.liked += rating === "LOVE" || rating === "LIKE" ? 1 : 0;
      count++;
    }
  }
  return bins.reduce((sum, { promised, liked }) => sum + Math.abs(promised - liked), 0) / count;
}

/** A difference in calibration that nobody could notice: a hundredth of a percentage point. */
const NOTICEABLE = 0.0001;

/** People who only write down what they love. */
const fans = everybody.map((person) => ({
  ...person,
  ratings: person.ratings.filter(({ rating }) => rating === "LOVE" || rating === "LIKE"),
}));

test.each(
  firstInLayer(2, [
    [1, "person who rates only what they like", fans],
    [3, "people", everybody],
    [1, "person", everybody],
    [3, "people who rate only what they like", fans],
    [10, "people", everybody],
    [100, "people", everybody],
  ] as const),
)(
  "new users' scores are as well calibrated after training on %i %s as before",
  { tags: "deeper" },
  async (count, _, people) => {
    const plain = createEngine(content);
    const community = await trainCommunity({
      ratings: matrixOf(people.slice(0, count)),
      content,
      options: { grid: "none" },
    });
    const trained = createEngine(content, community);
    expect(errorOf(trained, SHOWN)).toBeLessThanOrEqual(errorOf(plain, SHOWN) + NOTICEABLE);
  },
);
