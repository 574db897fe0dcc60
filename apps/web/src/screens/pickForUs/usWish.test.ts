import fc from "fast-check";
import { expect, it } from "vitest";
import {
  isOpenWish,
  parseUsWish,
  printUsWish,
  strategies,
  TIMES,
  usInput,
  type UsWish,
} from "./usWish.ts";

const wish: fc.Arbitrary<UsWish> = fc.record({
  strategy: fc.constantFrom(...strategies),
  from: fc.constantFrom("ALL" as const, "LIST" as const),
  kind: fc.constantFrom("tv" as const, "movie" as const, null),
  time: fc.constantFrom(...TIMES, null),
  commonServices: fc.boolean(),
});

it("restores the options from their address", () => {
  fc.assert(
    fc.property(wish, (each) => {
      expect(parseUsWish(printUsWish(each))).toEqual(each);
    }),
  );
});

it("ignores invalid options in the address", () => {
  const open = { strategy: "FAIR", from: "ALL", kind: null, time: null, commonServices: false };
  expect(parseUsWish("?strategy=LOUD&from=HERE&kind=radio&time=7&services=mine")).toEqual(open);
  expect(parseUsWish("")).toEqual(open);
  expect(printUsWish(parseUsWish(""))).toBe("");
});

it("sends the same options to the server, and allows any length if no limit is set", () => {
  expect(
    usInput(parseUsWish("?strategy=LEAST&from=LIST&kind=movie&time=100&services=common")),
  ).toEqual({
    strategy: "LEAST",
    from: "LIST",
    nodeType: "movie",
    maxRuntime: 100,
    commonServices: true,
    limit: 12,
  });
  expect(usInput(parseUsWish(""))).toEqual({
    strategy: "FAIR",
    from: "ALL",
    maxRuntime: 1000,
    commonServices: false,
    limit: 12,
  });
});

it("counts as unfiltered as long as only the strategy is chosen", () => {
  expect(isOpenWish(parseUsWish("?strategy=MEAN"))).toBe(true);
  for (const search of ["?from=LIST", "?kind=tv", "?time=60", "?services=common"])
    expect(isOpenWish(parseUsWish(search))).toBe(false);
});
