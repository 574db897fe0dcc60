import { CostTable } from "./CostTable.ts";
import { NameStore, type PackedNames, type StoredName } from "./NameStore.ts";
import { correctionFrom, fitOf, isCorrected, matchRanges, placeWords } from "./presentHit.ts";
import type { Reading } from "./readTerm.ts";
import type {
  SearchAnswer,
  SearchDocument,
  SearchHit,
  SearchKind,
  SearchOptions,
} from "./SearchDocument.ts";
import type { ScoredDocument } from "./Scoreboard.ts";
import { TermRun } from "./TermRun.ts";

/**
 * Searches titles and people by name as somebody types. In memory only; each search is synchronous.
 */
export class SearchIndex {
  readonly #store: NameStore;
  readonly #costs = new CostTable();
  readonly #run: TermRun;
  #revision = 0;

  /** The index that was packed. */
  static from(packed: PackedNames): SearchIndex {
    return new SearchIndex(NameStore.from(packed));
  }

  /** Use `buildIndex` instead. */
  constructor(store: NameStore) {
    this.#store = store;
    this.#run = new TermRun(store, this.#costs);
  }

  /** A copy of the index that can be written or sent, and is read in a tenth of the time it takes to build one. */
  pack(): PackedNames {
    return this.#store.pack();
  }

  /** Number of documents in the index. */
  get size(): number {
    return this.#store.size;
  }

  /** Increases with each change: until then, the same search has the same answer. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Adds a document, or replaces the one with its id and kind, in place: the cost depends only on
   * its own words. The next search sees it.
   */
  add(document: SearchDocument): void {
    this.#revision += 1;
    this.#store.add(document);
  }

  /**
   * Removes the documents with an id, of all kinds unless one is given; false if there was none. In
   * place: searches the name list of each of its words once. Words without names keep their few
   * bytes until the index is rebuilt.
   */
  remove(id: number, kind?: SearchKind): boolean {
    this.#revision += 1;
    return this.#store.remove(id, kind);
  }

  /**
   * Documents whose name matches the term, best first: names typed correctly before corrected ones,
   * and those before names that lack a word; then whole names and prefixes first, and popularity
   * between equals. Words out of order and stop words the name lacks count against it. The last
   * word may be unfinished. Never throws, whatever the term. Only the first 200 UTF-16 units and 16
   * words are read, so the work is bounded by the size of the index and by the limit, which the
   * caller keeps small. An empty term finds nothing.
   */
  search(term: string, options: SearchOptions): SearchAnswer {
    const limit = wholeNumber(options.limit);
    const offset = wholeNumber(options.offset);
    const { total, top, readings } = this.#run.find(
      term,
      Math.max(1, offset + limit),
      options.kinds,
    );
    const hits = top.slice(offset, offset + limit).map((scored) => this.#present(scored, readings));
    const correction = this.#correction(top[0], readings);
    return { hits, total, ...(correction !== undefined && { correction }) };
  }

  #present(scored: ScoredDocument, readings: readonly Reading[]): SearchHit {
    const { document, score } = scored;
    const found = this.#found(scored, readings);
    const { id, kind } = document;
    if (found === undefined)
      return {
        id,
        kind,
        score,
        fit: "near",
        isCorrected: false,
        name: document.display,
        matches: [],
      };
    const { name, reading } = found;
    const placed = placeWords(this.#store, { ...found, costs: this.#costs });
    return {
      id,
      kind,
      score,
      fit: fitOf(name, reading, placed),
      isCorrected: isCorrected(reading, placed),
      name: name.text,
      matches: matchRanges(name.text, placed),
    };
  }

  /** What was corrected for the best hit. */
  #correction(best: ScoredDocument | undefined, readings: readonly Reading[]): string | undefined {
    const found = best === undefined ? undefined : this.#found(best, readings);
    if (found === undefined) return undefined;
    const placed = placeWords(this.#store, { ...found, costs: this.#costs });
    return correctionFrom(found.name.text, found.reading, placed);
  }

  #found(
    scored: ScoredDocument,
    readings: readonly Reading[],
  ): { name: StoredName; reading: Reading } | undefined {
    const name = this.#store.names[scored.nameId];
    const reading = readings[scored.readingIndex];
    return name === undefined || reading === undefined ? undefined : { name, reading };
  }
}

function wholeNumber(value: number): number {
  return value > 0 ? Math.min(Math.floor(value), Number.MAX_SAFE_INTEGER / 4) : 0;
}
