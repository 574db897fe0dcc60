import { LONGEST_WORD } from "./splitWords.ts";

// At most four edits are ever requested, so the band never leaves these rows.
const WIDTH = LONGEST_WORD + 8;
const FAR = 100;
let before = new Uint8Array(WIDTH);
let previous = new Uint8Array(WIDTH);
let current = new Uint8Array(WIDTH);

/**
 * Edits (insertion, deletion, replacement, transposition of neighbours) that turn `typed` into
 * `word`, or `max + 1` if more than `max` are needed. This is the restricted Damerau-Levenshtein
 * distance ("optimal string alignment"), computed in a band of width 2 max + 1 (Ukkonen 1985). Both
 * texts are at most {@link LONGEST_WORD} units long.
 */
export function editDistance(typed: string, word: string, max: number): number {
  if (max <= 1) return Math.min(editsUpToOne(typed, word, true), max + 1);
  if (Math.abs(typed.length - word.length) > max || !fillBand(typed, word, max)) return max + 1;
  return Math.min(previous[word.length] ?? FAR, max + 1);
}

/** Like {@link editDistance}, but to the nearest prefix of `word`. */
export function prefixDistance(typed: string, word: string, max: number): number {
  if (max <= 1) return Math.min(editsUpToOne(typed, word, false), max + 1);
  if (typed.length - word.length > max || !fillBand(typed, word, max)) return max + 1;
  let least = max + 1;
  const high = Math.min(word.length, typed.length + max);
  for (let j = Math.max(0, typed.length - max); j <= high; j++)
    least = Math.min(least, previous[j] ?? FAR);
  return least;
}

/**
 * 0, 1, or 2 for more. A single edit can only be where the two first differ, so no table is needed.
 */
function editsUpToOne(typed: string, word: string, whole: boolean): number {
  const more = whole ? word.length - typed.length : undefined;
  if (more !== undefined && (more > 1 || more < -1)) return 2;
  let at = 0;
  while (at < typed.length && typed.charCodeAt(at) === word.charCodeAt(at)) at++;
  if (at === typed.length && (more ?? 0) === 0) return 0;
  if (
    (more ?? 0) === 0 &&
    (goesOn(typed, word, { from: at + 1, shift: 0 }) || swapsAt(typed, word, at))
  )
    return 1;
  if ((more ?? -1) === -1 && goesOn(typed, word, { from: at + 1, shift: -1 })) return 1;
  return (more ?? 1) === 1 && goesOn(typed, word, { from: at, shift: 1 }) ? 1 : 2;
}

function swapsAt(typed: string, word: string, at: number): boolean {
  const swapped =
    at + 1 < typed.length &&
    typed.charCodeAt(at) === word.charCodeAt(at + 1) &&
    typed.charCodeAt(at + 1) === word.charCodeAt(at);
  return swapped && goesOn(typed, word, { from: at + 2, shift: 0 });
}

/** Whether the rest of `typed`, shifted by `shift`, matches `word`. */
function goesOn(
  typed: string,
  word: string,
  { from, shift }: { from: number; shift: number },
): boolean {
  if (typed.length + shift > word.length) return false;
  for (let at = from; at < typed.length; at++)
    if (typed.charCodeAt(at) !== word.charCodeAt(at + shift)) return false;
  return true;
}

/** Leaves the last row in `previous`; false as soon as a whole row exceeds `max`. */
function fillBand(typed: string, word: string, max: number): boolean {
  for (let j = 0; j <= max + 1; j++) previous[j] = j;
  for (let i = 1; i <= typed.length; i++) {
    if (fillRow(typed, word, { i, max }) > max) return false;
    const spare = before;
    before = previous;
    previous = current;
    current = spare;
  }
  return true;
}

/** Fills row `i` of the band and returns its minimum. */
function fillRow(typed: string, word: string, { i, max }: { i: number; max: number }): number {
  const low = Math.max(1, i - max);
  const high = Math.min(word.length, i + max);
  const letter = typed.charCodeAt(i - 1);
  current[low - 1] = low === 1 ? i : FAR;
  let least = low === 1 ? i : FAR;
  for (let j = low; j <= high; j++) {
    const other = word.charCodeAt(j - 1);
    let value = Math.min(previous[j] ?? FAR, current[j - 1] ?? FAR) + 1;
    value = Math.min(value, (previous[j - 1] ?? FAR) + (letter === other ? 0 : 1));
    const swapped =
      i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === other;
    if (swapped) value = Math.min(value, (before[j - 2] ?? FAR) + 1);
    current[j] = value;
    if (value < least) least = value;
  }
  current[high + 1] = FAR;
  return least;
}
