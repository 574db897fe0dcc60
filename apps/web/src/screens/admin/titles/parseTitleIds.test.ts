import { expect, it } from "vitest";
import { parseTitleIds } from "./parseTitleIds.ts";

it("reads the number at the start of each line, in order", () => {
  expect(parseTitleIds("10003 The Wire\n  10201 1917\n\nnot 7\n12\r\n")).toEqual([
    10_003, 10_201, 12,
  ]);
  expect(parseTitleIds("")).toEqual([]);
});
