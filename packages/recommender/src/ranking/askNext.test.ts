import { expect, test } from "vitest";
import { bundledTitles } from "../bundledTitles.fixture.ts";
import { createEngine } from "../createEngine.ts";
import { syntheticTitles } from "../synthetic.ts";
import { trainModel } from "../model/trainModel.ts";

const titles = syntheticTitles(300);
const engine = createEngine(trainModel(titles));
const asked = (titleIds: readonly number[]) =>
  titleIds.flatMap((titleId) => titles[titleId - 1] ?? []);

test("a newcomer is asked well-known titles of both kinds and of many circles", () => {
  const first = asked(engine.ask(engine.taste([]), { limit: 12 }));
  expect(first).toHaveLength(12);
  expect(first.every(({ fame }) => fame >= 6)).toBe(true);
  expect(first.filter(({ kind }) => kind === "tv").length).toBeGreaterThanOrEqual(4);
  expect(first.filter(({ kind }) => kind === "movie").length).toBeGreaterThanOrEqual(4);
  expect(new Set(first.map(({ id }) => id % 12)).size).toBeGreaterThanOrEqual(8);
});

test("nothing is asked twice, and skipped titles not again", () => {
  const skipped = engine.ask(engine.taste([]), { limit: 20 });
  const next = engine.ask(engine.taste(skipped.map((titleId) => ({ titleId, rating: "SKIP" }))), {
    limit: 20,
  });
  expect(new Set([...skipped, ...next]).size).toBe(40);
});

test("what waits for its answer is not asked again, and what comes next is what would have come after it", () => {
  const taste = engine.taste([]);
  const waiting = new Set(engine.ask(taste, { limit: 10 }));
  const next = engine.ask(taste, { limit: 10, exclude: waiting });
  expect(next).toHaveLength(10);
  expect(next.filter((titleId) => waiting.has(titleId))).toEqual([]);
});

test("somebody who dislikes much is asked about what they are likelier to like", () => {
  const hater = engine.taste(
    engine
      .ask(engine.taste([]), { limit: 10 })
      .map((titleId, at) => ({ titleId, rating: at === 0 ? "LIKE" : "DISLIKE" })),
  );
  const chance = (likely: boolean) =>
    engine
      .score(hater, engine.ask(hater, { limit: 10, likely }))
      .reduce((sum, { score }) => sum + score, 0) / 10;
  expect(chance(true)).toBeGreaterThan(chance(false));
});

test("only the kinds wished for", () => {
  expect(
    asked(engine.ask(engine.taste([]), { limit: 15, kinds: ["movie"] })).every(
      ({ kind }) => kind === "movie",
    ),
  ).toBe(true);
  expect(engine.ask(engine.taste([]), { limit: 15, kinds: [] })).toEqual([]);
});

test("moves on from what is known: fans of one circle are asked less about it", () => {
  const fan = engine.taste(
    titles
      .filter(({ id }) => id % 12 === 5)
      .slice(0, 15)
      .map(({ id }) => ({ titleId: id, rating: "LOVE" })),
  );
  const ofCircle = (titleIds: readonly number[]) =>
    titleIds.filter((titleId) => titleId % 12 === 5).length;
  expect(ofCircle(engine.ask(fan, { limit: 24 }))).toBeLessThanOrEqual(1);
});

test("answers to its questions tell more than answers about as well-known titles taken at random", () => {
  const certaintyAfter = (titleIds: readonly number[]) => {
    const taste = engine.taste(titleIds.map((titleId) => ({ titleId, rating: "LIKE" })));
    return engine
      .score(taste, [...engine.titleIds])
      .reduce((sum, { certainty }) => sum + certainty, 0);
  };
  const known = titles.filter(({ fame }) => fame >= 6).map(({ id }) => id);
  expect(certaintyAfter(engine.ask(engine.taste([]), { limit: 10 }))).toBeGreaterThan(
    certaintyAfter(known.slice(0, 10)),
  );
  expect(certaintyAfter(engine.ask(engine.taste([]), { limit: 10 }))).toBeGreaterThan(
    certaintyAfter(known.slice(20, 30)),
  );
});

const bundle = bundledTitles().features;
test.skipIf(bundle.length < 150)(
  "over the bundled catalogue, the first twelve span kinds and genres",
  () => {
    const bundled = createEngine(trainModel(bundle));
    const first = bundled
      .ask(bundled.taste([]), { limit: 12 })
      .flatMap((id) => bundle.filter((title) => title.id === id));
    expect(
      Math.min(
        ...["tv", "movie"].map((kind) => first.filter((title) => title.kind === kind).length),
      ),
    ).toBeGreaterThanOrEqual(4);
    expect(new Set(first.map(({ genres }) => genres[0])).size).toBeGreaterThanOrEqual(5);
  },
);
