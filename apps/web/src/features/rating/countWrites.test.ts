import {
  progressOf,
  RATING_VALUES,
  RED_HERRING_ID,
  type RatingValue,
  type TitleKind,
} from "@worthy/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countWrites } from "./countWrites.ts";

const value = fc.constantFrom<RatingValue | null>(null, ...RATING_VALUES);
const kindOfId = (id: number): TitleKind => (id % 2 === 0 ? "tv" : "movie");
const counted = (values: ReadonlyMap<number, RatingValue | null>) =>
  progressOf(
    [...values].flatMap(([id, rating]) =>
      rating === null ? [] : [{ kind: kindOfId(id), rating }],
    ),
  );

describe("countWrites", () => {
  it("predicts the server's ratings and progress", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(12), value)),
        fc.array(fc.tuple(fc.nat(12), value)),
        (kept, written) => {
          const before = new Map(
            kept.filter((entry): entry is [number, RatingValue] => entry[1] !== null),
          );
          const writes = written.map(([id, after]) => ({
            title: { id, nodeType: kindOfId(id) },
            value: after,
          }));
          const after = new Map<number, RatingValue | null>([...before, ...written]);
          const now = countWrites(before, counted(before), writes);
          expect(now.progress).toEqual(counted(after));
          expect([...now.values].toSorted()).toEqual(
            [...after].filter(([, rating]) => rating !== null).toSorted(),
          );
        },
      ),
    );
  });

  it("excludes the red herring from the progress", () => {
    const none = progressOf([]);
    expect(
      countWrites(new Map(), none, [
        { title: { id: RED_HERRING_ID, nodeType: "tv" }, value: "LOVE" },
      ]).progress,
    ).toEqual(none);
  });
});
