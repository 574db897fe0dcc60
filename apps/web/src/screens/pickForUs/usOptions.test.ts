import fc from "fast-check";
import { expect, it } from "vitest";
import {
  areOpenOptions,
  parseUsOptions,
  printUsOptions,
  strategies,
  TIMES,
  usInput,
  type UsOptions,
} from "./usOptions.ts";

const options: fc.Arbitrary<UsOptions> = fc.record({
  strategy: fc.constantFrom(...strategies),
  from: fc.constantFrom("ALL" as const, "LIST" as const),
  kind: fc.constantFrom("tv" as const, "movie" as const, null),
  time: fc.constantFrom(...TIMES, null),
  commonServices: fc.boolean(),
});

it("restores the options from their URL", () => {
  fc.assert(
    fc.property(options, (each) => {
      expect(parseUsOptions(printUsOptions(each))).toEqual(each);
    }),
  );
});

it("ignores invalid options in the URL", () => {
  const open = { strategy: "FAIR", from: "ALL", kind: null, time: null, commonServices: false };
  expect(parseUsOptions("?strategy=LOUD&from=HERE&kind=radio&time=7&services=mine")).toEqual(open);
  expect(parseUsOptions("")).toEqual(open);
  expect(printUsOptions(parseUsOptions(""))).toBe("");
});

it("sends the same options to the server and allows any length if no limit is set", () => {
  expect(
    usInput(parseUsOptions("?strategy=LEAST&from=LIST&kind=movie&time=100&services=common")),
  ).toEqual({
    strategy: "LEAST",
    from: "LIST",
    nodeType: "movie",
    maxRuntime: 100,
    commonServices: true,
    limit: 12,
  });
  expect(usInput(parseUsOptions(""))).toEqual({
    strategy: "FAIR",
    from: "ALL",
    maxRuntime: 1000,
    commonServices: false,
    limit: 12,
  });
});

it("counts as unfiltered if only a strategy is chosen", () => {
  expect(areOpenOptions(parseUsOptions("?strategy=MEAN"))).toBe(true);
  for (const search of ["?from=LIST", "?kind=tv", "?time=60", "?services=common"])
    expect(areOpenOptions(parseUsOptions(search))).toBe(false);
});
