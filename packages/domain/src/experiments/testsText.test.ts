import fc from "fast-check";
import { expect, it } from "vitest";
import { parseTestsText, testsText } from "./testsText.ts";

it("survives a round trip through formatting and parsing", () => {
  expect(testsText({ searchPlaceholder: 3, other: 0 })).toBe("searchPlaceholder:3 other:0");
  const tests = fc.dictionary(fc.stringMatching(/^[A-Za-z]\w{0,39}$/), fc.nat({ max: 100 }), {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(tests, (each) => void expect(parseTestsText(testsText(each))).toEqual(each)),
  );
});
