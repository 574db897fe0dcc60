import { progressOf, RATING_VALUES, type RatingValue, type TitleKind } from "@worthy/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createLocale, type Locale } from "../../locale/createLocale.ts";
import { loadCatalogue } from "../../locale/loadCatalogue.ts";
import { missingScore } from "./missingScore.ts";
import { reasonSentence, reasonWords } from "./reasonSentence.ts";
import { confidenceWord, scoreWord, scoreWords } from "./scoreWord.ts";
import { shownScore } from "./shownScore.ts";

const locale = createLocale({ language: "en" });
const spanish = createLocale({ language: "es", catalogue: await loadCatalogue("es") });
const german = createLocale({ language: "de", catalogue: await loadCatalogue("de") });
const LOCALES = [locale, german, spanish];
const ratings = (counts: Partial<Record<TitleKind, readonly [likes: number, mehs: number]>>) =>
  progressOf(
    Object.entries(counts).flatMap(([kind, [likes, mehs]]) =>
      [...Array<RatingValue>(likes).fill("LIKE"), ...Array<RatingValue>(mehs).fill("MEH")].map(
        (rating) => ({ kind: kind as TitleKind, rating }), // the keys are kinds
      ),
    ),
  );

describe("shownScore", () => {
  const show = { score: 91, nodeType: "tv" as const };
  const film = { score: 91, nodeType: "movie" as const };

  it("shows a number from the sixth rating on, whatever kinds of titles were rated", () => {
    expect(shownScore(show, ratings({ tv: [3, 2] }))).toBeNull();
    expect(shownScore(show, ratings({ tv: [2, 1], movie: [1, 1] }))).toBeNull();
    for (const progress of [
      ratings({ tv: [3, 0], movie: [1, 2] }),
      ratings({ tv: [0, 6] }),
      ratings({ movie: [3, 3] }),
    ])
      expect(shownScore(show, progress)).toEqual({ value: 91, tone: "good", early: true });
    expect(shownScore({ ...show, score: null }, ratings({ tv: [3, 3] }))).toBeNull();
    expect(shownScore({ ...show, score: 0 }, ratings({ tv: [3, 3] }))).toEqual({
      value: 0,
      tone: "bad",
      early: false,
    });
  });

  it("is an early guess only if the kind has fewer than six ratings or three likes", () => {
    const progress = ratings({ tv: [3, 3], movie: [2, 4] });
    expect(shownScore(show, progress)?.early).toBe(false);
    expect(shownScore(film, progress)?.early).toBe(true);
  });
});

describe("the words for a score", () => {
  const early = { tone: "good", early: true } as const;
  const enough = { tone: "good", early: false } as const;

  it("name the band and mark an early guess, in every language", () => {
    expect(LOCALES.map((language) => scoreWord(early, language))).toEqual([
      "Good · early guess",
      "Gut · erste Einschätzung",
      "Genial · primera impresión",
    ]);
    expect(scoreWord(enough, locale)).toBe("Good");
    expect(scoreWords(early, locale)).toEqual({ word: "Good", note: "early guess" });
    expect(scoreWords(enough, locale)).toEqual({ word: "Good" });
  });

  it("show the confidence only for a kind with enough ratings", () => {
    expect(confidenceWord(early, { word: "sure" })).toBe("guess");
    expect(confidenceWord(enough, { word: "sure" })).toBe("sure");
    expect(confidenceWord(enough, null)).toBeNull();
  });
});

describe("missingScore", () => {
  it("asks for the missing ratings, whatever kinds of titles were rated", () => {
    expect(missingScore(ratings({ tv: [1, 1], movie: [2, 0] }), locale)).toEqual({
      short: "Rate 2 more",
      sentence: "Rate 2 more to see your scores.",
    });
    expect(
      LOCALES.map((language) => missingScore(ratings({ tv: [0, 5] }), language).sentence),
    ).toEqual([
      "Rate 1 more to see your scores.",
      "Bewerte noch einen Titel, dann siehst du deine Scores.",
      "Valora 1 más para ver tus puntuaciones.",
    ]);
    expect(missingScore(ratings({ tv: [0, 6] }), locale).short).toBe("No score yet");
  });
});

const named = (...names: string[]) => names.map((name, id) => ({ id, name }));
const tag = (label: string, trait = "tag") => ({
  trait,
  key: label.toLowerCase().replaceAll(" ", "-"),
  label,
});

describe("reasonSentence", () => {
  it("names the user's rated titles and what they have in common with this one", () => {
    expect(
      reasonSentence(
        {
          kind: "because-loved",
          titles: named("The Sopranos", "Goodfellas"),
          shared: [tag("Organized crime"), tag("Slow burn"), tag("Martin Scorsese", "person")],
        },
        locale,
      ),
    ).toBe("Like The Sopranos and Goodfellas: organized crime, slow burn, Martin Scorsese.");
    expect(
      reasonSentence(
        { kind: "because-disliked", titles: named("Dark"), shared: [tag("Bleak")], meh: true },
        locale,
      ),
    ).toBe("A lot like Dark, which left you cold.");
    expect(
      reasonSentence({ kind: "because-disliked", titles: named("Dark"), shared: [] }, locale),
    ).toBe("A lot like Dark, which you disliked.");
    expect(reasonSentence({ kind: "own-rating", rating: "LOVE" }, locale)).toBe(
      "You loved this one.",
    );
    expect(reasonSentence({ kind: "well-known" }, locale)).toBe("Popular. A good place to start.");
    expect(reasonSentence({ kind: "nothing-yet" }, locale)).toBe("We don’t know enough yet.");
  });

  it("falls back to saying that people like both if the titles share no notable traits", () => {
    const shared = [tag("", "kin")];
    const reason = { kind: "because-loved" as const, titles: named("Dekalog"), shared };
    expect(LOCALES.map((language) => reasonSentence(reason, language))).toEqual([
      "People who like Dekalog tend to like this too.",
      "Gefällt vielen, die auch Dekalog mögen.",
      "A quien le gusta Dekalog suele gustarle también esto.",
    ]);
  });

  it("preserves capital letters in names", () => {
    const shared = [
      tag("Christmas"),
      tag("Latin America"),
      tag("LGBTQ"),
      tag("Science Fiction", "genre"),
    ];
    const reason = { kind: "because-liked" as const, titles: named("Coco"), shared };
    expect(reasonSentence(reason, locale)).toBe(
      "Like Coco: Christmas, Latin America, LGBTQ, sci-fi.",
    );
    expect(reasonSentence(reason, spanish)).toBe(
      "Como Coco: Navidad, América Latina, LGBTQ, ciencia ficción.",
    );
    expect(reasonSentence({ ...reason, shared: [tag("Mid-century")] }, spanish)).toBe(
      "Como Coco: mediados del siglo XX.",
    );
    const alien = { ...tag("Alien franchise", "franchise"), key: "Alien" };
    expect(
      LOCALES.map((language) => reasonSentence({ ...reason, shared: [alien] }, language)),
    ).toEqual([
      "Like Coco: Alien franchise.",
      "Wie Coco: Alien (Reihe).",
      "Como Coco: saga Alien.",
    ]);
  });

  it("starts German adjectives in lower case and nouns with a capital letter", () => {
    const shared = [
      tag("Creepy"),
      tag("Organized crime"),
      tag("Friendship"),
      tag("Crime", "genre"),
    ];
    expect(reasonSentence({ kind: "because-loved", titles: named("Dark"), shared }, german)).toBe(
      "Wie Dark: gruselig, organisiertes Verbrechen, Freundschaft, Krimi.",
    );
  });

  it("says what friends have in common, and names them if the group includes others", () => {
    const fargo = {
      kind: "together-loved" as const,
      titles: named("Fargo"),
      shared: [tag("Dark comedy"), tag("Small town")],
      friends: ["Bob"],
      isEverybody: true,
    };
    const three = { ...fargo, friends: ["Bob", "Cem"] };
    const liked = { ...fargo, kind: "together-liked" as const, shared: [] };
    const told = (language: Locale) =>
      [
        fargo,
        three,
        { ...fargo, isEverybody: false },
        { ...three, isEverybody: false },
        liked,
        { ...liked, isEverybody: false },
      ].map((reason) => reasonSentence(reason, language));
    expect(told(locale)).toEqual([
      "You both loved Fargo: dark comedy, small town.",
      "You all loved Fargo: dark comedy, small town.",
      "You and Bob loved Fargo: dark comedy, small town.",
      "You and 2 friends loved Fargo: dark comedy, small town.",
      "You both liked Fargo.",
      "You and Bob liked Fargo.",
    ]);
    expect(told(german)).toEqual([
      "Ihr beide liebt Fargo: schwarze Komödie, Kleinstadt.",
      "Ihr alle liebt Fargo: schwarze Komödie, Kleinstadt.",
      "Du und Bob liebt Fargo: schwarze Komödie, Kleinstadt.",
      "Du und 2 Freunde liebt Fargo: schwarze Komödie, Kleinstadt.",
      "Ihr beide mögt Fargo.",
      "Du und Bob mögt Fargo.",
    ]);
    expect(told(spanish)).toEqual([
      "Fargo te encantó, y no solo a ti: humor negro, pueblo pequeño.",
      "Fargo encantó a todo el grupo: humor negro, pueblo pequeño.",
      "Fargo te encantó, y a Bob también: humor negro, pueblo pequeño.",
      "Fargo te encantó, y a 2 amigos también: humor negro, pueblo pequeño.",
      "Fargo te gustó, y no solo a ti.",
      "Fargo te gustó, y a Bob también.",
    ]);
  });

  const anyName = fc
    .string({ minLength: 1, maxLength: 40 })
    .filter((name) => name.trim() !== "" && !/[{}\u0002\u0003]|undefined/.test(name));
  const anyTrait = fc.record({
    trait: fc.constantFrom(
      "tag",
      "genre",
      "person",
      "franchise",
      "country",
      "language",
      "decade",
      "kin",
    ),
    key: fc.constantFrom("slow-burn", "en", "JP", "1990s"),
    label: fc.constantFrom("Slow burn", "Crime", "Hayao Miyazaki", "Toy Story franchise", "1990s"),
  });
  const anyReason = fc.oneof(
    fc.record({ kind: fc.constantFrom("well-known" as const, "nothing-yet" as const) }),
    fc.record({
      kind: fc.constant("own-rating" as const),
      rating: fc.constantFrom(...RATING_VALUES, undefined),
    }),
    fc.record({
      kind: fc.constantFrom(
        "because-loved" as const,
        "because-liked" as const,
        "because-disliked" as const,
        "because-interested" as const,
        "because-not-interested" as const,
      ),
      titles: fc.array(fc.record({ id: fc.nat(), name: anyName }), { minLength: 1, maxLength: 2 }),
      shared: fc.array(anyTrait, { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constantFrom("together-loved" as const, "together-liked" as const),
      titles: fc.array(fc.record({ id: fc.nat(), name: anyName }), { minLength: 1, maxLength: 1 }),
      shared: fc.array(anyTrait, { maxLength: 3 }),
      friends: fc.array(anyName, { minLength: 1, maxLength: 3 }),
      isEverybody: fc.boolean(),
    }),
  );

  it("is one short sentence in every language, with the complete first title in bold", () => {
    fc.assert(
      fc.property(
        anyReason,
        fc.constantFrom(...LOCALES),
        fc.constantFrom("long" as const, "short" as const),
        (reason, language, length) => {
          const words = reasonWords(reason, language, length);
          const text = words.map((word) => word.text).join("");
          expect(text).toMatch(/\.$/);
          expect(text).not.toMatch(/[{}\u0002\u0003]|undefined/);
          const names = "titles" in reason ? reason.titles.map(({ name }) => name) : [];
          const strong = words.filter((word) => word.strong).map((word) => word.text);
          expect(names.slice(0, strong.length)).toEqual(strong);
          if (names.length > 0) expect(strong.length).toBeGreaterThan(0);
          const most = length === "long" ? 95 : 60;
          if (text.length > most) expect(strong).toHaveLength(1);
        },
      ),
    );
  });
});
