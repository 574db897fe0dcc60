import fc from "fast-check";
import { expect, it } from "vitest";
import { splitMatches } from "./splitMatches.ts";

it("highlights the matched letters", () => {
  expect(
    splitMatches("Breaking Bad", [
      [0, 8],
      [9, 11],
    ]),
  ).toEqual([
    { text: "Breaking", matched: true },
    { text: " ", matched: false },
    { text: "Ba", matched: true },
    { text: "d", matched: false },
  ]);
  expect(splitMatches("Dark", [])).toEqual([{ text: "Dark", matched: false }]);
});

it("splits the whole name into alternating pieces for any ranges", () => {
  const range = fc.tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: -3, max: 40 }));
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(range), (name, ranges) => {
      const pieces = splitMatches(name, ranges);
      expect(pieces.map((piece) => piece.text).join("")).toBe(name);
      pieces
        .slice(1)
        .forEach((piece, index) => expect(piece.matched).not.toBe(pieces[index]?.matched));
    }),
  );
});
