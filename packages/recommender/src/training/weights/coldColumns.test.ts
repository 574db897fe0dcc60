import { expect, test } from "vitest";
import { rankCorrelation } from "../../evaluation/figures/rankCorrelation.ts";
import { GRADE_BY_CODE, LIKED_FROM } from "../../ranking/grade.ts";
import { syntheticTitles } from "../../synthetic.ts";
import type { SyntheticPerson } from "../../people/syntheticPeople.ts";
import { trainModel } from "../../model/trainModel.ts";
import { ratingCode } from "../../community/ratingMatrix.ts";
import { addWeights, type WeightRows, weightAt } from "../../model/weightRows.ts";
import { withColdColumns } from "./coldColumns.ts";
import { communityWeights } from "./communityWeights.ts";
import { ALL_LAYERS } from "../layers.ts";
import { FULL_SHAPE, LIKED_SHAPE } from "../likedShape.ts";
import { madeUpPeople } from "../people.fixture.ts";
import { someOf } from "../validationOf.ts";
import { MatrixPool } from "../matrixPool.ts";

const titles = syntheticTitles(200);
const content = trainModel(titles);
const isHidden = (title: number) => title % 10 === 3;
const LEARNERS = 700;

const { people, ratings } = madeUpPeople(titles, { count: 760, ratings: 40, seed: 8 });
const learned = someOf(
  ratings,
  Uint32Array.from({ length: LEARNERS }, (_, row) => row),
  (at) => !isHidden(ratings.titles[at] ?? 0),
);
const settingsFor = (withContent: boolean) => ({
  mixture: { local: LIKED_SHAPE, full: FULL_SHAPE, share: 0 },
  layers: { ...ALL_LAYERS, content: withContent },
  content,
  matrices: new MatrixPool(),
});

/** Scores of every title by the weights from liked and not-liked titles. */
function sumsOf(
  { liked, notLiked }: { liked: WeightRows; notLiked: WeightRows },
  person: SyntheticPerson,
): Float32Array {
  const into = new Float32Array(titles.length);
  for (const { titleId, rating } of person.ratings) {
    if (isHidden(titleId - 1)) continue;
    const pleased = (GRADE_BY_CODE[ratingCode(rating)] ?? 0) >= LIKED_FROM;
    addWeights(pleased ? liked : notLiked, titleId - 1, { factor: pleased ? 1 : 0.5, into });
  }
  return into;
}

test("unrated titles' scores are based on their facts, and correlate with the true taste", async () => {
  const community = await communityWeights(learned, settingsFor(true), {});
  const hidden = titles.map((_, title) => title).filter(isHidden);
  const agreements = people.slice(LEARNERS).map((person) => {
    const sums = sumsOf(community, person);
    return rankCorrelation(
      hidden.map((title) => sums[title] ?? 0),
      hidden.map((title) => person.chances[title] ?? 0),
    );
  });
  // By chance it would be 0 ± 0.03; most of the truth (quality, hidden traits) isn't in the
  // features.
  expect(
    agreements.reduce((sum, agreement) => sum + agreement, 0) / agreements.length,
  ).toBeGreaterThan(0.1);
  expect(hidden.every((title) => (community.popularity[title] ?? 0) > 0)).toBe(true);
});

test("unrated titles have no weights and no popularity if facts aren't used", async () => {
  const { liked, notLiked, residual, popularity } = await communityWeights(
    learned,
    settingsFor(false),
    {},
  );
  for (const rows of [liked, notLiked, residual]) expect(rows.columns.some(isHidden)).toBe(false);
  expect(titles.every((_, title) => !isHidden(title) || popularity[title] === 0)).toBe(true);
});

test("existing columns don't change", () => {
  const weights: WeightRows = {
    start: Uint32Array.from([0, 2, 3, 3]),
    columns: Uint32Array.from([0, 1, 0]),
    values: Int16Array.from([0, 32_767, -16_000]),
    scales: Float32Array.from([1e-5, 2e-5, 0]),
  };
  const more = withColdColumns(weights, [
    { title: 2, neighbours: Uint32Array.from([0, 1]), factors: Float64Array.from([0.5, 2]) },
  ]);
  expect(weightAt(more, 1, 0)).toBeCloseTo(-0.32, 4);
  expect(weightAt(more, 0, 1)).toBeCloseTo(0.32767, 4);
  // The second neighbour's column twice; and for itself twice the largest weight that leads to it,
  // twice.
  expect(weightAt(more, 0, 2)).toBeCloseTo(2 * 0.32767, 3);
  expect(weightAt(more, 1, 2)).toBeCloseTo(0.5 * -0.32 + 2 * 2 * 0.32767, 3);
});
