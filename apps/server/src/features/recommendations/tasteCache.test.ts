import { createEngine, trainModel, type TitleFeatures } from "@worthy/recommender";
import { beforeEach, describe, expect, it } from "vitest";
import type { Queries } from "../../platform/http/handler.ts";
import { testOwner } from "../../testing/testOwner.ts";
import { createTasteCache, sizeOfTaste, type TasteCache, type TasteSource } from "./tasteCache.ts";

const features = (id: number): TitleFeatures => ({
  id,
  kind: "tv",
  year: 2000,
  genres: ["Drama"],
  tags: [id % 2 ? "gritty" : "warm"],
  people: [],
  countries: ["US"],
  language: "en",
  fame: 3,
  home: undefined,
  franchise: undefined,
});
const engineOf = () => createEngine(trainModel([1, 2, 3, 4].map(features)));
const ANN = testOwner("ann");
const NO_SQL = {} as Queries; // the source below queries no database

let database: Awaited<ReturnType<TasteSource["input"]>>;
let reads: number;
let cache: TasteCache;
beforeEach(() => {
  database = { version: 1, ratings: [{ titleId: 1, rating: "LOVE" }] };
  reads = 0;
  cache = createTasteCache({
    version: async () => database.version,
    input: async () => {
      reads += 1;
      return structuredClone(database);
    },
  });
});

const change = (version: number, rating: "LIKE" | "DISLIKE" = "LIKE") => ({
  userId: "ann",
  version,
  titleId: 2,
  rating,
});

describe("tastes in memory", () => {
  const engine = engineOf();
  const of = () => cache.of(NO_SQL, engine, ANN);

  it("are built only once while the ratings version stays the same", async () => {
    expect(await of()).toBe(await of());
    expect(reads).toBe(1);
  });

  it("are rebuilt when another server has changed the ratings", async () => {
    await of();
    database = { version: 2, ratings: [{ titleId: 1, rating: "DISLIKE" }] };
    expect((await of()).ratings).toEqual(new Map([[1, "DISLIKE"]]));
  });

  it("apply a change without rereading the ratings", async () => {
    await of();
    cache.apply(change(2));
    database = { version: 2, ratings: [] };
    expect((await of()).ratings.get(2)).toBe("LIKE");
    expect(reads).toBe(1);
  });

  it("reread the ratings instead of applying a change out of order", async () => {
    await of();
    cache.apply(change(3));
    cache.apply(change(2, "DISLIKE"));
    database = { version: 3, ratings: [{ titleId: 2, rating: "LIKE" }] };
    expect((await of()).ratings).toEqual(new Map([[2, "LIKE"]]));
    expect(reads).toBe(2);
  });

  it("take into account which ratings are misleading", async () => {
    await of();
    cache.apply({ ...change(2), misleading: true });
    database = { ...database, version: 2 };
    const taste = await of();
    expect([taste.ratings.get(2), [...taste.misleading], taste.tasteRatings]).toEqual([
      "LIKE",
      [2],
      1,
    ]);
    expect(reads).toBe(1);
  });

  it("are rebuilt for a new engine, or after being dropped", async () => {
    await of();
    await cache.of(NO_SQL, engineOf(), ANN);
    expect(reads).toBe(2);
    cache.forget("ann");
    await of();
    expect(reads).toBe(3);
  });

  it("are released together with their engine, without leaving a reference to it", async () => {
    const next = engineOf();
    await of();
    cache.keepOnly(next);
    await of();
    await of();
    expect(reads).toBe(3);
    await cache.of(NO_SQL, next, ANN);
    await cache.of(NO_SQL, next, ANN);
    expect(reads).toBe(4);
  });

  it("stay within the memory limit by dropping the least recently used", async () => {
    const size = sizeOfTaste(engine.taste(database.ratings));
    expect(size).toBeGreaterThan(1_000);
    cache = createTasteCache(
      { version: async () => 1, input: async () => ((reads += 1), structuredClone(database)) },
      2.5 * size,
    );
    for (const userId of ["ann", "bob", "cid", "cid", "bob"])
      await cache.of(NO_SQL, engine, testOwner(userId));
    expect(reads).toBe(3);
    await cache.of(NO_SQL, engine, ANN);
    expect(reads).toBe(4);
  });
});
