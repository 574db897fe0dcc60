import type { SearchDocument } from "@worthy/search";
import { pick, seededRandom, weightedDraw, type Random } from "./searchRandom.ts";

/** What a person looking for `name` has typed so far, with one mistake. */
export interface TypedQuery {
  readonly text: string;
  readonly name: string;
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const LEAST_LETTERS = 4;

/**
 * Wanted titles are drawn in proportion to their audience (rank to the power of -0.8), or
 * uniformly. In each, one word of four letters or more gets one edit (transposition, deletion,
 * insertion, replacement, equally likely), then the text is cut to 40 to 100 % of its length. The
 * cut may remove the mistake.
 */
export function typedQueries(
  titles: readonly SearchDocument[],
  options: { count: number; seed: number; evenly?: boolean },
): TypedQuery[] {
  const random = seededRandom(options.seed);
  const ranked = titles.toSorted((a, b) => b.popularity - a.popularity);
  const draw = weightedDraw(ranked.map((_, index) => (options.evenly ? 1 : (index + 1) ** -0.8)));
  const queries: TypedQuery[] = [];
  while (queries.length < options.count) {
    const name = ranked[draw(random)]?.names[0] ?? "";
    const text = mistyped(random, name.toLowerCase());
    if (text === undefined) continue;
    const length = Math.max(1, Math.round(text.length * (0.4 + 0.6 * random())));
    queries.push({ text: text.slice(0, length).trim(), name });
  }
  return queries;
}

/** The name with one edit, or undefined if no word is long enough. */
function mistyped(random: Random, name: string): string | undefined {
  const words = name.split(" ");
  const places = words.flatMap((word, index) =>
    /^[a-z]+$/.test(word) && word.length >= LEAST_LETTERS ? [index] : [],
  );
  if (places.length === 0) return undefined;
  const place = pick(random, places);
  words[place] = edited(random, words[place] ?? "");
  return words.join(" ");
}

function edited(random: Random, word: string): string {
  const at = Math.floor(random() * (word.length - 1));
  const [before, here, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const edits = [
    () => before + next + here + after,
    () => before + next + after,
    () => before + here + pick(random, [...LETTERS]) + next + after,
    () =>
      before +
      pick(
        random,
        [...LETTERS].filter((letter) => letter !== here),
      ) +
      next +
      after,
  ];
  return pick(random, edits)();
}
