import type { CostTable } from "./CostTable.ts";
import { LEAST_SHARE, NameAligner, NO_SCORE } from "./NameAligner.ts";
import type { NameStore, StoredName } from "./NameStore.ts";
import { NumberSet } from "./NumberSet.ts";
import { judgeWord, editsAllowed } from "./judgeWord.ts";
import { parseTerm } from "./parseTerm.ts";
import { joinedReadings, plainReading, splitReadings, type Reading } from "./readTerm.ts";
import { Scoreboard, type ScoredDocument } from "./Scoreboard.ts";
import type { SearchKind } from "./SearchDocument.ts";

/** With this many exact names, spelling is not corrected. */
const ENOUGH = 12;
/** Names with the words as typed score above this, unless words are missing or out of order. */
const TYPED_RIGHT = 0;
/** More names than these are scored for none but the most popular titles: of one word that is required, and of several. */
const MOST_NAMES = { ofOne: 3_000, ofSeveral: 5_000, partial: 1_500 };
/** With so few names, another word needn't be looked up to have fewer. */
const FEW_NAMES = 1_500;
/** Steps in which popularity is told apart. */
const POPULARITIES = 64;
/** Only whole names with the words as typed score above this. */
const WHOLE = 0.64;

/** What a term found: the number of documents, the best ones, and the readings that found them. */
interface Found {
  readonly total: number;
  readonly top: ScoredDocument[];
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
  /** Name id → of how many rows it has a word, while common names are looked for. */
  #rowsOf = new Uint8Array();

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
      {
        enough: 1,
        from: NO_SCORE,
        // Short words get one edit whatever is allowed.
        readings: () =>
          words.some((word) => editsAllowed(word, 2) > 1) ? [plainReading(words, 2)] : [],
      },
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
    const { names, vocabulary } = this.#store;
    this.#costs.reserve(reading.words.length, vocabulary.texts.length);
    const rows = this.#lookUp(reading);
    if (rows === null) return this.#costs.clear();
    const candidates = this.#candidates.open(names.length);
    if (reading.partial || rows.length === 1) this.#addNames(candidates, rows, mostNames(reading));
    else this.#addCommonNames(candidates, rows);
    candidates.forEach((nameId) => {
      const name = names[nameId];
      if (name !== undefined && (kinds === undefined || kinds.includes(name.document.kind)))
        this.#note(name, { nameId, reading, readingIndex });
    });
    this.#costs.clear();
  }

  /** Adds the names with the words of some rows; of too many the most popular, and those with the words as typed. */
  #addNames(candidates: NumberSet, rows: readonly number[], most: number): void {
    const { vocabulary, popularities } = this.#store;
    const typed: number[] = [];
    const others: number[] = [];
    for (const row of rows)
      for (const id of this.#costs.matched(row))
        (this.#costs.cost(row, id) === 0 ? typed : others).push(id);
    const add = (ids: readonly number[], room: number) => {
      const least = this.#leastPopular(ids, room);
      for (const id of ids) candidates.addFrom(vocabulary.postings[id] ?? [], popularities, least);
    };
    add(typed, most);
    add(others, most);
  }

  /** The popularity from which on these words have about this many names, and at least one; 0 if they have no more. */
  #leastPopular(wordIds: readonly number[], most: number): number {
    const { vocabulary, popularities } = this.#store;
    let size = 0;
    for (const id of wordIds) size += vocabulary.postings[id]?.length ?? 0;
    if (size <= most) return 0;
    const counts = new Uint32Array(POPULARITIES + 1);
    for (const id of wordIds)
      for (const name of vocabulary.postings[id] ?? []) {
        const step = Math.floor((popularities[name] ?? 0) * POPULARITIES);
        counts[step] = (counts[step] ?? 0) + 1;
      }
    let step = POPULARITIES;
    let found = counts[step] ?? 0;
    while (step > 0 && (found === 0 || found + (counts[step - 1] ?? 0) <= most)) {
      step -= 1;
      found += counts[step] ?? 0;
    }
    return step / POPULARITIES;
  }

  /** Adds the names that have a word of each of these rows. */
  #addCommonNames(candidates: NumberSet, rows: readonly number[]): void {
    const { vocabulary, names } = this.#store;
    if (this.#rowsOf.length < names.length)
      this.#rowsOf = new Uint8Array(Math.ceil(names.length * 1.3));
    const rowsOf = this.#rowsOf;
    rows.forEach((row, at) => {
      for (const id of this.#costs.matched(row))
        for (const name of vocabulary.postings[id] ?? [])
          if (rowsOf[name] === at) rowsOf[name] = at + 1;
    });
    for (const id of this.#costs.matched(rows[0] ?? 0))
      for (const name of vocabulary.postings[id] ?? []) {
        if (rowsOf[name] === rows.length) candidates.addAll([name]);
        rowsOf[name] = 0;
      }
  }

  /**
   * Says by which rows names are looked up, and fills these; null if a required word is in no name. Other
   * words are only judged in these names: short and unfinished ones are like too many words of the vocabulary.
   */
  #lookUp(reading: Reading): readonly number[] | null {
    const { words, edits, partial } = reading;
    const { texts } = this.#store.vocabulary;
    words.forEach((word, row) =>
      this.#costs.judgeLate(row, (id) => judgeWord(word, texts[id] ?? "", edits)),
    );
    const rows = rowsToLookUp(reading);
    const tried: number[] = [];
    for (const row of rows) {
      this.#match(reading, row);
      tried.push(row);
      if (partial) continue;
      const size = this.#namesWith(row);
      if (size === 0) return null;
      if (size <= FEW_NAMES) break;
    }
    return tried;
  }

  #match({ words, edits }: Reading, row: number): void {
    const word = words[row];
    if (word === undefined) return;
    this.#store.vocabulary.visitMatches(word, edits, (id, cost) => this.#costs.set(row, id, cost));
  }

  #note(
    name: StoredName,
    { nameId, reading, readingIndex }: { nameId: number; reading: Reading; readingIndex: number },
  ): void {
    const score = this.#aligner.score(name, reading, this.#costs);
    if (score !== NO_SCORE)
      this.#board.note({ document: name.document, score, nameId, readingIndex });
  }

  /** Number of names containing the words matched in a row, counting a name once per word. */
  #namesWith(row: number): number {
    const { postings } = this.#store.vocabulary;
    let size = 0;
    for (const id of this.#costs.matched(row)) size += postings[id]?.length ?? 0;
    return size;
  }
}

const mostNames = (reading: Reading): number =>
  reading.partial
    ? MOST_NAMES.partial
    : MOST_NAMES[requiredRows(reading).length > 1 ? "ofSeveral" : "ofOne"];

/** The rows of words that names must have; of all words if none must. */
function requiredRows({ words }: Reading): number[] {
  const rows = words.map((_, row) => row);
  const must = rows.filter((row) => words[row]?.required && words[row].year === undefined);
  return must.length > 0 ? must : rows;
}

/**
 * The rows by which names are looked up, finished words first and then long ones: where words may be mistyped the
 * first two, where they may be missing so many that a name without any of them lacks too much.
 */
function rowsToLookUp(reading: Reading): readonly number[] {
  const { words, edits, partial } = reading;
  const lengthOf = (row: number) => words[row]?.text.length ?? 0;
  const isBegun = (row: number) => Number(edits === 0 && words[row]?.last === true);
  const best = requiredRows(reading).toSorted(
    (a, b) => isBegun(a) - isBegun(b) || lengthOf(b) - lengthOf(a),
  );
  if (!partial) return edits === 0 ? best : best.slice(0, 2);
  const half = words.reduce((sum, { weight }) => sum + weight, 0) * (1 - LEAST_SHARE);
  let weighed = 0;
  return best.filter((row) => {
    const isNeeded = weighed <= half;
    if (isNeeded) weighed += words[row]?.weight ?? 0;
    return isNeeded;
  });
}
