import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isolated, plainName, plainText } from "./plainText.ts";

describe("invisible characters", () => {
  it.each([
    ["\u202Etsil live", "tsil live"],
    ["a\u202Ab\u202Bc\u202Cd\u202De", "abcde"],
    ["a\u2066b\u2067c\u2068d\u2069e", "abcde"],
    ["a\u200Eb\u200Fc\u061Cd", "abcd"],
    ["Fri\u200Bday\uFEFF \u2060night\u00AD", "Friday night"],
    ["no\u0085de\u009Bfg", "no\ndefg"],
    ["a\u200Db\u200Cc", "abc"],
    ["hidden\u{E0068}\u{E0069}", "hidden"],
    ["x \uFE0Fy \u{E0101}", "x y"],
    ["a\u034Fb\u180Ec\uFFF9d\uFFFF", "abcd"],
  ])("are removed from %j", (given, plain) => expect(plainText(given)).toBe(plain));

  it.each([
    ..."\u200B \u2060 \uFEFF \u00AD \u200D \u3164 \u115F \uFFA0 \u2800 \u{1D159} \u0301".split(" "),
    "",
    "  \u00A0\u3000 ",
    "\u200D \u200B\u202E",
    "\u2800 \u3164",
    "\u{E0041}",
  ])("leave no name if there are no other characters: %j", (given) =>
    expect(plainName(given)).toBe(""),
  );
});

it.each([
  "👩‍💻 👨‍👩‍👧‍👦 🏳️‍🌈 🏴‍☠️ 🐈‍⬛ 🧑🏽‍🚀 ❤️‍🔥 1️⃣ ☺︎",
  "🏴󠁧󠁢󠁥󠁮󠁧󠁿 and 🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  "می‌خواهم",
  "क्‍ष and श्री‌मान",
  "ക്‍ഷ",
  "ශ්‍රී ලංකා",
  "רשימה של שירה!",
  "قائمة الأفلام",
  "葛\u{E0100}飾",
  "ᠠ\u180B",
  "Zoë, Zoe\u0308, ทุกอย่าง, 한국",
  "۝١",
])("leaves %s unchanged", (name) => expect(plainName(name)).toBe(name));

it("keeps the line breaks in a note, but puts a name on a single line", () => {
  expect(plainText(" one\r\n\r\ntwo\u2028three\t4 ")).toBe("one\n\ntwo\nthree\t4");
  expect(plainName(" one\r\n two\u2028three\t4 ")).toBe("one two three 4");
});

const anything = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({
    unit: fc.constantFrom(
      ..."a1 \u200B\u200C\u200D\u202E\u2066\u2068\u2069\uFE0F👩💻🏽🏴כקक्‍ا\u3164\u0301\u{E0067}\u{E007F}\u{E0100}葛",
    ),
  }),
);

it("doesn't change text that has already been cleaned", () =>
  fc.assert(
    fc.property(anything, (text) => {
      expect(plainName(plainName(text))).toBe(plainName(text));
    }),
  ));

describe("a name in a sentence", () => {
  it("is isolated if it's written right to left", () => {
    expect(isolated("שירה")).toBe("\u2068שירה\u2069");
    expect(isolated("Ann قائمة 2")).toBe("\u2068Ann قائمة 2\u2069");
    expect(["Ann", "葛飾", "Friday 🎬", ""].map(isolated)).toEqual([
      "Ann",
      "葛飾",
      "Friday 🎬",
      "",
    ]);
  });

  it("is isolated only once, even in a longer sentence", () => {
    const once = isolated("שירה");
    expect(isolated(once)).toBe(once);
    expect(isolated(`${once} invites ${isolated("דן")}`)).toBe(
      "\u2068\u2068שירה\u2069 invites \u2068דן\u2069\u2069",
    );
  });

  it("can’t reverse the rest of the sentence, even if it was stored before names were checked", () => {
    expect(isolated("\u202Etsil live")).toBe("tsil live");
    expect(isolated("evil\u2069 \u2067list")).toBe("evil list");
    fc.assert(
      fc.property(anything, (text) => {
        let depth = 0;
        for (const [sign] of isolated(text).matchAll(/[\u202A-\u202E\u2066-\u2069]/g)) {
          expect(sign).toMatch(/[\u2066-\u2069]/);
          depth += sign === "\u2069" ? -1 : 1;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
    );
  });
});
