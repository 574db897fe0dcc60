import { editDistance, prefixDistance } from "./editDistance.ts";

/** A word of the term as it is held against the words of names. */
export interface TypedWord {
  readonly text: string;
  /** The last word of a term may be unfinished. */
  readonly last: boolean;
}

/**
 * Costs of the ways in which a typed word may stand for a word of a name; a mend costs more than all bonuses of a name together.
 * A cost whose hundredths are 5 tells that the typed word is only a part of the word.
 */
export const COST = { prefix: 0.05, shortened: 0.25, mend: 1, firstLetter: 0.2, inside: 1.15 } as const;

/** From this length on, a word that is not the last may still be a beginning, as in "break bad". */
export const SHORTENED_FROM = 3;

/** Whether a word of this cost was typed to its end. */
export function isFinished(cost: number): boolean {
  return Math.round(cost * 100) % 10 !== 5;
}

/** Stands for "does not match". */
export const NO_MATCH = -1;

/** How many mends a typed word may need: none for short words and numbers, which would turn into other words. */
export function mendsAllowed(text: string, wanted: number): number {
  if (text.length < 3 || /\p{N}/u.test(text)) return 0;
  return text.length < 5 ? Math.min(wanted, 1) : wanted;
}

/** The cost of reading `typed` as `word` with at most `mends` edits, or {@link NO_MATCH}. */
export function judgeWord(typed: TypedWord, word: string, mends: number): number {
  const { text, last } = typed;
  if (text === word) return 0;
  if (word.startsWith(text)) {
    if (last) return COST.prefix;
    if (text.length >= SHORTENED_FROM) return COST.shortened;
  }
  if (mends === 0) return NO_MATCH;
  const allowed = mendsAllowed(text, mends);
  const mended = allowed === 0 ? NO_MATCH : mendedCost(typed, word, allowed);
  if (mended !== NO_MATCH) return mended;
  return canStandInside(text) && word.includes(text) ? COST.inside : NO_MATCH;
}

function mendedCost({ text, last }: TypedWord, word: string, allowed: number): number {
  const edits = last ? prefixDistance(text, word, allowed) : editDistance(text, word, allowed);
  if (edits > allowed) return NO_MATCH;
  const unfinished = last && editDistance(text, word, edits) > edits;
  const firstLetter = text.charCodeAt(0) === word.charCodeAt(0) ? 0 : COST.firstLetter;
  return edits * COST.mend + firstLetter + (unfinished ? COST.prefix : 0);
}

/** Two Latin letters stand inside too many words; in other scripts they already say much. */
export function canStandInside(text: string): boolean {
  return text.length >= (text.charCodeAt(0) < 0x250 ? 3 : 2);
}
