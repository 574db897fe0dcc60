import { expect, it } from "vitest";
import { parseTitleIds } from "./parseTitleIds.ts";

it("takes the number that each line begins with, in their order", () => {
  expect(parseTitleIds("10003 The Wire\n  10201 1917\n\nnot 7\n12\r\n")).toEqual([
    10_003, 10_201, 12,
  ]);
  expect(parseTitleIds("")).toEqual([]);
});
