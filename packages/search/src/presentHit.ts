import type { CostTable } from "./CostTable.ts";
import { foldCharacter } from "./foldCharacter.ts";
import { foldText } from "./foldText.ts";
import { COST, isFinished, judgeWord, NO_MATCH } from "./judgeWord.ts";
import { LEFT_OUT, NameAligner } from "./NameAligner.ts";
import { positionOf, spanOf, wordIdOf, type NameStore, type StoredName } from "./NameStore.ts";
import { wordsOfName } from "./nameWords.ts";
import type { TermWord } from "./parseTerm.ts";
import type { Reading } from "./readTerm.ts";
import type { FoldedWord } from "./splitWords.ts";

/** A word of the term in the name it was found in. */
interface Placed {
  readonly typed: string;
  /** Whether the name had to have it. */
  readonly wanted: boolean;
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
      const cost = judgeWord(typed, texts[id] ?? "", reading.mends);
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
    const cost = costs.row(order)[wordIdOf(packed)] ?? 0;
    return [
      {
        typed: typed.text,
        wanted: isWanted(typed),
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

/** From these lengths on, a word with one mistake or two is still the same word. */
const ONE_MISTAKE_FROM = 4;
const TWO_MISTAKES_FROM = 7;

/** Whether a name is hardly what was meant: it lacks a word, or has another word instead. */
export function isOnlyNear({ words }: Reading, placed: readonly Placed[]): boolean {
  const found = placed.filter(({ wanted }) => wanted);
  return found.length < words.filter(isWanted).length || placed.some(isAnotherWord);
}

const isWanted = ({ required, year }: TermWord) => required && year === undefined;

function isAnotherWord({ typed, word, cost }: Placed): boolean {
  if (cost < COST.mend) return false;
  if (Math.round(cost * 100) === Math.round(COST.inside * 100)) return true;
  const mends = Math.floor(cost / COST.mend);
  const [first, second] = typed;
  const sameStart = first === word[0] || (first === word[1] && second === word[0]);
  return !sameStart || typed.length < (mends > 1 ? TWO_MISTAKES_FROM : ONE_MISTAKE_FROM);
}

/**
 * The words of the name that were meant, if some were corrected or split differently than typed.
 */
export function correctionFrom(
  name: string,
  reading: Reading,
  placed: readonly Placed[],
): string | undefined {
  const mended =
    reading.penalty > 0 || placed.some(({ cost }) => cost >= COST.mend && cost !== COST.inside);
  if (!mended) return undefined;
  const meant = placed
    .map(({ parts }) => name.slice(parts[0]?.start, parts.at(-1)?.end).toLowerCase())
    .join(" ");
  const typed = reading.penalty > 0 ? "" : reading.words.map(({ text }) => text).join(" ");
  return foldText(meant) === typed ? undefined : meant;
}
