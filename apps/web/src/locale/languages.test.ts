import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { LANGUAGES, LANGUAGE_NAMES } from "@worthy/domain";
import { PROBLEM_CODES } from "@worthy/contract";
import { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { tagLabel } from "../../../../catalogue/src/tagLabel.ts";
import { CANNED_PROFILES } from "../../../server/src/features/accounts/canned/cannedProfiles.ts";
import { GENRES } from "../features/account/genres.ts";
import watchlistTexts from "../features/watchlists/texts/watchlist.en.json" with { type: "json" };
import { createLocale } from "./createLocale.ts";
import {
  formatAirDate,
  formatCountry,
  formatNames,
  formatRuntime,
  formatSince,
} from "./formats.ts";
import { loadCatalogue } from "./loadCatalogue.ts";
import { nameOf, traitName } from "./nameOf.ts";

const SRC = join(import.meta.dirname, "..");
/** Commands, settings and user input: not translated. */
const NOT_WORDS = /worthy user [\w-]+|[A-Z]+_[A-Z]+/g;

/** Names, symbols and words that other languages share with English. */
const MAY_BE_EQUAL: Readonly<Record<string, readonly string[]>> = {
  de: `
    menu.genres browse.genre filters.genres listPanels.genre listPage.filter listPage.filterActive title.details title.movie title.trailer
    account.avatar4 account.name admin.listName filters.sort_NAME lists.name report.NAME watchlist.NAME watchlist.SCORE lists.colour.indigo lists.colour.olive
    about.version admin.fact_genres admin.fact_name admin.source_SERVER linking.code secondFactor.code linking.kind_WEB score.okay shell.ok why.gain why.loss
  `
    .trim()
    .split(/\s+/),
  es: ["linking.kind_TV", "linking.refuse", "lists.colourLabel"],
};
/** Names of systems, and a symbol. */
const NAMED_ALIKE = [
  "score.onCard",
  "installed.device_android",
  "installed.device_mac",
  "installed.device_windows",
  "installed.device_linux",
  "linking.kind_ANDROID",
];
/** Genres, tags and names in the catalogue; several languages may share them. */
const isName = (id: string) => id.startsWith("names.");

interface Manifest {
  lang: string;
  description: string;
  shortcuts: { name: string }[];
  screenshots: { label: string }[];
}

const plainSpaces = (text: string) => text.replaceAll("\u00a0", " ");

/** All texts of a language, as written in its files. */
function textsOf(language: string): Map<string, string> {
  const files = globSync(`**/texts/*.${language}.json`, { cwd: SRC }).toSorted();
  return new Map(
    files.flatMap((file) => {
      const texts = JSON.parse(readFileSync(join(SRC, file), "utf8")) as Record<string, string>; // our own files
      return Object.entries(texts);
    }),
  );
}

type Token = ReturnType<typeof compileMessageOrThrow>[number];

/** The plural forms of a message by name, and its parts. */
function shapeOf(message: string): { parts: Set<string>; forms: Map<string, string> } {
  const parts = new Set<string>();
  const forms = new Map<string, string>();
  for (const token of compileMessageOrThrow(message) as Token[]) {
    if (typeof token === "string") continue;
    const [name, type, cases] = token;
    parts.add(name);
    if (type !== "plural") continue;
    for (const [form, tokens] of Object.entries(cases as Record<string, Token[] | undefined>)) {
      if (tokens === undefined) continue;
      forms.set(form, tokens.map((each) => (typeof each === "string" ? each : "")).join(""));
      for (const each of tokens) if (typeof each !== "string") parts.add(each[0]);
    }
  }
  return { parts, forms };
}

/** What users may read: the message, or each of its plural forms. */
function readings(message: string): string[] {
  const { forms } = shapeOf(message);
  if (forms.size === 0) return [message.replaceAll("''", "'")];
  return [...message.matchAll(/\b\w+ \{((?:[^{}]|\{\w+\})*)\}/g)].map(([, text = ""]) => text);
}

/**
 * What a strict proofreader would mark: symbols of other languages, breaking spaces in the wrong
 * place, and words that the table in docs/languages.md replaces.
 */
const MARKED: Readonly<Record<string, readonly RegExp[]>> = {
  en: [/["'„«»]|\.\.\./, /\d %/],
  de: [
    /["'«»]|\.\.\./,
    /”|“(?=\p{L})/u,
    / …|(\d|[}#]) (%|Min\.|s$)/,
    /\b(Ihnen|Ihre[rnms]?)\b/,
    /(?<![\p{L}{])(Watchlist|Account|Rating|Episode|Login|Nutzer|User)/iu,
  ],
  es: [
    /["'„“”]|\.\.\.| …/,
    /(\d|[}#]) (%|min\b|s$)/,
    /\b(usted|ustedes|vosotr[oa]s|vuestr[oa]s?)\b/i,
    /(?<![\p{L}{])(e-?mail|móvil|ordenador|capítulo|calificación|puntaje)/iu,
    /^[^¿]*\?/,
    /^[^¡]*!/,
  ],
};

const english = textsOf("en");
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ""));
const others = LANGUAGES.filter((language) => language !== "en");

it.each(LANGUAGES)("uses the language's own characters and words: %s", (language) => {
  const said = [...textsOf(language)]
    // English names come from the catalogue, with its spelling.
    .filter(([id]) => language !== "en" || !isName(id))
    .flatMap(([id, message]) =>
      readings(message).map((text) => [id, text.replaceAll(NOT_WORDS, "")] as const),
    );
  expect(said.length).toBeGreaterThan(1500);
  expect(said.filter(([, text]) => MARKED[language]?.some((mark) => mark.test(text)))).toEqual([]);
});

it("defines each text id once, prefixed with its file name", () => {
  for (const language of LANGUAGES)
    for (const file of globSync(`**/texts/*.${language}.json`, { cwd: SRC })) {
      const texts = JSON.parse(readFileSync(join(SRC, file), "utf8")) as Record<string, string>; // our own files
      const area = basename(file, `.${language}.json`);
      expect(Object.keys(texts).filter((id) => !id.startsWith(`${area}.`))).toEqual([]);
      const [elsewhere] = globSync(`**/texts/${area}.${language}.json`, { cwd: SRC }).filter(
        (each) => each !== file,
      );
      expect(elsewhere, `two files are called ${basename(file)}`).toBeUndefined();
    }
});

describe("the web manifest", () => {
  const manifestOf = (language: string) =>
    readFileSync(join(import.meta.dirname, `../../public/manifest${language}.webmanifest`), "utf8");

  it.each(others)("differs between %s and English only in its texts", (language) => {
    const texts = textsOf(language);
    const own = JSON.parse(manifestOf(`.${language}`)) as Manifest; // our own files
    expect([own.lang, own.description, ...own.shortcuts.map(({ name }) => name)]).toEqual([
      language,
      ...["shell.tagline", "shell.today", "shell.search", "shell.watchlists", "tasteHeads.mood"]
        .map((id) => texts.get(id) ?? "")
        .map(plainSpaces),
    ]);
    const withoutWords = (text: string) =>
      text.replaceAll(/"(lang|description|label)": "[^"]*"|"name": "[^"]*"(?=, "url")/g, "");
    expect(withoutWords(manifestOf(`.${language}`))).toBe(withoutWords(manifestOf("")));
    expect(
      own.screenshots
        .map(({ label }) => label)
        .filter((label) => manifestOf("").includes(`"${label}"`)),
    ).toEqual([]);
  });
});

describe.each(others)("%s", (language) => {
  const own = textsOf(language);

  it("has exactly the same ids as English", () => {
    expect([...own.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    expect(
      [...own]
        .filter(([, message]) =>
          readings(message).some((text) => text.trim() === "" || text !== text.trim()),
        )
        .map(([id]) => id),
    ).toEqual([]);
  });

  it("has the same placeholders as English, except that a singular may spell out its number", () => {
    const wrong = [...own].filter(([id, message]) => {
      const [mine, theirs] = [shapeOf(message), shapeOf(english.get(id) ?? "")];
      if (mine.parts.symmetricDifference(theirs.parts).size > 0) return true;
      const counts = (forms: ReadonlyMap<string, string>) =>
        [...forms].some(([form, text]) => form !== "one" && text.includes("#"));
      return counts(mine.forms) !== counts(theirs.forms);
    });
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it("leaves no text in English by mistake", () => {
    const equal = [...own]
      .filter(([id, text]) => !isName(id) && text === english.get(id) && hasWords(text))
      .map(([id]) => id);
    const allowed = [...NAMED_ALIKE, ...(MAY_BE_EQUAL[language] ?? [])];
    expect(equal.filter((id) => !allowed.includes(id))).toEqual([]);
    expect(allowed.filter((id) => !equal.includes(id))).toEqual([]);
  });

  it("includes every plural form that the language requires", async () => {
    const rules = new Intl.PluralRules(language);
    const forms = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)));
    const plurals = [...own].filter(([, message]) => shapeOf(message).forms.size > 0);
    expect(plurals.length).toBeGreaterThan(20);
    expect(
      plurals.flatMap(([id, message]) =>
        [...forms].filter((form) => !shapeOf(message).forms.has(form)).map((form) => [id, form]),
      ),
    ).toEqual([]);
    const locale = createLocale({ language, catalogue: await loadCatalogue(language) });
    const { forms: written } = shapeOf(own.get("watchlist.count") ?? "");
    for (const count of [0, 1, 2, 11, 1_000_000])
      expect(locale.texts(watchlistTexts)("watchlist.count", { count })).toBe(
        (written.get(rules.select(count)) ?? written.get("other"))?.replace(
          "#",
          count.toLocaleString(language),
        ),
      );
  });

  it("translates every genre, tag and list name in the catalogue", async () => {
    const file = readFileSync(join(import.meta.dirname, "../../../../catalogue/tags.json"), "utf8");
    const tags = Object.values(JSON.parse(file) as Record<string, Record<string, unknown>>).flatMap(
      (group) =>
        Object.keys(group)
          .filter((tag) => typeof group[tag] === "string")
          .map(tagLabel),
    );
    const names = [
      ...tags,
      ...GENRES.map(({ label }) => label),
      "Thriller",
      "Horror",
      "Comfort food: films",
      "Award winners",
    ];
    const madeUp = CANNED_PROFILES.map(({ description }) => description);
    expect([...names, ...madeUp].filter((name) => !own.has(`names.word.${name}`))).toEqual([]);
    const locale = createLocale({ language, catalogue: await loadCatalogue(language) });
    const words = [...own].filter(([id]) => id.startsWith("names.word."));
    expect(
      words.filter(
        ([id, theirs]) =>
          theirs.trim() === "" ||
          nameOf(id.slice("names.word.".length), locale) !== theirs.replaceAll("''", "'"),
      ),
    ).toEqual([]);
  });
});

it("lists the catalogue's English names for translators, unchanged except for Sci-Fi", () => {
  const words = [...english].filter(([id]) => id.startsWith("names.word."));
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter(([id, text]) => id !== `names.word.${text.replaceAll("''", "'")}`)).toEqual([
    ["names.word.Science Fiction", "Sci-Fi"],
  ]);
});

it("has text for every error code", () => {
  const codes = [...english.keys()].filter((id) => id.startsWith("refusals.code."));
  expect(codes.toSorted()).toEqual(PROBLEM_CODES.map((code) => `refusals.code.${code}`).toSorted());
});

describe("a locale", async () => {
  const [en, de, es] = [
    createLocale({ language: "en" }),
    createLocale({ language: "de", catalogue: await loadCatalogue("de") }),
    createLocale({ language: "es", catalogue: await loadCatalogue("es") }),
  ];

  it("defaults to English, even for an unsupported language", async () => {
    expect(Object.keys(LANGUAGE_NAMES)).toEqual([...LANGUAGES]);
    expect([await loadCatalogue("en"), await loadCatalogue("xx")]).toEqual([null, null]);
    expect([nameOf("Comedy", en), formatNames(["A", "B"], en)]).toEqual(["Comedy", "A and B"]);
  });

  it("formats dates, lists, lengths, countries and times", () => {
    expect([
      formatAirDate("2022-02-18", "day", de),
      formatNames(["A", "B", "C"], de),
      formatCountry("KR", de),
    ]).toEqual(["18.02.2022", "A, B und C", "Südkorea"]);
    expect([
      formatRuntime(126, de),
      formatSince("2026-01-01T00:00:00Z", de, Date.parse("2026-01-01T00:02:00Z")),
    ]).toEqual(["2\u00a0Std.\u00a06\u00a0Min.", "vor 2 Minuten"]);
    expect([formatNames(["A", "B"], es), formatCountry("KR", es)]).toEqual([
      "A y B",
      "Corea del Sur",
    ]);
  });

  it("translates catalogue names, and leaves people, services and unknown names unchanged", () => {
    expect(
      [
        "Comedy",
        "Slow burn",
        "Top in Comedy",
        "Best of the 1990s",
        "First shown on HBO",
        "Star Wars franchise",
        "Palme d'Or",
        "toString",
        "Based on a book",
      ].map((name) => nameOf(name, de)),
    ).toEqual([
      "Komödie",
      "Langsam aufgebaut",
      "Das Beste: Komödie",
      "Das Beste der 1990er",
      "Zuerst bei HBO gezeigt",
      "Star Wars (Reihe)",
      "Palme d'Or",
      "toString",
      "Nach einem Buch",
    ]);
    const trait = (family: string, key: string, label: string) =>
      traitName({ trait: family, key, label }, de);
    expect([
      trait("language", "ko", "Korean"),
      trait("country", "DE", "Germany"),
      trait("person", "7", "Grace"),
      trait("decade", "1990s", "1990s"),
      trait("kind", "tv", "Shows"),
    ]).toEqual(["Koreanisch", "Deutschland", "Grace", "1990er", "Serien"]);
  });
});
