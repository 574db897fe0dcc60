import type { StoredDocument } from "./NameStore.ts";
import { NO_SCORE } from "./NameAligner.ts";

/** A document's best score so far, with the name and reading that gave it. */
export interface ScoredDocument {
  readonly document: StoredDocument;
  readonly score: number;
  readonly nameId: number;
  readonly readingIndex: number;
}

/** Collects the best score of each document during a search. Reused between searches. */
export class Scoreboard {
  #scores = new Float64Array();
  #nameIds = new Int32Array();
  #readings = new Int32Array();
  #documents: StoredDocument[] = [];

  /** Clears the board and makes room for slots below `slots`. */
  open(slots: number): void {
    for (const { slot } of this.#documents) this.#scores[slot] = NO_SCORE;
    this.#documents = [];
    if (this.#scores.length >= slots) return;
    const size = Math.ceil(slots * 1.3);
    this.#scores = new Float64Array(size).fill(NO_SCORE);
    this.#nameIds = new Int32Array(size);
    this.#readings = new Int32Array(size);
  }

  get size(): number {
    return this.#documents.length;
  }

  /** Number of documents with at least this score. */
  countFrom(score: number): number {
    return this.#documents.reduce(
      (count, { slot }) => ((this.#scores[slot] ?? NO_SCORE) >= score ? count + 1 : count),
      0,
    );
  }

  note({ document, score, nameId, readingIndex }: ScoredDocument): void {
    const { slot } = document;
    const best = this.#scores[slot] ?? NO_SCORE;
    if (score <= best) return;
    if (best === NO_SCORE) this.#documents.push(document);
    this.#scores[slot] = score;
    this.#nameIds[slot] = nameId;
    this.#readings[slot] = readingIndex;
  }

  /** The first `count` documents by score, then popularity, then id and kind. */
  top(count: number): ScoredDocument[] {
    const before = (a: StoredDocument, b: StoredDocument) => this.#compare(a, b);
    return firstOf(this.#documents, count, before).map((document) => ({
      document,
      score: this.#scores[document.slot] ?? NO_SCORE,
      nameId: this.#nameIds[document.slot] ?? 0,
      readingIndex: this.#readings[document.slot] ?? 0,
    }));
  }

  #compare(a: StoredDocument, b: StoredDocument): number {
    const byScore = (this.#scores[b.slot] ?? 0) - (this.#scores[a.slot] ?? 0);
    return byScore || b.popularity - a.popularity || a.id - b.id || (a.kind < b.kind ? -1 : 1);
  }
}

/** The first `count` items in order, without sorting all of them if few are wanted. */
function firstOf<T>(items: readonly T[], count: number, compare: (a: T, b: T) => number): T[] {
  if (count * 20 > items.length) return items.toSorted(compare).slice(0, count);
  const first: T[] = [];
  for (const item of items) {
    const worst = first[count - 1];
    if (worst !== undefined && compare(item, worst) > 0) continue;
    let low = 0;
    let high = first.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = first[middle];
      if (other !== undefined && compare(other, item) < 0) low = middle + 1;
      else high = middle;
    }
    first.splice(low, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
