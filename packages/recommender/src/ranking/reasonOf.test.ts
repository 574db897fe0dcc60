import type { RatingValue } from "@worthy/domain";
import { describe, expect, test } from "vitest";
import { bundledTitles } from "../bundledTitles.fixture.ts";
import { contributionsIn } from "./contributions.fixture.ts";
import { createEngine } from "../createEngine.ts";
import { dotRows } from "../community/sparseRow.ts";
import { openTitleSpace } from "../model/titleSpace.ts";
import { trainModel } from "../model/trainModel.ts";
import { reasonOf, type Reason } from "./reasonOf.ts";
import { nothingSaid } from "./tellingTraits.ts";
import type { Shared, TitleScore, Witness } from "./titleScore.ts";

const trait = (key: string, kind: Shared["trait"] = "tag"): Shared => ({
  trait: kind,
  key,
  label: key,
});
const HEIST = trait("heist");
const CRIME = trait("crime", "genre");

const witness = (
  titleId: number,
  rating: RatingValue,
  points: number,
  shared: readonly Shared[] = [],
): Witness => ({ titleId, rating, points, kin: 0, shared });

/** Whether a reason for a title can name this one. */
const speaksUp = ({ points, rating }: Witness) =>
  points > 0 && (rating === "LOVE" || rating === "LIKE");

const score = (witnesses: Witness[], changes: Partial<TitleScore> = {}): TitleScore => ({
  titleId: 1,
  score: 70,
  base: 65,
  fame: 6,
  witnesses,
  confidence: "leaning",
  certainty: 0.1,
  ...changes,
});

test("names the title with the most effect, its shared traits, and another title with the same traits", () => {
  const [dark, caper] = [trait("dark"), trait("caper")];
  expect(
    reasonOf(
      score([witness(2, "LOVE", 9, [HEIST, CRIME]), witness(3, "LOVE", 6, [caper, HEIST, CRIME])]),
    ),
  ).toEqual({ kind: "because-loved", titleIds: [2, 3], shared: [HEIST, CRIME] });
  expect(reasonOf(score([witness(2, "LOVE", 9, [dark]), witness(3, "LOVE", 6, [HEIST])]))).toEqual({
    kind: "because-loved",
    titleIds: [2],
    shared: [dark],
  });
  expect(reasonOf(score([witness(2, "LOVE", 9, [HEIST]), witness(3, "LIKE", 8, [HEIST])]))).toEqual(
    { kind: "because-loved", titleIds: [2], shared: [HEIST] },
  );
  // A second name isn't worth a clear trait less.
  expect(
    reasonOf(score([witness(2, "LOVE", 9, [HEIST, dark]), witness(3, "LOVE", 8, [HEIST])])),
  ).toEqual({ kind: "because-loved", titleIds: [2], shared: [HEIST, dark] });
});

test("prefers titles with convincing shared traits, and names common themes last", () => {
  const [survival, dark] = [trait("survival"), trait("dark")];
  expect(
    reasonOf(score([witness(2, "LOVE", 9, [survival]), witness(3, "LOVE", 7, [HEIST, dark])])),
  ).toEqual({ kind: "because-loved", titleIds: [3], shared: [HEIST, dark] });
  expect(reasonOf(score([witness(2, "LOVE", 9, []), witness(3, "LOVE", 7, [CRIME])]))).toEqual({
    kind: "because-loved",
    titleIds: [3],
    shared: [CRIME],
  });
  expect(reasonOf(score([witness(2, "LOVE", 9, [survival, HEIST])]))).toMatchObject({
    shared: [HEIST, survival],
  });
});

test("says that people like both if most points come from that and no notable trait is shared", () => {
  const ponyo = { ...witness(2, "LOVE", 9, [trait("1990s", "decade")]), kin: 8 };
  const said = nothingSaid();
  expect(reasonOf(score([ponyo]), said)).toMatchObject({
    titleIds: [2],
    shared: [{ trait: "kin" }],
  });
  expect(reasonOf(score([{ ...ponyo, titleId: 3 }]), said)).toMatchObject({ shared: [] });
  expect(reasonOf(score([{ ...ponyo, kin: 4 }]))).toMatchObject({ shared: [] });
  expect(reasonOf(score([witness(2, "LOVE", 9), witness(3, "LIKE", 4.4, [HEIST])]))).toMatchObject({
    titleIds: [3],
    shared: [HEIST],
  });
});

test("never says the same thing twice in different words", () => {
  const [wartime, trueCrime] = [trait("wartime"), trait("true-crime")];
  const [war, cast] = [trait("War", "genre"), trait("12", "person")];
  expect(
    reasonOf(score([witness(2, "LOVE", 9, [wartime, war, trueCrime, CRIME, cast])])),
  ).toMatchObject({ shared: [wartime, trueCrime, cast] });
  expect(reasonOf(score([witness(2, "LOVE", 9, [wartime, war])]))).toMatchObject({
    shared: [wartime],
  });
  expect(
    reasonOf(score([witness(2, "LOVE", 9, [trait("romantic"), trait("Romance", "genre")])])),
  ).toMatchObject({ shared: [trait("romantic")] });
});

test("names genres only if no more specific trait is shared", () => {
  const shared = [CRIME, HEIST, trait("dark"), trait("1990s", "decade")];
  expect(reasonOf(score([witness(2, "LIKE", 9, shared)]))).toEqual({
    kind: "because-liked",
    titleIds: [2],
    shared: [HEIST, trait("dark")],
  });
  expect(reasonOf(score([witness(2, "LIKE", 9, [CRIME])]))).toMatchObject({ shared: [CRIME] });
});

test("gives a negative reason only if the score is below its base and below okay", () => {
  const sides = [witness(2, "LOVE", 9, [HEIST]), witness(3, "DISLIKE", -20, [CRIME])];
  expect(reasonOf(score(sides, { score: 45 }))).toMatchObject({
    kind: "because-disliked",
    titleIds: [3],
  });
  expect(reasonOf(score(sides, { score: 62 }))).toMatchObject({
    kind: "because-loved",
    titleIds: [2],
  });
  expect(reasonOf(score([witness(3, "MEH", -9)], { score: 45 }))).toMatchObject({
    kind: "because-meh",
  });
  expect(reasonOf(score([witness(3, "DISLIKE", -9)], { score: 62 }))).toEqual({
    kind: "well-known",
  });
});

test("names the title's own rating if it had the most effect, and has a fallback if no reason applies", () => {
  expect(reasonOf(score([witness(1, "LOVE", 25), witness(2, "LIKE", 3)]))).toEqual({
    kind: "own-rating",
    titleId: 1,
    rating: "LOVE",
  });
  expect(reasonOf(score([]))).toEqual({ kind: "well-known" });
  expect(reasonOf(score([], { fame: 5 }))).toEqual({ kind: "nothing-yet" });
  expect(reasonOf(score([], { score: 59 }))).toEqual({ kind: "nothing-yet" });
});

test("never repeats a title or trait in consecutive reasons on a page", () => {
  const said = nothingSaid();
  const same = score([witness(2, "LOVE", 9, [HEIST, CRIME]), witness(3, "LIKE", 7, [HEIST])]);
  expect(reasonOf(same, said)).toMatchObject({ titleIds: [2], shared: [HEIST, CRIME] });
  expect(reasonOf(same, said)).toMatchObject({ titleIds: [3], shared: [] });
});

const bundle = bundledTitles();
const PEOPLE: Record<string, Partial<Record<RatingValue, string[]>>> = {
  crime: {
    LOVE: ["The Wire", "The Sopranos", "Breaking Bad", "Goodfellas"],
    LIKE: ["Fargo", "Narcos", "Ozark", "The Godfather", "Heat"],
    MEH: ["Dexter", "Peaky Blinders", "Friends"],
    DISLIKE: ["The Big Bang Theory", "Frozen", "Bridgerton"],
  },
  "warm comedies": {
    LOVE: ["Parks and Recreation", "Ted Lasso", "Schitt's Creek", "Paddington 2"],
    LIKE: ["The Good Place", "Brooklyn Nine-Nine", "Gilmore Girls", "Modern Family"],
    MEH: ["The Office", "Veep", "Fleabag"],
    DISLIKE: ["The Wire", "Hereditary", "Game of Thrones", "Dexter"],
  },
  animation: {
    LOVE: ["Spirited Away", "My Neighbor Totoro", "Princess Mononoke", "Up"],
    LIKE: ["Moana", "Finding Nemo", "Coco", "Ratatouille", "Howl's Moving Castle"],
    MEH: ["Shrek", "Rick and Morty", "The Simpsons"],
    DISLIKE: ["Hereditary", "South Park", "Fight Club"],
  },
};

/** Below this, two titles have nothing to do with each other. */
const AKIN = 0.05;

describe.skipIf(bundle.features.length < 150)("the reasons of forty picks", () => {
  const model = trainModel(bundle.features);
  const engine = createEngine(model);
  const explained = contributionsIn(model);
  const space = openTitleSpace(model);
  const traits = new Map(
    bundle.features.map(({ id, tags, genres }) => [id, new Set([...tags, ...genres])]),
  );
  const kinship = (one: number, other: number) => {
    const editorial = space.editorial;
    const placeOf = (id: number) =>
      editorial?.via.columns[editorial.via.rowStart[space.indexOf.get(id) ?? 0] ?? 0] ?? 0;
    return editorial ? dotRows(editorial.near, placeOf(one), placeOf(other)) : 0;
  };
  const told = Object.entries(PEOPLE).map(([name, given]) => {
    const ratings = Object.entries(given).flatMap(([rating, names]) =>
      names.map((title) => ({ titleId: bundle.idOf(title), rating: rating as RatingValue })),
    );
    const said = nothingSaid();
    const taste = engine.taste(ratings);
    const items = engine.rank(taste, { limit: 40 }).items;
    return {
      name,
      explained: explained(
        taste,
        items.map(({ titleId }) => titleId),
      ),
      ratings: new Map(ratings.map(({ titleId, rating }) => [titleId, rating])),
      items: items.map((item) => ({ item, reason: reasonOf(item, said) })),
    };
  });
  type Named = Extract<Reason, { titleIds: unknown }>;
  const naming = ({ items }: (typeof told)[number]) =>
    items.flatMap(({ item, reason }) => ("titleIds" in reason ? [{ item, reason }] : []));
  const textOf = ({ kind, titleIds, shared }: Named) =>
    `${kind} ${titleIds.join()} ${shared.map(({ key }) => key).join()}`;

  test("name a rated title in at least 36 of 40, and a shared trait in at least 30", () => {
    for (const person of told) {
      expect(naming(person).length).toBeGreaterThanOrEqual(36);
      const sharing = naming(person).filter(({ reason }) => reason.shared.length > 0);
      expect(sharing.length).toBeGreaterThanOrEqual(30);
    }
  });

  test("name loved or liked titles, mostly among the three closest by kin", () => {
    const all = told.flatMap((person) =>
      naming(person).map(({ item, reason }) => {
        const closest = [...person.ratings.keys()]
          .sort((a, b) => kinship(item.titleId, b) - kinship(item.titleId, a))
          .slice(0, 3);
        return {
          liked: reason.titleIds.every((id) =>
            ["LOVE", "LIKE"].includes(person.ratings.get(id) ?? ""),
          ),
          hasKin: kinship(item.titleId, closest[0] ?? 0) > AKIN,
          close: closest.includes(reason.titleIds[0] ?? 0),
        };
      }),
    );
    expect(all.filter(({ liked }) => liked).length / all.length).toBeGreaterThanOrEqual(0.95);
    // What nearly everybody likes is picked without kin, so that no three titles are its closest.
    const akin = all.filter(({ hasKin }) => hasKin);
    expect(akin.length / all.length).toBeGreaterThanOrEqual(0.8);
    expect(akin.filter(({ close }) => close).length / akin.length).toBeGreaterThanOrEqual(0.8);
  });

  test("don't repeat each other, and no trait appears much more often than in the ratings", () => {
    const counts = new Map<string, number>();
    for (const { reason } of told.flatMap(naming))
      counts.set(textOf(reason), (counts.get(textOf(reason)) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(3);
    for (const person of told) {
      const named = naming(person);
      const reasons = named.map(({ reason }) => reason);
      named.slice(1).forEach(({ item, reason }, at) => {
        const before = new Set(reasons[at]?.shared.map(({ key }) => key));
        expect(reason.shared.filter(({ key }) => before.has(key))).toEqual([]);
        const canNameAnother = item.witnesses.filter(speaksUp).length > 1;
        const again = reason.titleIds.filter((id) => reasons[at]?.titleIds.includes(id));
        expect(canNameAnother ? again : []).toEqual([]);
      });
      const uses = new Map<string, number>();
      for (const { shared } of reasons)
        for (const { key } of shared) uses.set(key, (uses.get(key) ?? 0) + 1);
      for (const [key, used] of uses) {
        const having = [...person.ratings.keys()].filter((id) => traits.get(id)?.has(key)).length;
        expect(used).toBeLessThanOrEqual(40 * (having / person.ratings.size + 5 / 20));
      }
    }
  });

  test("have points that add up to exactly the score and each row", () => {
    for (const item of told.flatMap((person) => person.explained)) {
      const { contributions, score: whole, base } = item;
      expect(contributions.reduce((sum, { points }) => sum + points, base)).toBe(whole);
      for (const row of contributions)
        if (row.type === "title" && row.titleId !== item.titleId)
          expect(row.parts.reduce((sum, { points }) => sum + points, 0)).toBe(row.points);
    }
  });
});
