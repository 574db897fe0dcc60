import type { SearchDocument } from "@worthy/search";
import { pick, seededRandom, weightedDraw, type Random } from "./searchRandom.ts";

const WORDS = 30_000;
const ONSETS =
  "b c d f g h j k l m n p r s t v w br bl ch cl cr dr fl fr gl gr pl pr sh sl sp st th tr".split(
    " ",
  );
const VOWELS = "a e i o u a e i o ai ea ee ie oo ou".split(" ");
const ENDINGS = ["", "", "", "n", "r", "s", "t", "l", "d", "m", "ck", "nd", "st", "ng", "rt"];
const LINKS = ["of the", "of", "and the", "in", "and", "in the", "of"];
/** Distribution of the number of content words in names, in percent. */
const LENGTHS = [0, 20, 38, 25, 11, 6];

/**
 * Made-up titles shaped like real ones: a few words are in very many names and most words in few
 * (Zipf-Mandelbrot), two in ten start with "The", some have linking words, some continue an earlier
 * title, and no two are equal. Popularity falls with the logarithm of a title's rank by audience.
 * The order of ids is meaningless.
 */
export function syntheticTitles(count: number, seed: number): SearchDocument[] {
  const random = seededRandom(seed);
  const words = inventWords(random);
  const drawWord = weightedDraw(words.map((_, rank) => 1 / (rank + 30)));
  const drawLength = weightedDraw(LENGTHS);
  const taken = new Set<string>();
  const names: string[] = [];
  while (names.length < count) {
    const earlier = names.length > 100 && random() < 0.06 ? pick(random, names) : undefined;
    const name =
      earlier === undefined
        ? inventName(random, () => words[drawWord(random)] ?? "", drawLength(random))
        : continued(random, earlier);
    if (taken.has(name)) continue;
    taken.add(name);
    names.push(name);
  }
  const ranks = shuffled(
    random,
    names.map((_, index) => index + 1),
  );
  return names.map((name, index) => ({
    id: index + 1,
    kind: random() < 0.4 ? "tv" : "movie",
    names: [name],
    year: 1960 + Math.floor(random() * 66),
    popularity: 1 - Math.log(ranks[index] ?? count) / Math.log(count + 1),
  }));
}

/** Distinct words; the most frequent ones are short. */
function inventWords(random: Random): string[] {
  const words = new Set<string>();
  while (words.size < WORDS) {
    const syllables =
      words.size < 400 ? 1 + Math.floor(random() * 2) : 1 + Math.floor(random() * 2.6 + 0.4);
    const word =
      Array.from({ length: syllables }, () => pick(random, ONSETS) + pick(random, VOWELS)).join(
        "",
      ) + pick(random, ENDINGS);
    if (word.length > 2) words.add(word);
  }
  return [...words];
}

function inventName(random: Random, word: () => string, length: number): string {
  const parts = Array.from({ length }, () => capital(word()));
  if (length > 1 && random() < 0.3)
    parts.splice(1 + Math.floor(random() * (length - 1)), 0, pick(random, LINKS));
  if (random() < 0.2) parts.unshift("The");
  return parts.join(" ");
}

function continued(random: Random, name: string): string {
  return random() < 0.5
    ? `${name} ${pick(random, ["2", "3", "II", "III"])}`
    : `${name}: ${pick(random, ["The Return", "Legacy", "Origins", "The Beginning", "Reborn"])}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
