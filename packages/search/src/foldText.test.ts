import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./foldText.ts";

describe("foldText", () => {
  it.each([
    ["Amélie", "amelie"],
    ["Ame\u0301lie", "amelie"],
    ["  The   Wire ", "the wire"],
    ["Schitt’s Creek", "schitts creek"],
    ["Law & Order", "law and order"],
    ["Spider-Man", "spider man"],
    ["Straße Œuvre Łódź", "strasse oeuvre lodz"],
    ["Ёлки", "елки"],
    ["İstanbul", "istanbul"],
    ["ＡＢＣ １２", "abc 12"],
    ["神隠し", "神 隠 し"],
    ["🈀 ㏠", "ほ か 1 日"],
    ["ŉ", "n"],
    ["???", "???"],
    [" \u0000 ", ""],
  ])("folds %j to %j", (text, folded) => expect(foldText(text)).toBe(folded));

  it("doesn't change text that has already been folded", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
      }),
    );
  });
});
