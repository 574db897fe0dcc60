import assert from "node:assert/strict";
import type { RatingValue } from "@worthy/domain";
import { beforeAll, describe, expect, test } from "vitest";
import { madeUpFigures } from "../../../bench/picks/madeUp.ts";
import { firstInLayer } from "../../../scripts/testing/layers.ts";
import { bundledTitles } from "./bundledTitles.fixture.ts";
import { areaUnderCurve } from "./evaluation/figures/areaUnderCurve.ts";
import { createEngine, type Engine } from "./createEngine.ts";
import { ratingCode, type RatingMatrix } from "./community/ratingMatrix.ts";
import { seededRandom } from "./seededRandom.ts";
import { logistic } from "./taste/logistic.ts";
import { trainModel } from "./model/trainModel.ts";
import { tellingRatings, type TellingRatings } from "./people/tellingPeople.fixture.ts";
import { writtenRatings } from "./people/writtenPeople.fixture.ts";
import { trainCommunity } from "./training/trainCommunity.ts";

const { features, idOf } = bundledTitles();
const films = features.filter(({ kind }) => kind === "movie");
const shows = new Set(features.filter(({ kind }) => kind === "tv").map(({ id }) => id));
const content = trainModel(features);
const people = tellingRatings(idOf);
/** The same titles without their labels. */
const factsAlone = trainModel(features.map(({ liked: _liked, kin: _kin, ...title }) => title));

/** How many tastes films and people differ in. */
const TASTES = 6;

/**
 * Ratings of films by people who rate nothing else, as in public collections. What they know and like
 * comes from tastes of their own that no fact or label of the films tells.
 */
function filmLovers(count: number, ratings: number, until = Infinity): RatingMatrix {
  const random = seededRandom(5);
  const vector = () => Array.from({ length: TASTES }, () => 2 * random() - 1);
  const known = films
    .filter(({ year }) => year <= until)
    .map(({ id }) => ({ id, known: random(), taste: vector() }));
  const rows = Array.from({ length: count }, () => {
    const own = vector();
    return known
      .map(({ id, known: often, taste }) => {
        const fits = taste.reduce((sum, value, at) => sum + value * (own[at] ?? 0), 0);
        return { id, fits, appeal: 2 * often + fits - Math.log(-Math.log(random())) };
      })
      .sort((a, b) => b.appeal - a.appeal)
      .slice(0, Math.round(ratings * (0.5 + random())))
      .map(({ id, fits }) => {
        const liked = random() < logistic(2 * fits + 0.3);
        const strong = random() < 0.4;
        const rating: RatingValue = liked ? (strong ? "LOVE" : "LIKE") : strong ? "DISLIKE" : "MEH";
        return { id, rating };
      })
      .sort((a, b) => a.id - b.id);
  });
  const titleIds = Float64Array.from(features, ({ id }) => id).sort();
  const indexOf = new Map(Array.from(titleIds, (id, index) => [id, index]));
  const rowStart = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => (rowStart[at + 1] = (rowStart[at] ?? 0) + row.length));
  return {
    titleIds,
    rowStart,
    titles: Uint32Array.from(rows.flat(), ({ id }) => indexOf.get(id) ?? 0),
    values: Uint8Array.from(rows.flat(), ({ rating }) => ratingCode(rating)),
  };
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The median rank of each favourite among all unrated titles, if it were the one not yet rated. */
function leftOutRank(engine: Engine, { loved, ratings }: TellingRatings): number {
  return median(
    loved.map((titleId) => {
      const taste = engine.taste(ratings.filter((rating) => rating.titleId !== titleId));
      const values = engine.rankScores(taste);
      const own = values[engine.titleIds.indexOf(titleId)] ?? NaN;
      let rank = 1;
      engine.titleIds.forEach((id, at) => {
        if (!taste.ratings.has(id) && (values[at] ?? 0) > own) rank++;
      });
      return rank;
    }),
  );
}

/**
 * The chance that a title left out of what somebody loves has a higher score than one left out of what
 * they don't.
 */
function scoreArea(engine: Engine, { ratings }: TellingRatings): number {
  const promised = ratings.map(({ titleId }) => {
    const taste = engine.taste(ratings.filter((rating) => rating.titleId !== titleId));
    return (taste.scores[engine.titleIds.indexOf(titleId)] ?? NaN) / 100;
  });
  const liked = ratings.map(({ rating }) => (rating === "LOVE" ? 1 : 0));
  return (
    areaUnderCurve({ promised: Float32Array.from(promised), liked: Uint8Array.from(liked) }) ?? NaN
  );
}

/** The share of shows among somebody's first twenty picks. */
const showsOf = (engine: Engine, { ratings }: TellingRatings) =>
  engine.rankIds(engine.taste(ratings), { limit: 20 }).titleIds.filter((id) => shows.has(id))
    .length / 20;

const figuresOf = (engine: Engine) =>
  people.map((person) => ({
    name: person.name,
    rank: leftOutRank(engine, person),
    shows: showsOf(engine, person),
    area: scoreArea(engine, person),
  }));

const geometricMean = (figures: ReturnType<typeof figuresOf>) =>
  Math.exp(figures.reduce((sum, { rank }) => sum + Math.log(rank), 0) / figures.length);

const meanArea = (figures: ReturnType<typeof figuresOf>) =>
  figures.reduce((sum, { area }) => sum + area, 0) / figures.length;

describe("picks for users with different tastes", () => {
  let alone: ReturnType<typeof figuresOf>;
  let byFacts: number;
  beforeAll(() => {
    alone = figuresOf(createEngine(content));
    byFacts = geometricMean(figuresOf(createEngine(factsAlone)));
  });

  test("find loved titles sooner with labels than with facts only", () => {
    expect(geometricMean(alone)).toBeLessThanOrEqual(0.6 * byFacts);
  });

  test("differ between users, who share at most four of their first twenty, even after four ratings", () => {
    const engine = createEngine(content);
    const firstOf = (count: number) =>
      people.map(({ ratings }) => {
        const taste = engine.taste(ratings.slice(0, count));
        return new Set(engine.rankIds(taste, { limit: 20 }).titleIds);
      });
    for (const first of [firstOf(4), firstOf(Infinity)])
      first.forEach((one, at) => {
        for (const other of first.slice(at + 1))
          expect(one.intersection(other).size).toBeLessThanOrEqual(4);
      });
  });

  test.each(
    firstInLayer(1, [
      ["forty film lovers", 40, 60, Infinity],
      ["three film lovers", 3, 60, Infinity],
      ["a large import of film ratings up to 1998", 900, 30, 1998],
    ] as const),
  )(
    "are as good after training on %s as before",
    { tags: "deeper" },
    async (_, count, ratings, until) => {
      const community = await trainCommunity({
        ratings: filmLovers(count, ratings, until),
        content,
        options: { grid: "none" },
      });
      expect(community).not.toBeNull();
      const found = figuresOf(createEngine(content, community));
      const worse = found.filter(({ rank, shows: share }, at) => {
        const before = alone[at] ?? { rank: NaN, shows: NaN };
        return !(rank <= 1.25 * before.rank + 10 && Math.abs(share - before.shows) <= 0.15);
      });
      expect(worse).toEqual([]);
      expect(geometricMean(found)).toBeLessThanOrEqual(0.6 * byFacts);
      // Scores tell what they love from what they don't, as they do alone.
      expect(meanArea(found)).toBeGreaterThan(meanArea(alone) - 0.03);
    },
  );
});

test("scores are more about the person than about the title", () => {
  const engine = createEngine(content);
  const byId = new Map(features.map((title) => [title.id, title]));
  const of = (id: number) => byId.get(id) ?? assert.fail(`no title ${id}`);
  for (const group of [people, writtenRatings(idOf)]) {
    const { alike, inOrder, auc } = madeUpFigures(engine, group, of);
    expect(alike).toBeLessThanOrEqual(0.55);
    expect(inOrder).toBeGreaterThanOrEqual(0.5);
    expect(auc).toBeGreaterThan(0.75);
  }
});

test("a dislike mostly affects similar titles", () => {
  const engine = createEngine(content);
  const [drama] = people;
  const ratings =
    drama?.ratings.filter(({ titleId }) => titleId !== idOf("Better Call Saul")) ?? [];
  const [before, after] = [
    engine.taste(ratings),
    engine.taste([...ratings, { titleId: idOf("Frozen"), rating: "DISLIKE" }]),
  ];
  const lostBy = (name: string) => {
    const at = engine.titleIds.indexOf(idOf(name));
    return (before.scores[at] ?? NaN) - (after.scores[at] ?? NaN);
  };
  expect(lostBy("Moana")).toBeGreaterThan(15);
  for (const name of ["Better Call Saul", "The Wire", "Breaking Bad"])
    expect(lostBy(name)).toBeLessThanOrEqual(0.3);
});
