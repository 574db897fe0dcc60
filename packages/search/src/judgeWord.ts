import { editDistance, prefixDistance } from "./editDistance.ts";

/** A word of the term, as compared with the words of names. */
export interface TypedWord {
  readonly text: string;
  /** The last word of a term may be unfinished. */
  readonly last: boolean;
  /** Short words and numbers are never corrected: they would become other words. */
  readonly fixed: boolean;
}

/**
 * Costs of the ways a typed word can match a word of a name; an edit costs more than all bonuses of
 * a name together. A cost with hundredths of 5 means that the typed word is only part of the word.
 */
export const COST = {
  prefix: 0.05,
  shortened: 0.25,
  edit: 1,
  firstLetter: 0.2,
  inside: 1.15,
} as const;

/** From this length on, a word other than the last can be a prefix, as in "break bad". */
export const SHORTENED_FROM = 3;

/** Three letters with a wrong first one are a prefix of nearly anything. */
const SURE_FROM = 4;

/** Whether a word with this cost was typed in full. */
export function isFinished(cost: number): boolean {
  return Math.round(cost * 100) % 10 !== 5;
}

/** Means "does not match". */
export const NO_MATCH = -1;

/** Whether a typed word is never corrected: two letters are too few to tell what was meant. */
export function isFixed(text: string): boolean {
  return text.length < 3 || /\p{N}/u.test(text);
}

/** Number of edits allowed in a typed word; short ones get only one. */
export function editsAllowed({ text, fixed }: TypedWord, wanted: number): number {
  if (fixed) return 0;
  return text.length < 5 ? Math.min(wanted, 1) : wanted;
}

/**
 * The cost of reading `typed` as `word` with at most `edits` edits, or {@link NO_MATCH}: as typed
 * if possible, otherwise corrected, otherwise as a part.
 */
export function judgeWord(typed: TypedWord, word: string, edits: number): number {
  const plain = judgeAsTyped(typed, word, edits > 0);
  if (plain !== NO_MATCH || edits === 0) return plain;
  const mistyped = judgeMistyped(typed, word, editsAllowed(typed, edits));
  return mistyped === NO_MATCH ? judgeInside(typed, word) : mistyped;
}

/**
 * The cost if `typed` is the word or its prefix; words other than the last can only be prefixes if
 * `shortened` is set.
 */
export function judgeAsTyped({ text, last }: TypedWord, word: string, shortened: boolean): number {
  if (text === word) return 0;
  if (!word.startsWith(text)) return NO_MATCH;
  if (last) return COST.prefix;
  return shortened && text.length >= SHORTENED_FROM ? COST.shortened : NO_MATCH;
}

/**
 * The cost if `typed` is at most `allowed` edits away from the word or, for the last word of a
 * term, from its prefix.
 */
export function judgeMistyped({ text, last }: TypedWord, word: string, allowed: number): number {
  if (allowed === 0) return NO_MATCH;
  const edits = last ? prefixDistance(text, word, allowed) : editDistance(text, word, allowed);
  if (edits > allowed) return NO_MATCH;
  const sameFirst = text.charCodeAt(0) === word.charCodeAt(0);
  const unfinished = last && editDistance(text, word, edits) > edits;
  if (unfinished && !sameFirst && text.length < SURE_FROM && !swapsFirst(text, word))
    return NO_MATCH;
  return edits * COST.edit + (sameFirst ? 0 : COST.firstLetter) + (unfinished ? COST.prefix : 0);
}

function swapsFirst(text: string, word: string): boolean {
  return text.charCodeAt(0) === word.charCodeAt(1) && text.charCodeAt(1) === word.charCodeAt(0);
}

/** The cost if `typed` occurs anywhere in the word. */
export function judgeInside({ text }: TypedWord, word: string): number {
  return canStandInside(text) && word.includes(text) ? COST.inside : NO_MATCH;
}

/** A few Latin letters occur in too many words; in other scripts two are already specific. */
export function canStandInside(text: string): boolean {
  return text.length >= (text.charCodeAt(0) < 0x250 ? 5 : 2);
}
