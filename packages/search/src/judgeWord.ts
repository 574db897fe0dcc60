import { editDistance, prefixDistance } from "./editDistance.ts";

/** A word of the term as it is held against the words of names. */
export interface TypedWord {
  readonly text: string;
  /** The last word of a term may be unfinished. */
  readonly last: boolean;
  /** Short words and numbers are never mended: they would turn into other words. */
  readonly fixed: boolean;
}

/**
 * Costs of the ways in which a typed word may stand for a word of a name; a mend costs more than all bonuses of a name together.
 * A cost whose hundredths are 5 tells that the typed word is only a part of the word.
 */
export const COST = {
  prefix: 0.05,
  shortened: 0.25,
  mend: 1,
  firstLetter: 0.2,
  inside: 1.15,
} as const;

/** From this length on, a word that is not the last may still be a beginning, as in "break bad". */
export const SHORTENED_FROM = 3;

/** Three letters with a wrong first one are the beginning of nearly anything. */
const SURE_FROM = 4;

/** Whether a word of this cost was typed to its end. */
export function isFinished(cost: number): boolean {
  return Math.round(cost * 100) % 10 !== 5;
}

/** Stands for "does not match". */
export const NO_MATCH = -1;

/** Whether a typed word is never mended; the beginning of a word after others may be as short as two letters. */
export function isFixed(text: string, beginsAfterOthers: boolean): boolean {
  return text.length < (beginsAfterOthers ? 2 : 3) || /\p{N}/u.test(text);
}

/** How many of the mends wanted a typed word may have: a short one only one. */
export function mendsAllowed({ text, fixed }: TypedWord, wanted: number): number {
  if (fixed) return 0;
  return text.length < 5 ? Math.min(wanted, 1) : wanted;
}

/** The cost of reading `typed` as `word` with at most `mends` edits, or {@link NO_MATCH}: as typed if it can be, else mended, else inside. */
export function judgeWord(typed: TypedWord, word: string, mends: number): number {
  const plain = judgeAsTyped(typed, word, mends > 0);
  if (plain !== NO_MATCH || mends === 0) return plain;
  const mended = judgeMended(typed, word, mendsAllowed(typed, mends));
  return mended === NO_MATCH ? judgeInside(typed, word) : mended;
}

/** The cost when `typed` is the word or its beginning; one that is not the last of a term begins a word only when `shortened` is set. */
export function judgeAsTyped({ text, last }: TypedWord, word: string, shortened: boolean): number {
  if (text === word) return 0;
  if (!word.startsWith(text)) return NO_MATCH;
  if (last) return COST.prefix;
  return shortened && text.length >= SHORTENED_FROM ? COST.shortened : NO_MATCH;
}

/** The cost when `typed` is at most `allowed` edits away from the word or, being the last of a term, from its beginning. */
export function judgeMended({ text, last }: TypedWord, word: string, allowed: number): number {
  if (allowed === 0) return NO_MATCH;
  const edits = last ? prefixDistance(text, word, allowed) : editDistance(text, word, allowed);
  if (edits > allowed) return NO_MATCH;
  const sameFirst = text.charCodeAt(0) === word.charCodeAt(0);
  const unfinished = last && editDistance(text, word, edits) > edits;
  if (unfinished && !sameFirst && text.length < SURE_FROM && !swapsFirst(text, word)) return NO_MATCH;
  return edits * COST.mend + (sameFirst ? 0 : COST.firstLetter) + (unfinished ? COST.prefix : 0);
}

function swapsFirst(text: string, word: string): boolean {
  return text.charCodeAt(0) === word.charCodeAt(1) && text.charCodeAt(1) === word.charCodeAt(0);
}

/** The cost when `typed` stands anywhere in the word. */
export function judgeInside({ text }: TypedWord, word: string): number {
  return canStandInside(text) && word.includes(text) ? COST.inside : NO_MATCH;
}

/** A few Latin letters stand inside too many words; in other scripts two already say much. */
export function canStandInside(text: string): boolean {
  return text.length >= (text.charCodeAt(0) < 0x250 ? 5 : 2);
}
