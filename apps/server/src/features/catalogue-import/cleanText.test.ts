import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanText, firstSentence, textOfHtml } from "./cleanText.ts";

it("never returns control characters, lone surrogates, bidi characters or more than the limit", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 1, max: 50 }), (raw, longest) => {
      const clean = cleanText(raw, longest);
      if (clean === undefined) return;
      expect([...clean].length).toBeLessThanOrEqual(longest);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      expect(clean).toBe(clean.trim());
    }),
  );
});

it("extracts plain text from HTML", () => {
  expect(textOfHtml("<p><b>Lamps</b> &amp; letters&#33;</p>\n<p>More &lt;b&gt;</p>", 100)).toBe(
    "Lamps & letters! More <b>",
  );
  expect(textOfHtml("&#99999999; &nothing;", 100)).toBe("&#99999999; &nothing;");
  expect(textOfHtml(null, 10)).toBeUndefined();
});

it("keeps a single sentence of at most thirty words", () => {
  expect(firstSentence("She counts the boats. One does not come back.")).toBe(
    "She counts the boats.",
  );
  expect(
    firstSentence(Array.from({ length: 40 }, () => "word").join(" "))?.split(" "),
  ).toHaveLength(30);
});
