import { expect, test } from "vitest";
import { createEngine } from "../createEngine.ts";
import { syntheticTitles } from "../synthetic.ts";
import { dotRows } from "../community/sparseRow.ts";
import { openTitleSpace } from "../model/titleSpace.ts";
import { topTitles } from "./topTitles.ts";
import { trainModel } from "../model/trainModel.ts";

const titles = syntheticTitles(400);
const engine = createEngine(trainModel(titles));
const RATINGS = ["LOVE", "LIKE", "MEH", "DISLIKE", "NOT_INTERESTED", "INTERESTED", "SKIP"] as const;
const taste = engine.taste(RATINGS.map((rating, index) => ({ titleId: index + 1, rating })));

test("omits rated and declined titles, but keeps INTERESTED and SKIP", () => {
  const { titleIds, total } = engine.rankIds(taste, { limit: 400 });
  expect(titleIds.filter((titleId) => titleId <= 7).sort()).toEqual([6, 7]);
  expect(total).toBe(395);
  expect(new Set(titleIds).size).toBe(395);
});

test("returns pages that don't overlap or leave gaps, even with a filter", () => {
  const filter = (titleId: number) => titles[titleId - 1]?.kind === "tv";
  const whole = engine.rankIds(taste, { limit: 400, filter });
  const pages = [0, 70, 140, 210, 280].flatMap(
    (offset) => engine.rankIds(taste, { limit: 70, offset, filter }).titleIds,
  );
  expect(pages).toEqual(whole.titleIds);
  expect(whole.total).toBe(whole.titleIds.length);
  expect(whole.titleIds.every(filter)).toBe(true);
});

test("never puts ten near copies in a row as long as other titles are left", () => {
  const copies = Array.from(
    { length: 30 },
    (_, index) => ({ ...syntheticTitles(1)[0], id: 1001 + index }) as (typeof titles)[number],
  );
  const model = trainModel([...titles, ...copies]);
  const space = openTitleSpace(model);
  const fond = createEngine(model).rankIds(
    createEngine(model).taste([{ titleId: 1001, rating: "LOVE" }]),
    { limit: 40 },
  ).titleIds;
  const cosine = (a: number, b: number) =>
    dotRows(space.facts, a, b) / ((space.factLengths[a] ?? 0) * (space.factLengths[b] ?? 0));
  const indices = fond.map((titleId) => space.indexOf.get(titleId) ?? 0);
  const runs = indices
    .map((first, at) => indices.slice(at, at + 10).findIndex((other) => cosine(first, other) < 0.5))
    .slice(0, 30);
  expect(fond.filter((titleId) => titleId > 1000).length).toBeGreaterThan(10);
  expect(runs.every((run) => run > 0 && run < 5)).toBe(true);
});

test("sacrifices at most two points per title on average for variety in the first twenty", () => {
  const { titleIds } = engine.rankIds(taste, { limit: 20 });
  const kindOf = new Map(titles.map(({ id, kind }) => [id, kind]));
  const scoreOf = (id: number) => taste.scores[engine.titleIds.indexOf(id)] ?? NaN;
  const best = (["tv", "movie"] as const).flatMap((kind) =>
    titles
      .filter(({ id, ...title }) => title.kind === kind && !taste.ratings.has(id))
      .map(({ id }) => scoreOf(id))
      .sort((a, b) => b - a)
      .slice(0, titleIds.filter((id) => kindOf.get(id) === kind).length),
  );
  expect(best).toHaveLength(20);
  const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0);
  expect(sum(titleIds.map(scoreOf))).toBeGreaterThan(sum(best) - 20 * 2);
});

test("finds the same top titles as a full sort, with ties in index order", () => {
  const values = Float32Array.from({ length: 500 }, (_, index) => (index * 7919) % 83);
  const sorted = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  for (const limit of [0, 1, 17, 500, 900])
    expect([...topTitles(values, Uint32Array.from(values.keys()), limit)]).toEqual(
      sorted.slice(0, limit),
    );
});

test("explains a title's position only if it comes before a title with a higher score", () => {
  const person = engine.taste(
    titles
      .slice(0, 30)
      .map(({ id }) => ({ titleId: id, rating: RATINGS[id % 4] ?? ("LIKE" as const) })),
  );
  const { items } = engine.rank(person, { limit: 60 });
  const ids = items.map(({ titleId }) => titleId);
  const kindOf = (titleId: number) => titles[titleId - 1]?.kind;
  const ahead = engine.ahead(person, ids);
  items.slice(1).forEach(({ score, titleId }, before) => {
    const first = items[before];
    expect(ahead[before] !== null).toBe((first?.score ?? 0) < score);
    if (ahead[before] === "kind") expect(kindOf(ids[before] ?? 0)).not.toBe(kindOf(titleId));
    else if (ahead[before]) expect(kindOf(ids[before] ?? 0)).toBe(kindOf(titleId));
  });
  expect(new Set(ahead).size).toBeGreaterThan(2);
});
