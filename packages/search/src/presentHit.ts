import type { CostTable } from "./CostTable.ts";
import { foldCharacter } from "./foldCharacter.ts";
import { foldText } from "./foldText.ts";
import { COST, isFinished, judgeWord, NO_MATCH } from "./judgeWord.ts";
import { LEFT_OUT, NameAligner } from "./NameAligner.ts";
import { positionOf, spanOf, wordIdOf, type NameStore, type StoredName } from "./NameStore.ts";
import { wordsOfName } from "./nameWords.ts";
import type { TermWord } from "./parseTerm.ts";
import type { Reading } from "./readTerm.ts";
import type { Fit } from "./SearchDocument.ts";
import { isSlip } from "./slips.ts";
import type { FoldedWord } from "./splitWords.ts";
import { isStopWord } from "./stopWords.ts";

/** A word of the term in the name it was found in. */
interface Placed {
  readonly typed: string;
  /** Whether the name had to have it. */
  readonly required: boolean;
  readonly word: string;
  readonly cost: number;
  /** The words of the name it matches. */
  readonly parts: readonly FoldedWord[];
}

/** Locates the words of a reading in a name. The table must be empty, and is left so. */
export function placeWords(
  store: NameStore,
  { reading, name, costs }: { reading: Reading; name: StoredName; costs: CostTable },
): Placed[] {
  const { texts } = store.vocabulary;
  costs.reserve(reading.words.length, texts.length);
  reading.words.forEach((typed, row) => {
    for (const id of name.words.map(wordIdOf)) {
      const cost = judgeWord(typed, texts[id] ?? "", reading.edits);
      if (cost !== NO_MATCH) costs.set(row, id, cost);
    }
  });
  const aligner = new NameAligner();
  aligner.score(name, reading, costs);
  const written = wordsOfName(name.text);
  const placed = reading.words.flatMap((typed, order) => {
    const packed = aligner.chosen[order] ?? LEFT_OUT;
    if (packed === LEFT_OUT) return [];
    const parts = written.slice(positionOf(packed), positionOf(packed) + spanOf(packed));
    const cost = costs.cost(order, wordIdOf(packed));
    return [
      {
        typed: typed.text,
        required: isWanted(typed, name),
        word: texts[wordIdOf(packed)] ?? "",
        cost,
        parts,
      },
    ];
  });
  costs.clear();
  return placed;
}

/** Ranges of the name to highlight: whole words, or the letters typed of an unfinished one. */
export function matchRanges(name: string, placed: readonly Placed[]): [number, number][] {
  const ranges = placed.map((place) => rangeOf(name, place));
  return ranges.toSorted((a, b) => a[0] - b[0]);
}

function rangeOf(name: string, { typed, word, cost, parts }: Placed): [number, number] {
  const start = parts[0]?.start ?? 0;
  const end = parts.at(-1)?.end ?? start;
  const asWritten =
    parts.map((part) => part.text).join("") === word && parts.every((part) => part.text.length > 0);
  if (!asWritten) return [start, end];
  if (cost === COST.inside) {
    const from = word.indexOf(typed);
    return [
      afterLetters(name, start, from),
      Math.min(end, afterLetters(name, start, from + typed.length)),
    ];
  }
  const unfinished = !isFinished(cost) && typed.length < word.length;
  return unfinished
    ? [start, Math.min(end, afterLetters(name, start, typed.length))]
    : [start, end];
}

/** The position in `name` after `count` folded letters from `start`. */
function afterLetters(name: string, start: number, count: number): number {
  let at = start;
  let letters = 0;
  for (const character of name.slice(start)) {
    if (letters >= count) break;
    for (const { text } of foldCharacter(character)) letters += text.length;
    at += character.length;
  }
  return at;
}

/** A name of which less was typed, and that mistyped, is another one. */
const LEAST_TYPED = 0.4;
/** With so many letters of an unfinished name, it is clear which one is meant. */
const MOST_TYPED = { letters: 5, share: 0.5 };

/** Whether a word was mistyped, or words were run together. */
export const isCorrected = ({ penalty }: Reading, placed: readonly Placed[]): boolean =>
  penalty >= 1 || placed.some(({ cost }) => cost >= COST.edit);

/** How a name answers a term. */
export function fitOf(name: StoredName, reading: Reading, placed: readonly Placed[]): Fit {
  const { words } = reading;
  const wanted = words.filter((word) => isWanted(word, name));
  const found = placed.filter(({ required }) => required);
  if (found.length < wanted.length) return "near";
  const isSure = lettersOf(placed.filter(isExact)) >= lettersOf(placed) / 2;
  if (placed.some((place) => isAnotherWord(place, isSure))) return "near";
  const written = wordsOfName(name.text);
  const typed = new Map(placed.flatMap(({ parts }) => parts).map((part) => [part.start, part]));
  const left = written.filter(({ start, text }) => !typed.has(start) && !isStopWord(text));
  const begun = placed.filter(({ cost }) => !isFinished(cost));
  if (left.length === 0 && begun.length === 0) return "whole";
  const of = lettersIn(written);
  if (isCorrected(reading, placed) && lettersIn([...typed.values()]) < LEAST_TYPED * of)
    return "near";
  const letters = lettersOf(placed.filter(({ typed: word }) => !isStopWord(word)));
  const isMost = letters >= MOST_TYPED.letters && letters >= MOST_TYPED.share * of;
  return begun.length > 0 && begun.every(isExact) && isMost ? "most" : "part";
}

const lettersIn = (some: readonly FoldedWord[]) =>
  some.reduce((sum, { text }) => sum + text.length, 0);

/** A year that people remember may be one off. */
const isItsYear = (year: number, { document }: StoredName) =>
  document.year !== undefined && Math.abs(year - document.year) <= 1;

/** Whether a name has to have a word of the term. */
const isWanted = ({ required, year }: TermWord, name: StoredName) =>
  required && !(year !== undefined && isItsYear(year, name));

const isExact = ({ cost }: Placed) => cost < COST.edit;
const lettersOf = (some: readonly Placed[]) =>
  some.reduce((sum, { typed }) => sum + typed.length, 0);

function isAnotherWord({ typed, word, cost }: Placed, isSure: boolean): boolean {
  if (cost < COST.edit) return false;
  if (Math.round(cost * 100) === Math.round(COST.inside * 100)) return true;
  return !isSlip({ typed, word }, { isBegun: !isFinished(cost), isSure });
}

/**
 * The words of the name that were meant, if some were corrected or split differently than typed.
 */
export function correctionFrom(
  name: string,
  reading: Reading,
  placed: readonly Placed[],
): string | undefined {
  const mistyped =
    reading.penalty > 0 || placed.some(({ cost }) => cost >= COST.edit && cost !== COST.inside);
  if (!mistyped) return undefined;
  const meant = placed
    .map(({ parts }) => name.slice(parts[0]?.start, parts.at(-1)?.end).toLowerCase())
    .join(" ");
  const typed = reading.penalty > 0 ? "" : reading.words.map(({ text }) => text).join(" ");
  return foldText(meant) === typed ? undefined : meant;
}
