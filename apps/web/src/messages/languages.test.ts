import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@worthy/domain";
import { afterEach, describe, expect, it } from "vitest";
import { tagLabel } from "../../../../catalogue/src/tagLabel.ts";
import { CANNED_PROFILES } from "../../../server/src/features/accounts/canned/cannedProfiles.ts";
import { GENRES } from "../features/account/genres.ts";
import type { Texts } from "./flatTexts.ts";
import { createMessages } from "./createMessages.ts";
import { names as germanNames } from "./de/names.ts";
import { serverWords as germanWords } from "./de/serverWords.ts";
import { en } from "./en.ts";
import { names as spanishNames } from "./es/names.ts";
import { serverWords as spanishWords } from "./es/serverWords.ts";
import { formatAirDate, formatCountry, formatNames, formatRuntime, formatSince } from "./formats.ts";
import { nameOf, speak, traitName, type Speech } from "./speech.ts";
import { speech as de } from "./speeches/de.ts";
import { speech as es } from "./speeches/es.ts";
import type { CatalogueNames } from "./speeches/namedBy.ts";

const NAMES: Readonly<Record<string, CatalogueNames>> = { de: germanNames, es: spanishNames };
const SPEECHES: readonly Speech[] = [de, es];

/** Names, signs and words that other languages share with English. */
const MAY_BE_EQUAL: Readonly<Record<string, readonly string[]>> = {
  de: `
    accountFrame.genres browse.genre filters.genres listPanels.genre listPage.filter listPage.filterActive title.details title.movie title.trailer
    account.name admin.listName filters.sort_NAME lists.name report.NAME watchlist.NAME watchlist.SCORE lists.colour.indigo lists.colour.olive
    about.version admin.fact_genres admin.fact_name admin.source_SERVER linking.code linking.kind_WEB score.okay shell.ok why.okayLine
  `
    .trim()
    .split(/\s+/),
  es: ["linking.kind_TV", "linking.refuse"],
};
/** The product's own name, and names of systems. */
const NAMED_ALIKE = [
  "shell.name",
  "score.onCard",
  "installed.device_android",
  "installed.device_mac",
  "installed.device_windows",
  "installed.device_linux",
  "linking.kind_ANDROID",
];

interface Manifest {
  lang: string;
  description: string;
  shortcuts: { name: string }[];
  screenshots: { label: string }[];
}

const plainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

function flat(texts: Texts, prefix = ""): Map<string, string> {
  return new Map(Object.entries(texts).flatMap(([name, text]): [string, string][] => (typeof text === "string" ? [[prefix + name, text]] : [...flat(text, `${prefix}${name}.`)])));
}

/** What a strict reader of the language marks: signs of other languages, spaces at which a line may break, and words that the table in docs/languages.md has others for. */
const MARKED: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/["'„«»]|\.\.\./, /\d %/],
  de: [/["'«»]|\.\.\./, /”|“(?=\p{L})/u, / …|(\d|\}\}) (%|Min\.|s$)/, /\b(Ihnen|Ihre[rnms]?)\b/, /(?<![\p{L}{])(Watchlist|Account|Rating|Episode|Login|Nutzer|User)/iu],
  es: [
    /["'„“”]|\.\.\.| …/,
    /(\d|\}\}) (%|min\b|s$)/,
    /\b(usted|ustedes|vosotr[oa]s|vuestr[oa]s?)\b/i,
    /(?<![\p{L}{])(e-?mail|móvil|ordenador|capítulo|calificación|puntaje)/iu,
    /^[^¿]*\?/,
    /^[^¡]*!/,
  ],
};

const english = flat(en);
const partsOf = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name));
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{\w+\}\}/g, ""));

afterEach(() => speak(null));

it.each([["en", en] as const, ["de", { ...de.texts, germanNames, germanWords }] as const, ["es", { ...es.texts, spanishNames, spanishWords }] as const])(
  "%s has its own signs and words",
  (language, texts) => {
    // Names of commands and settings are no words of a language.
    const spoken = [...flat(texts as unknown as Texts)].map(([key, text]) => [key, text.replaceAll(/worthy user [\w-]+|[A-Z]+_[A-Z]+/g, "")] as const); // catalogues of texts, all of them
    expect(spoken.filter(([, text]) => MARKED[language]?.some((mark) => mark.test(text)))).toEqual([]);
  },
);

describe("the web manifest", () => {
  const manifestOf = (language: string) => readFileSync(join(import.meta.dirname, `../../public/manifest${language}.webmanifest`), "utf8");

  it.each(SPEECHES)("in $language differs from the English one in its words alone", ({ language, texts }) => {
    const own = JSON.parse(manifestOf(`.${language}`)) as Manifest; // our own files
    const { shell, tasteHeads } = texts;
    expect([own.lang, own.description, ...own.shortcuts.map(({ name }) => name)]).toEqual(
      [language, shell.tagline, shell.today, shell.search, shell.watchlists, tasteHeads.mood].map(plainSpaces),
    );
    const withoutWords = (text: string) => text.replaceAll(/"(lang|description|label)": "[^"]*"|"name": "[^"]*"(?=, "url")/g, "");
    expect(withoutWords(manifestOf(`.${language}`))).toBe(withoutWords(manifestOf("")));
    expect(own.screenshots.map(({ label }) => label).filter((label) => manifestOf("").includes(`"${label}"`))).toEqual([]);
  });
});

describe.each(SPEECHES)("$language", (speech) => {
  const { language, texts, nameOf: named } = speech;
  const own = flat(texts);

  it("says what English says, no more and no less", () => {
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect([...own].filter(([, text]) => text.trim() === "" || text !== text.trim()).map(([key]) => key)).toEqual([]);
  });

  it("has the same parts in each text; the singular may say its number in a word", () => {
    const wrong = [...own].filter(([key, text]) => {
      const theirs = partsOf(english.get(key) ?? "");
      if (key.endsWith("_one") && !partsOf(text).has("count")) theirs.delete("count");
      return partsOf(text).symmetricDifference(theirs).size > 0;
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it("leaves nothing in English by oversight", () => {
    const equal = [...own].filter(([key, text]) => text === english.get(key) && hasWords(text)).map(([key]) => key);
    const allowed = [...NAMED_ALIKE, ...(MAY_BE_EQUAL[language] ?? [])];
    expect(equal.filter((key) => !allowed.includes(key))).toEqual([]);
    expect(allowed.filter((key) => !equal.includes(key))).toEqual([]);
  });

  it("has the plural forms that its numbers take", () => {
    const rules = new Intl.PluralRules(language);
    const forms = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
    const plurals = [...own.keys()].filter((key) => key.endsWith("_other")).map((key) => key.slice(0, -"_other".length));
    expect(plurals.length).toBeGreaterThan(20);
    expect(plurals.flatMap((key) => [...forms].filter((form) => !own.has(`${key}_${form}`)).map((form) => `${key}_${form}`))).toEqual([]);
    const { t } = createMessages(undefined, speech);
    for (const count of [0, 1, 2, 11, 1_000_000])
      expect(t("watchlist.count", { count })).toBe(
        texts.watchlist[rules.select(count) === "one" ? "count_one" : "count_other"].replace("{{count}}", count.toLocaleString(language)),
      );
  });

  it("names every genre and tag of the catalogue, and its lists", () => {
    const file = readFileSync(join(import.meta.dirname, "../../../../catalogue/tags.json"), "utf8");
    const tags = Object.values(JSON.parse(file) as Record<string, Record<string, string>>).flatMap((group) => Object.keys(group).map(tagLabel));
    const names = [...tags, ...GENRES.map(({ label }) => label), "Thriller", "Horror", "Comfort food: films", "Award winners"];
    const { words } = NAMES[language] ?? { words: {} };
    const madeUp = CANNED_PROFILES.map(({ description }) => description);
    expect([...names, ...madeUp].filter((name) => !Object.hasOwn(words, name))).toEqual([]);
    expect(Object.entries<string>(words).filter(([name, theirs]) => theirs.trim() === "" || named(name) !== theirs)).toEqual([]);
  });
});

describe("what is spoken", () => {
  it("is English where nothing else is said, also for a language that is not spoken", async () => {
    expect(LANGUAGES.filter((language) => language !== "en")).toEqual(SPEECHES.map(({ language }) => language));
    expect([nameOf("Comedy"), formatNames(["A", "B"])]).toEqual(["Comedy", "A and B"]);
  });

  it("is heard in dates, lists, lengths, countries and times", () => {
    speak(de);
    expect([formatAirDate("2022-02-18", "day"), formatNames(["A", "B", "C"]), formatCountry("KR")]).toEqual(["18.02.2022", "A, B und C", "Südkorea"]);
    expect([formatRuntime(126), formatSince("2026-01-01T00:00:00Z", Date.parse("2026-01-01T00:02:00Z"))]).toEqual(["2\u00a0Std.\u00a06\u00a0Min.", "vor 2 Minuten"]);
    speak(es);
    expect([formatNames(["A", "B"]), formatCountry("KR")]).toEqual(["A y B", "Corea del Sur"]);
  });

  it("names what the catalogue names in English, and leaves people, services and strangers as they are", () => {
    speak(de);
    expect(
      ["Comedy", "Slow burn", "Top in Comedy", "Best of the 1990s", "First shown on HBO", "Star Wars franchise", "Palme d'Or", "toString", "Based on book"].map(nameOf),
    ).toEqual([
      "Komödie",
      "Langsam aufgebaut",
      "Das Beste: Komödie",
      "Das Beste der 1990er",
      "Zuerst gezeigt bei HBO",
      "Star Wars (Reihe)",
      "Palme d'Or",
      "toString",
      "Nach einem Buch",
    ]);
    const trait = (family: string, key: string, label: string) => traitName({ trait: family, key, label });
    expect([
      trait("language", "ko", "Korean"),
      trait("country", "DE", "Germany"),
      trait("person", "7", "Grace"),
      trait("decade", "1990s", "1990s"),
      trait("kind", "tv", "Shows"),
    ]).toEqual(["Koreanisch", "Deutschland", "Grace", "1990er", "Serien"]);
  });

  it("keeps a brand's name where the product is named", () => {
    expect(createMessages("Abend", de).t("shell.home")).toBe("Abend, zum Anfang");
  });
});
