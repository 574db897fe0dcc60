import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEARCH_PLACEHOLDER, type AbTest } from "./abTest.ts";
import { parseVariant } from "./abTests.ts";
import { assignVariant } from "./assignVariant.ts";

const NOTHING = { asked: null, kept: null };

describe("assigning an A/B test variant", () => {
  // shows: 4.ab.1
  it("follows the weights, and never picks a variant with no weight", () => {
    const test: AbTest = { name: "x", weights: [1, 0, 3] };
    const drawn = Array.from({ length: 400 }, (_, at) =>
      assignVariant(test, { ...NOTHING, random: at / 400 }),
    );
    expect([0, 1, 2].map((variant) => drawn.filter((each) => each === variant).length)).toEqual([
      100, 0, 300,
    ]);
  });

  it("prefers the variant in the URL to the stored one, and the stored one to a random one", () => {
    expect(assignVariant(SEARCH_PLACEHOLDER, { asked: "3", kept: "1", random: 0 })).toBe(3);
    expect(assignVariant(SEARCH_PLACEHOLDER, { asked: "5", kept: "1", random: 0 })).toBe(1);
    expect(assignVariant(SEARCH_PLACEHOLDER, { asked: "x", kept: "", random: 0.99 })).toBe(4);
  });

  it("always returns one of the variants, regardless of the input", () => {
    const weights = fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 6 });
    const text = fc.option(fc.oneof(fc.string(), fc.nat({ max: 12 }).map(String)));
    fc.assert(
      fc.property(
        weights,
        text,
        text,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (drawnBy, asked, kept, random) => {
          const test = { name: "x", weights: drawnBy };
          const variant = assignVariant(test, { asked, kept, random });
          expect(parseVariant(test, String(variant))).toBe(variant);
        },
      ),
    );
  });
});

// shows: 9.search.9
it("the search placeholder has five equally weighted variants", () => {
  expect(SEARCH_PLACEHOLDER).toEqual({ name: "searchPlaceholder", weights: [1, 1, 1, 1, 1] });
});
