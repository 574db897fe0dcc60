import fc from "fast-check";
import { expect, test } from "vitest";
import { hitRateAt, measureRanking, ndcgAt, recallAt } from "./rankingMetrics.ts";

const HITS = Uint8Array.from([1, 0, 1, 0, 0]);

test("recall divides by the number of hidden titles, either capped at the list's length or in full", () => {
  expect(recallAt(HITS, 3, { hidden: 4, rule: "truncated" })).toBeCloseTo(2 / 3, 12);
  expect(recallAt(HITS, 3, { hidden: 4, rule: "full" })).toBeCloseTo(2 / 4, 12);
  expect(recallAt(HITS, 5, { hidden: 2, rule: "truncated" })).toBe(1);
});

test("nDCG matches a manual calculation with hits at ranks 1 and 3 of three hidden titles", () => {
  const gained = 1 + 1 / Math.log2(4);
  const possible = 1 + 1 / Math.log2(3) + 1 / Math.log2(4);
  expect(ndcgAt(HITS, 5, 3)).toBeCloseTo(gained / possible, 12);
  expect(ndcgAt(HITS, 2, 3)).toBeCloseTo(1 / (1 + 1 / Math.log2(3)), 12);
});

test("the hit rate needs only one hit", () => {
  expect(hitRateAt(Uint8Array.from([0, 0, 1]), 2)).toBe(0);
  expect(hitRateAt(Uint8Array.from([0, 0, 1]), 3)).toBe(1);
});

/** The same computed another way: sums over the hidden titles and their positions. */
function slowNdcg(ranked: readonly number[], hidden: readonly number[], k: number): number {
  const gain = hidden
    .map((title) => ranked.indexOf(title))
    .filter((place) => place >= 0 && place < k);
  const best = hidden.slice(0, k).map((_, place) => place);
  const sum = (places: readonly number[]) =>
    places.reduce((total, place) => total + 1 / Math.log2(place + 2), 0);
  return sum(gain) / sum(best);
}

const cases = fc.record({
  ranked: fc.uniqueArray(fc.nat(150), { maxLength: 100 }),
  hidden: fc.uniqueArray(fc.nat(150), { minLength: 1, maxLength: 60 }),
});

test("metrics agree with sums over the hidden titles, and stay between 0 and 1", () => {
  fc.assert(
    fc.property(cases, ({ ranked, hidden }) => {
      const figures = measureRanking(Uint32Array.from(ranked), new Set(hidden), "truncated");
      expect(figures["ndcg@20"]).toBeCloseTo(slowNdcg(ranked, hidden, 20), 10);
      expect(figures["ndcg@100"]).toBeCloseTo(slowNdcg(ranked, hidden, 100), 10);
      const found = ranked.slice(0, 20).filter((title) => hidden.includes(title)).length;
      expect(figures["recall@20"]).toBeCloseTo(found / Math.min(20, hidden.length), 10);
      for (const value of Object.values(figures))
        expect(value >= 0 && value <= 1 + 1e-12).toBe(true);
    }),
  );
});

test("the best possible ranking scores 1 on every metric", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(1000), { minLength: 1, maxLength: 100 }), (hidden) => {
      for (const value of Object.values(
        measureRanking(Uint32Array.from(hidden), new Set(hidden), "truncated"),
      ))
        expect(value).toBeCloseTo(1, 12);
    }),
  );
});
