import { below, pick, seededRandom, skewed, type Random } from "./random.ts";

const ONSETS =
  "b c d f g h j k l m n p r s t v w br bl ch cl cr dr fl fr gl gr pl pr sh sl sp st th tr".split(
    " ",
  );
const VOWELS = "a e i o u a e i o ai ea ee ie oo ou".split(" ");
const ENDINGS = ["", "", "", "n", "r", "s", "t", "l", "d", "m", "ck", "nd", "st", "ng", "rt"];

function inventWords(count: number, seed: number): readonly string[] {
  const random = seededRandom(seed);
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = 1 + below(random, words.size < count / 50 ? 2 : 3);
    const word =
      Array.from({ length: syllables }, () => pick(random, ONSETS) + pick(random, VOWELS)).join(
        "",
      ) + pick(random, ENDINGS);
    if (word.length > 2) words.add(word);
  }
  return [...words];
}

const WORDS = inventWords(30_000, 11);
const GIVEN_NAMES = inventWords(4_000, 12);
const FAMILY_NAMES = inventWords(60_000, 13);
const LINKS = ["of the", "of", "and the", "in"];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const skewedWord = (random: Random, words: readonly string[]) =>
  words[skewed(random, words.length)] ?? "word";

/** A name in the shape of real ones, of words that do not exist. */
export function inventTitleName(random: Random): string {
  const words = Array.from({ length: 1 + below(random, 4) }, () =>
    capital(skewedWord(random, WORDS)),
  );
  if (words.length > 1 && random() < 0.3) words.splice(1, 0, pick(random, LINKS));
  return random() < 0.2 ? `The ${words.join(" ")}` : words.join(" ");
}

/** The same name for the same person. */
export function inventPersonName(person: number): string {
  const random = seededRandom(person * 7 + 5);
  return `${capital(skewedWord(random, GIVEN_NAMES))} ${capital(skewedWord(random, FAMILY_NAMES))}`;
}

export function inventText(random: Random, words: number): string {
  return `${capital(Array.from({ length: words }, () => skewedWord(random, WORDS)).join(" "))}.`;
}
