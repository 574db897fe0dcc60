import { termWords, type TermWord } from "./parseTerm.ts";
import type { FoldedWord } from "./splitWords.ts";
import type { Vocabulary } from "./Vocabulary.ts";

/** One interpretation of a term. */
export interface Reading {
  readonly words: readonly TermWord[];
  /** Edits allowed per word. */
  readonly edits: number;
  /** Whether a name may lack some of the words. */
  readonly partial: boolean;
  /** Cost of splitting or joining words. */
  readonly penalty: number;
}

const JOINED = 0.3;
/** A split counts as an edit: parts of a word occur in many names by chance. */
const SPLIT = 1;
const MOST_SPLITS = 6;
const MOST_PIECES = 5;
const MOST_STEPS = 400;
const SHORTEST_SPLIT = 4;

/** The term as typed, with this many edits allowed. */
export function plainReading(words: readonly TermWord[], edits: number, partial = false): Reading {
  return { words, edits, partial, penalty: 0 };
}

/** Readings that join neighbours into one word of the vocabulary: "bat man", "s.w.a.t". */
export function joinedReadings(folded: readonly FoldedWord[], vocabulary: Vocabulary): Reading[] {
  const readings: Reading[] = [];
  for (let from = 0; from < folded.length - 1; from++) {
    let until = from + 2;
    while (folded[until] !== undefined && folded[until]?.run === folded[from]?.run) until++;
    const parts = folded.slice(from, until);
    if (parts.some((part) => part.alone)) continue;
    const joined = parts.map((part) => part.text).join("");
    const known = until === folded.length ? vocabulary.hasPrefix(joined) : vocabulary.has(joined);
    if (known) readings.push(rejoined(replaced(folded, { from, until, by: [joined] }), JOINED));
  }
  return readings;
}

/** Readings that split a word into several of the vocabulary: "breakingbad". */
export function splitReadings(folded: readonly FoldedWord[], vocabulary: Vocabulary): Reading[] {
  const readings: Reading[] = [];
  folded.forEach((word, from) => {
    const last = from === folded.length - 1;
    if (word.text.length < SHORTEST_SPLIT || vocabulary.has(word.text)) return;
    for (const by of splits(word.text, last, vocabulary))
      readings.push(rejoined(replaced(folded, { from, until: from + 1, by }), SPLIT));
  });
  return readings.slice(0, MOST_SPLITS);
}

/**
 * Ways to split `text` into known words, longest first word first; the last piece of the last word
 * may be a prefix.
 */
function splits(text: string, last: boolean, vocabulary: Vocabulary): string[][] {
  const found: string[][] = [];
  let steps = 0;
  const part = (rest: string, pieces: readonly string[]) => {
    const whole = last ? vocabulary.hasPrefix(rest) : vocabulary.has(rest);
    if (pieces.length > 0 && whole) found.push([...pieces, rest]);
    if (pieces.length === MOST_PIECES - 1) return;
    for (let length = rest.length - 1; length > 0; length--) {
      if (found.length >= MOST_SPLITS || ++steps > MOST_STEPS) return;
      const piece = rest.slice(0, length);
      if ((length > 1 || piece === "a" || piece === "x") && vocabulary.has(piece))
        part(rest.slice(length), [...pieces, piece]);
    }
  };
  part(text, []);
  return found;
}

function replaced(
  folded: readonly FoldedWord[],
  change: { from: number; until: number; by: readonly string[] },
): string[] {
  const texts = folded.map((word) => word.text);
  texts.splice(change.from, change.until - change.from, ...change.by);
  return texts;
}

function rejoined(texts: readonly string[], penalty: number): Reading {
  return { words: termWords(texts), edits: 0, partial: false, penalty };
}
