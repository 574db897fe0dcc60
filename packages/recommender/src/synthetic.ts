import { seededRandom } from "./seededRandom.ts";
import type { TitleFeatures } from "./model/titleFeatures.ts";

/** Circles of a made-up world: every title draws mostly on one and borrows a little from others. */
const CIRCLES = 12;
const GENRES = 18;
const TAGS = 150;
const LANGUAGES = ["en", "en", "en", "en", "en", "en", "fr", "ja", "ko", "es"];

/**
 * Made-up titles for tests and benchmarks: genres, tags and people come in circles, as in life, and
 * a title takes most of its own from one. Title `n` (from 1) is of circle `n % 12`.
 */
export function syntheticTitles(count: number, seed = 1): TitleFeatures[] {
  const random = seededRandom(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const peopleInCircle = Math.max(20, Math.round(count / 6));
  return Array.from({ length: count }, (_, index) => {
    const circle = (index + 1) % CIRCLES;
    const within = (size: number) =>
      (random() < 0.8
        ? Math.floor((circle * size) / CIRCLES) + upTo(Math.ceil(size / 8))
        : upTo(size)) % size;
    const several = (size: number, wanted: number) => [
      ...new Set(Array.from({ length: wanted }, () => within(size))),
    ];
    const person = () =>
      (random() < 0.8 ? circle * peopleInCircle : upTo(CIRCLES) * peopleInCircle) +
      Math.floor(random() ** 2 * peopleInCircle) +
      1;
    const people = [...new Set(Array.from({ length: 9 }, person))];
    return {
      id: index + 1,
      kind: random() < 0.5 ? "tv" : "movie",
      year: 1975 + upTo(50),
      genres: several(GENRES, 3).map((genre) => `Genre ${genre}`),
      tags: several(TAGS, 8).map((tag) => `tag-${tag}`),
      people: people.map((id, place) => ({
        id,
        name: `Person ${id}`,
        role: place < 2 ? "maker" : "cast",
      })),
      countries: [random() < 0.7 ? "US" : "GB"],
      language: LANGUAGES[upTo(LANGUAGES.length)] ?? "en",
      home: `Home ${upTo(15)}`,
      ...(random() < 0.1
        ? { franchise: `Franchise ${circle}-${upTo(Math.ceil(count / 100))}` }
        : {}),
      fame: 1 + upTo(9),
    };
  });
}

const KIN = 8;

/** Made-up labels for made-up titles: kin mostly from the same circle. */
export function withLabels(titles: readonly TitleFeatures[], seed = 1): TitleFeatures[] {
  const random = seededRandom(seed);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const kinOf = (index: number) => {
    const turns = Math.max(1, Math.floor(titles.length / CIRCLES));
    const other =
      random() < 0.8 ? (index + CIRCLES * upTo(turns)) % titles.length : upTo(titles.length);
    return titles[other]?.id ?? 0;
  };
  return titles.map((title, index) => ({
    ...title,
    liked: 45 + upTo(46),
    fame: 1 + upTo(9),
    kin: [...new Set(Array.from({ length: KIN }, () => kinOf(index)))].filter(
      (id) => id !== title.id,
    ),
  }));
}

export { seededRandom };
export { syntheticPeople, type SyntheticPerson } from "./people/syntheticPeople.ts";
export { syntheticCommunity } from "./people/syntheticCommunity.ts";
