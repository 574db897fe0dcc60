import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@worthy/domain";
import { expect, it } from "vitest";
import { serverTexts } from "./serverTexts.ts";

const SRC = join(import.meta.dirname, "..");

function textsOf(language: Language): Map<string, string> {
  const files = globSync(`**/texts/*.${language}.json`, { cwd: SRC });
  expect(files.length).toBeGreaterThan(3);
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(SRC, file), "utf8")) as Record<string, string>),
    ), // our own files
  );
}
const partsOf = (text = "") => [...text.matchAll(/\{(\w+)\}/g)].map(([part]) => part).toSorted();
const english = textsOf("en");

it.each(LANGUAGES.filter((language) => language !== "en"))(
  "has all the texts in %s, with the same placeholders as in English, and leaves none in English",
  (language) => {
    const own = textsOf(language);
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    for (const [id, text] of own) {
      expect(text.trim(), id).not.toBe("");
      expect(text, id).not.toBe(english.get(id));
      expect(partsOf(text), id).toEqual(partsOf(english.get(id)));
    }
  },
);

it.each(LANGUAGES)("uses the quotation marks and apostrophes of %s", (language) => {
  const wrong = { en: /["'„«»]/, de: /["'«»]/, es: /["'„“”]/ }[language];
  expect([...textsOf(language)].filter(([, text]) => wrong.test(text))).toEqual([]);
});

it("doesn't expand placeholders inside inserted values", () => {
  const same = { invited: "{who} invites you to {list}" };
  const t = serverTexts({ en: same, de: same, es: same })("en");
  expect(t("invited", { who: "{list} $1", list: "Noir" })).toBe("{list} $1 invites you to Noir");
});
