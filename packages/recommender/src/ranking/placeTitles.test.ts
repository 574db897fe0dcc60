import { describe, expect, test } from "vitest";
import { bundledTitles } from "../bundledTitles.fixture.ts";
import { createEngine } from "../createEngine.ts";
import { rankCorrelation } from "../evaluation/figures/rankCorrelation.ts";
import { trainModel } from "../model/trainModel.ts";
import type { TitleFeatures } from "../model/titleFeatures.ts";
import { tellingRatings } from "../people/tellingPeople.fixture.ts";
import { writtenRatings } from "../people/writtenPeople.fixture.ts";
import type { TitleRating } from "../taste/taste.ts";

const SCREEN = 20;
const { features, idOf } = bundledTitles();
const engine = createEngine(trainModel(features));
const byId = new Map(features.map((title) => [title.id, title]));
const titlesOf = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
const people = [...tellingRatings(idOf), ...writtenRatings(idOf)];
const firstOf = (ratings: readonly TitleRating[]) =>
  titlesOf(engine.rankIds(engine.taste(ratings), { limit: SCREEN }).titleIds);
const lovers = (...names: string[]): TitleRating[] =>
  names.map((name) => ({ titleId: idOf(name), rating: "LOVE" }));

const decadeOf = ({ year }: TitleFeatures) => `${Math.floor(year / 10)}0s`;
const TRAITS = [
  ({ tags }: TitleFeatures) => tags,
  ({ genres }: TitleFeatures) => genres,
  ({ countries }: TitleFeatures) => countries,
  (title: TitleFeatures) => [decadeOf(title)],
];

/** How many of some titles have each value. */
function countsOf(titles: readonly TitleFeatures[], trait: (typeof TRAITS)[number]) {
  const counts = new Map<string, number>();
  for (const value of titles.flatMap(trait)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

describe("the first twenty picks", () => {
  test.each(people)(
    "for $name don't repeat a tag, genre, decade or country much more often than their ratings do",
    ({ ratings }) => {
      const rated = titlesOf(ratings.map(({ titleId }) => titleId));
      const first = firstOf(ratings);
      const over = TRAITS.flatMap((trait) => {
        const own = countsOf(rated, trait);
        return [...countsOf(first, trait)].filter(
          ([value, count]) => count > (SCREEN * (own.get(value) ?? 0)) / rated.length + 5,
        );
      });
      expect(over).toEqual([]);
    },
  );

  test("are followed by more of a genre that they have as much of as they may", () => {
    const genresOf = ({ genres }: TitleFeatures) => genres;
    const full = people.flatMap(({ ratings }) => {
      const own = countsOf(titlesOf(ratings.map(({ titleId }) => titleId)), genresOf);
      const { titleIds } = engine.rankIds(engine.taste(ratings), { limit: 2 * SCREEN });
      const both = countsOf(titlesOf(titleIds), genresOf);
      return [...countsOf(titlesOf(titleIds.slice(0, SCREEN)), genresOf)]
        .filter(([genre, count]) => count > (SCREEN * (own.get(genre) ?? 0)) / ratings.length + 4)
        .map(([genre, count]) => (both.get(genre) ?? 0) - count);
    });
    expect(full.length).toBeGreaterThan(5);
    expect(Math.min(...full)).toBeGreaterThan(1);
  });

  test("are largely from the nineties if the user likes nineties sitcoms", () => {
    const first = firstOf(
      lovers(
        "Friends",
        "Seinfeld",
        "Frasier (1993)",
        "The Fresh Prince of Bel-Air",
        "That '70s Show",
        "Father Ted",
        "Sex and the City",
        "Spaced",
      ),
    );
    expect(first.filter((title) => decadeOf(title) === "1990s").length).toBeGreaterThanOrEqual(5);
  });

  test("begin with Japanese titles if the user likes Ghibli films", () => {
    const first = firstOf(
      lovers(
        "Spirited Away",
        "My Neighbor Totoro",
        "Princess Mononoke",
        "Howl's Moving Castle",
        "Kiki's Delivery Service",
        "Ponyo",
        "The Wind Rises",
        "Castle in the Sky",
        "Toy Story",
        "Coco",
      ),
    );
    const ofJapan = (titles: readonly TitleFeatures[]) =>
      titles.filter(({ countries }) => countries.includes("JP")).length;
    // Few others are for children: what is for grown-ups comes after all else.
    expect(ofJapan(first.slice(0, 5))).toBeGreaterThanOrEqual(3);
  });

  test("include nothing for adults if the user mostly likes children's titles", () => {
    const families = people.filter(({ ratings }) => {
      const liked = ratings.filter(({ rating }) => rating === "LOVE" || rating === "LIKE");
      const titles = titlesOf(liked.map(({ titleId }) => titleId));
      return titles.filter(({ audience }) => audience === "children").length >= 0.6 * titles.length;
    });
    expect(families.length).toBeGreaterThanOrEqual(2);
    for (const { ratings } of families)
      expect(firstOf(ratings).filter(({ audience }) => audience === "grown-ups")).toEqual([]);
  });

  test("mostly follow the order of the scores shown next to them", () => {
    const agreements = people.map(({ ratings }) => {
      const { items } = engine.rank(engine.taste(ratings), { limit: SCREEN });
      return rankCorrelation(
        items.map(({ score }) => score),
        items.map((_, at) => -at),
      );
    });
    expect(agreements.reduce((sum, one) => sum + one, 0) / people.length).toBeGreaterThanOrEqual(
      0.5,
    );
  });

  test("don't begin with a franchise of which the user has rated something, though its score is higher", () => {
    const ratings = [
      ...lovers("Toy Story", "The Office"),
      { titleId: idOf("Breaking Bad"), rating: "DISLIKE" as const },
    ];
    const { items } = engine.rank(engine.taste(ratings), { limit: 2 });
    const [first, second] = titlesOf(items.map(({ titleId }) => titleId));
    expect([first?.franchise, second?.id]).toEqual([undefined, idOf("Toy Story 2")]);
    expect(items[1]?.score).toBeGreaterThan(items[0]?.score ?? NaN);
  });
});
