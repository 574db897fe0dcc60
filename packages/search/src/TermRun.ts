import type { CostTable } from "./CostTable.ts";
import { NameAligner, NO_SCORE } from "./NameAligner.ts";
import type { NameStore, StoredName } from "./NameStore.ts";
import { NumberSet } from "./NumberSet.ts";
import { judgeWord } from "./judgeWord.ts";
import { parseTerm, type TermWord } from "./parseTerm.ts";
import { joinedReadings, plainReading, splitReadings, type Reading } from "./readTerm.ts";
import { Scoreboard, type Standing } from "./Scoreboard.ts";
import type { SearchKind } from "./SearchDocument.ts";

/** With this many exact names, spelling is not corrected. */
const ENOUGH = 12;
/** Names with the words as typed score above this, unless words are missing or out of order. */
const TYPED_RIGHT = 0;
/** Only whole names with the words as typed score above this. */
const WHOLE = 0.64;
/** If words may be missing, a word in more names than this doesn't bring in names by itself. */
const FREQUENT = 20_000;

/** What a term found: the number of documents, the best ones, and the readings that found them. */
interface Found {
  readonly total: number;
  readonly top: Standing[];
  readonly readings: readonly Reading[];
}

/**
 * Runs a term against the store in steps, from the words as typed to ever looser readings, and
 * stops when a step has found enough.
 */
export class TermRun {
  readonly #store: NameStore;
  readonly #costs: CostTable;
  readonly #aligner = new NameAligner();
  readonly #board = new Scoreboard();
  readonly #candidates = new NumberSet();

  /** @param costs an empty table; every search leaves it empty */
  constructor(store: NameStore, costs: CostTable) {
    this.#store = store;
    this.#costs = costs;
  }

  find(term: string, count: number, kinds: readonly SearchKind[] | undefined): Found {
    const { folded, words } = parseTerm(term);
    const { vocabulary } = this.#store;
    this.#board.open(this.#store.slots);
    if (words.length === 0) return { total: 0, top: [], readings: [] };
    const steps = [
      {
        enough: ENOUGH,
        from: TYPED_RIGHT,
        readings: () => [plainReading(words, 0), ...joinedReadings(folded, vocabulary)],
      },
      {
        enough: 1,
        from: NO_SCORE,
        readings: () => [plainReading(words, 1), ...splitReadings(folded, vocabulary)],
      },
      { enough: 1, from: NO_SCORE, readings: () => [plainReading(words, 2)] },
      { enough: 1, from: NO_SCORE, readings: () => [plainReading(words, 1, true)] },
    ];
    const tried: Reading[] = [];
    for (const step of steps) {
      for (const reading of step.readings()) this.#run(reading, tried.push(reading) - 1, kinds);
      if (this.#board.countFrom(step.from) >= step.enough || this.#board.countFrom(WHOLE) > 0)
        break;
    }
    return { total: this.#board.size, top: this.#board.top(count), readings: tried };
  }

  #run(reading: Reading, readingIndex: number, kinds: readonly SearchKind[] | undefined): void {
    const { vocabulary, names } = this.#store;
    this.#costs.reserve(reading.words.length, vocabulary.texts.length);
    if (!this.#matchWords(reading)) return this.#costs.clear();
    const candidates = this.#candidates.open(names.length);
    for (const row of this.#leadingRows(reading)) {
      for (const wordId of this.#costs.matched(row))
        candidates.addAll(vocabulary.postings[wordId] ?? []);
    }
    candidates.forEach((nameId) => {
      const name = names[nameId];
      if (name !== undefined && (kinds === undefined || kinds.includes(name.document.kind)))
        this.#note(name, { nameId, reading, readingIndex });
    });
    this.#costs.clear();
  }

  /**
   * Fills the table; false as soon as a required word is in no name. With mends, only the longest word is
   * looked up, and the others are judged in the names that have it: short ones are like too many words.
   */
  #matchWords({ words, mends, partial }: Reading): boolean {
    const { texts } = this.#store.vocabulary;
    const longest = mends > 0 && !partial ? longestOf(words) : undefined;
    return words.every((word, row) => {
      if (longest !== undefined && row !== longest) {
        this.#costs.judgeLate(row, (id) => judgeWord(word, texts[id] ?? "", mends));
        return true;
      }
      this.#store.vocabulary.visitMatches(word, mends, (id, cost) =>
        this.#costs.set(row, id, cost),
      );
      return (
        partial || !word.required || word.year !== undefined || this.#costs.matched(row).length > 0
      );
    });
  }

  #note(
    name: StoredName,
    { nameId, reading, readingIndex }: { nameId: number; reading: Reading; readingIndex: number },
  ): void {
    const score = this.#aligner.score(name, reading, this.#costs);
    if (score !== NO_SCORE)
      this.#board.note({ document: name.document, score, nameId, readingIndex });
  }

  /**
   * Words whose names are scored: the rarest required one, or all that aren't too frequent if words
   * may be missing.
   */
  #leadingRows({ words, mends, partial }: Reading): number[] {
    const longest = mends > 0 && !partial ? longestOf(words) : undefined;
    if (longest !== undefined) return [longest];
    const sizes = words
      .map(({ required, year }, row) => ({
        row,
        must: required && year === undefined,
        size: this.#namesWith(row),
      }))
      .filter(({ must }, _, all) => must || !all.some((other) => other.must))
      .toSorted((a, b) => a.size - b.size);
    const lead = sizes[0];
    if (lead === undefined) return [];
    return partial
      ? sizes.filter(({ size }, index) => index === 0 || size <= FREQUENT).map(({ row }) => row)
      : [lead.row];
  }

  /** Number of names containing the words matched in a row, counting a name once per word. */
  #namesWith(row: number): number {
    const { postings } = this.#store.vocabulary;
    let size = 0;
    for (const id of this.#costs.matched(row)) size += postings[id]?.length ?? 0;
    return size;
  }
}

/** The row of the longest word that names must have; undefined if none must. */
function longestOf(words: readonly TermWord[]): number | undefined {
  const rows = words.flatMap(({ required, year, text }, row) =>
    required && year === undefined ? [{ row, length: text.length }] : [],
  );
  return rows.toSorted((a, b) => b.length - a.length)[0]?.row;
}
