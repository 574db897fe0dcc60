import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { windowStart } from "../titles/airDateWindow.ts";
import { PROVIDER_CATEGORIES, providerCategories } from "./providerCategories.ts";
import { scoreProvider, TITLES_A_PROVIDER } from "./scoreProvider.ts";

const facts = {
  type: "SUBSCRIPTION",
  sourceTypes: new Set<string>(),
  mine: false,
  trending: false,
} as const;

describe("a provider's groups", () => {
  it("depend on its type", () => {
    expect(providerCategories(facts)).toEqual(["Subscriptions"]);
    expect(providerCategories({ ...facts, type: "FREE" })).toEqual(["Free"]);
    expect(providerCategories({ ...facts, type: "RENT_BUY" })).toEqual(["Rent/Buy"]);
    expect(
      providerCategories({ ...facts, type: "NETWORK", sourceTypes: new Set(["ORIGINAL"]) }),
    ).toEqual([]);
  });

  it("depend on its offers and on the user", () => {
    expect(
      providerCategories({ ...facts, type: "NETWORK", sourceTypes: new Set(["ADS", "BUY"]) }),
    ).toEqual(["Free", "Rent/Buy"]);
    expect(
      providerCategories({
        ...facts,
        mine: true,
        trending: true,
        sourceTypes: new Set(["RENT", "FREE"]),
      }),
    ).toEqual([...PROVIDER_CATEGORIES]);
  });
});

describe("a title's period", () => {
  it("is two years, ten years or unlimited", () => {
    const now = Date.parse("2026-03-01T23:59:59Z");
    expect(windowStart("NEW_AND_RECENT", now)).toBe("2024-03-01");
    expect(windowStart("LAST_10_YEARS", now)).toBe("2016-03-01");
    expect(windowStart("ALL_TIME", now)).toBeNull();
  });
});

describe("a provider's score", () => {
  const score = fc.integer({ min: 0, max: 100 });

  it("is the mean of ten titles, counting missing ones as 0", () => {
    expect(scoreProvider([])).toBe(0);
    expect(scoreProvider([100, null, 50])).toBe(15);
    expect(scoreProvider(Array.from({ length: 30 }, () => 80))).toBe(80);
  });

  it("never drops when a title is added", () => {
    fc.assert(
      fc.property(fc.array(score, { maxLength: 2 * TITLES_A_PROVIDER }), score, (scores, added) => {
        const best = (all: readonly number[]) => scoreProvider(all.toSorted((a, b) => b - a));
        expect(best([...scores, added])).toBeGreaterThanOrEqual(best(scores));
      }),
    );
  });
});
