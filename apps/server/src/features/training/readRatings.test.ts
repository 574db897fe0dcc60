import { RATING_VALUES, type RatingValue } from "@worthy/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Queries } from "../../platform/http/handler.ts";
import { createMatrixBuilder } from "./matrixBuilder.ts";
import type { RatingOfSomebody, RatingSource } from "./ratingSource.ts";
import { readRatings } from "./readRatings.ts";

const NO_SQL = {} as Queries; // the sources below query no database
const TITLES = Float64Array.from([10, 20, 30, 40]);

function sourceOf(name: string, rows: readonly RatingOfSomebody[], batch = 2): RatingSource {
  return {
    name,
    changes: async () => rows.length,
    async *ratings() {
      for (let from = 0; from < rows.length; from += batch) yield rows.slice(from, from + batch);
    },
  };
}
const row = (person: string, titleId: number, rating: RatingValue): RatingOfSomebody => ({
  person,
  titleId,
  rating,
});
const read = (sources: readonly RatingSource[], signal = new AbortController().signal) =>
  readRatings(NO_SQL, { sources, titleIds: TITLES, seed: 1, signal });

describe("reading ratings", () => {
  it("returns a row of catalogue titles for each person, from every source", async () => {
    const accounts = sourceOf("accounts", [
      row("ann", 10, "LOVE"),
      row("ann", 30, "MEH"),
      row("ann", 99, "LIKE"),
      row("bob", 99, "LIKE"),
      row("cid", 40, "DISLIKE"),
    ]);
    const { matrix, shares } = await read([
      accounts,
      sourceOf("data set", [row("ann", 20, "LIKE")]),
    ]);
    expect(matrix).toEqual({
      titleIds: TITLES,
      rowStart: Uint32Array.from([0, 2, 3, 4]),
      titles: Uint32Array.from([0, 2, 3, 1]),
      values: Uint8Array.from(
        (["LOVE", "MEH", "DISLIKE", "LIKE"] as const).map((rating) =>
          RATING_VALUES.indexOf(rating),
        ),
      ),
    });
    expect(shares).toEqual([
      { name: "accounts", people: 3, ratings: 5 },
      { name: "data set", people: 1, ratings: 1 },
    ]);
  });

  it("ends when it's stopped", async () => {
    await expect(
      read(
        [sourceOf("accounts", [row("ann", 10, "LOVE")])],
        AbortSignal.abort(new Error("stopped")),
      ),
    ).rejects.toThrow("stopped");
  });
});

describe("a very active person", () => {
  const titleIds = Float64Array.from({ length: 400 }, (_, index) => index + 1);
  const keptOf = (seed: number, others: number, mostEach = 30) => {
    const builder = createMatrixBuilder({ titleIds, mostEach, seed });
    for (let person = 0; person < others; person++) {
      builder.add(person + 1, 0);
      builder.endPerson();
    }
    for (const id of titleIds) builder.add(id, id % 7);
    builder.endPerson();
    const { titles, values, rowStart } = builder.build();
    const start = rowStart[others] ?? 0;
    expect([...values.subarray(start)]).toEqual(
      Array.from(titles.subarray(start), (title) => (title + 1) % 7),
    );
    return [...titles.subarray(start)];
  };

  it("is sampled deterministically from a seed, in order and without repeats", () => {
    const kept = keptOf(1, 0);
    expect(kept).toHaveLength(30);
    expect(kept).toEqual([...new Set(kept)].toSorted((a, b) => a - b));
    expect(keptOf(1, 0)).toEqual(kept);
    expect(keptOf(2, 0)).not.toEqual(kept);
    expect(keptOf(1, 3)).not.toEqual(kept);
  });

  it("is sampled evenly, so no title is kept much more often than another", () => {
    const counts = new Float64Array(titleIds.length);
    for (let seed = 0; seed < 400; seed++)
      for (const title of keptOf(seed, seed % 5, 100)) counts[title] = (counts[title] ?? 0) + 1;
    expect(Math.max(...counts)).toBeLessThan(150);
    expect(Math.min(...counts)).toBeGreaterThan(55);
  });

  it("is read completely up to the limit, regardless of how the arrays grow", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 60 }),
          { maxLength: 30 },
        ),
        (people) => {
          const builder = createMatrixBuilder({ titleIds, mostEach: 60, seed: 1 });
          for (const ids of people) {
            for (const id of ids) builder.add(id, id % 7);
            builder.endPerson();
          }
          const { titles, rowStart } = builder.build();
          expect(
            people.map((_, person) =>
              [...titles.subarray(rowStart[person], rowStart[person + 1])].map(
                (title) => title + 1,
              ),
            ),
          ).toEqual(people);
        },
      ),
    );
  });
});
