import { progressOf, RATING_VALUES, RED_HERRING_ID, type RatingValue, type TitleKind } from "@worthy/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { progressWithWrites } from "./progressWithWrites.ts";

const value = fc.constantFrom<RatingValue | null>(null, ...RATING_VALUES);
const kindOfId = (id: number): TitleKind => (id % 2 === 0 ? "tv" : "movie");
const counted = (values: ReadonlyMap<number, RatingValue | null>) => progressOf([...values].flatMap(([id, rating]) => (rating === null ? [] : [{ kind: kindOfId(id), rating }])));

describe("progressWithWrites", () => {
  it("is the progress that the server will count", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(12), value)), fc.array(fc.tuple(fc.nat(12), value)), (kept, written) => {
        const before = new Map(kept);
        const writes = written.map(([id, after]) => ({ title: { id, nodeType: kindOfId(id) }, value: after }));
        const now = progressWithWrites(counted(before), writes, (id) => before.get(id) ?? null);
        expect(now).toEqual(counted(new Map([...kept, ...written])));
      }),
    );
  });

  it("leaves the red herring out", () => {
    const none = progressOf([]);
    expect(progressWithWrites(none, [{ title: { id: RED_HERRING_ID, nodeType: "tv" }, value: "LOVE" }], () => null)).toEqual(none);
  });
});
