import { isFixed, type TypedWord } from "./judgeWord.ts";
import { splitWords, type FoldedWord } from "./splitWords.ts";
import { isStopWord } from "./stopWords.ts";

/** A word of a term, and what it may be besides a word of a name. */
export interface TermWord extends TypedWord {
  /** False for a stop word next to others: a name may lack it. */
  readonly required: boolean;
  /** The year it may name. */
  readonly year: number | undefined;
  /** How specific it is, for names that contain only some of the words. */
  readonly weight: number;
}

const MOST_UNITS = 200;
const MOST_WORDS = 16;
/** More repetitions don't narrow the result, and each one of a frequent word is expensive. */
const MOST_ALIKE = 3;

/**
 * The folded words of a term. Only 200 UTF-16 units, 16 words and three of a kind are read, which
 * bounds the work.
 */
export function parseTerm(term: string): { folded: FoldedWord[]; words: TermWord[] } {
  const all = splitWords(term.slice(0, MOST_UNITS).normalize("NFC")).slice(0, MOST_WORDS);
  const folded = all.filter(
    ({ text }, at) =>
      all.slice(0, at).filter((earlier) => earlier.text === text).length < MOST_ALIKE,
  );
  return { folded, words: termWords(folded.map((word) => word.text)) };
}

/** Annotates folded words with what they may stand for in a term. */
export function termWords(texts: readonly string[]): TermWord[] {
  const someWeigh = texts.some((text) => !isStopWord(text));
  return texts.map((text, index) => {
    const stop = someWeigh && isStopWord(text);
    const year = /^(1[89]|20)\d\d$/.test(text) && texts.length > 1 ? Number(text) : undefined;
    const last = index === texts.length - 1;
    return {
      text,
      last,
      fixed: isFixed(text),
      required: !stop,
      year,
      weight: stop ? 0.5 : Math.min(6, text.length),
    };
  });
}
