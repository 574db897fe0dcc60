import { expect, test } from "vitest";
import { bundledTitles } from "../bundledTitles.fixture.ts";
import { createEngine } from "../createEngine.ts";
import { syntheticTitles, withLabels } from "../synthetic.ts";
import { trainModel } from "../model/trainModel.ts";

const titles = syntheticTitles(300);
const engine = createEngine(trainModel(titles));
const asked = (titleIds: readonly number[]) =>
  titleIds.flatMap((titleId) => titles[titleId - 1] ?? []);

test("new users are asked about well-known titles of both kinds from many circles", () => {
  const first = asked(engine.ask(engine.taste([]), { limit: 12 }));
  expect(first).toHaveLength(12);
  expect(first.every(({ fame }) => fame >= 6)).toBe(true);
  expect(first.filter(({ kind }) => kind === "tv").length).toBeGreaterThanOrEqual(4);
  expect(first.filter(({ kind }) => kind === "movie").length).toBeGreaterThanOrEqual(4);
  expect(new Set(first.map(({ id }) => id % 12)).size).toBeGreaterThanOrEqual(8);
});

test("no title is asked about twice, not even one that was skipped", () => {
  const skipped = engine.ask(engine.taste([]), { limit: 20 });
  const next = engine.ask(engine.taste(skipped.map((titleId) => ({ titleId, rating: "SKIP" }))), {
    limit: 20,
  });
  expect(new Set([...skipped, ...next]).size).toBe(40);
});

test("doesn't ask again about titles with a pending answer, and shows the next ones", () => {
  const taste = engine.taste([]);
  const waiting = new Set(engine.ask(taste, { limit: 10 }));
  const next = engine.ask(taste, { limit: 10, exclude: waiting });
  expect(next).toHaveLength(10);
  expect(next.filter((titleId) => waiting.has(titleId))).toEqual([]);
});

test("users with many dislikes are asked about titles that they are more likely to like", () => {
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

test("only titles of the requested kinds are asked about", () => {
  expect(
    asked(engine.ask(engine.taste([]), { limit: 15, kinds: ["movie"] })).every(
      ({ kind }) => kind === "movie",
    ),
  ).toBe(true);
  expect(engine.ask(engine.taste([]), { limit: 15, kinds: [] })).toEqual([]);
});

test("fans of one circle are also asked about others", () => {
  const fan = engine.taste(
    titles
      .filter(({ id }) => id % 12 === 5)
      .slice(0, 15)
      .map(({ id }) => ({ titleId: id, rating: "LOVE" })),
  );
  const next = engine.ask(fan, { limit: 24 });
  expect(next.filter((titleId) => titleId % 12 === 5).length).toBeLessThanOrEqual(4);
  expect(new Set(next.map((titleId) => titleId % 12)).size).toBeGreaterThanOrEqual(10);
});

test("users who like a circle's titles are asked about more of them than users who skip them", () => {
  const labelled = createEngine(trainModel(withLabels(titles)));
  const circle = titles
    .filter(({ id, fame }) => id % 12 === 5 && fame >= 5)
    .slice(0, 6)
    .map(({ id }) => id);
  const askedAfter = (rating: "LIKE" | "SKIP") =>
    labelled
      .ask(labelled.taste(circle.map((titleId) => ({ titleId, rating }))), { limit: 24 })
      .filter((titleId) => titleId % 12 === 5).length;
  expect(askedAfter("LIKE")).toBeGreaterThan(askedAfter("SKIP"));
});

const bundle = bundledTitles().features;
test.skipIf(bundle.length < 150)(
  "the first twelve from the bundled catalogue span kinds and genres",
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
