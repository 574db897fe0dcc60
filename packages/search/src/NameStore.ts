import { searchWordsOfName, wordsOfName } from "./nameWords.ts";
import type { SearchDocument, SearchKind } from "./SearchDocument.ts";
import { isArticle } from "./stopWords.ts";
import { Vocabulary } from "./Vocabulary.ts";

/** A document in the index; `slot` is a small number unique to it while it is indexed. */
export interface StoredDocument {
  readonly id: number;
  readonly kind: SearchKind;
  readonly year: number | undefined;
  readonly popularity: number;
  readonly slot: number;
  readonly display: string;
  readonly nameIds: readonly number[];
}

/** One name of a document, ready to match against a term. */
export interface StoredName {
  readonly document: StoredDocument;
  readonly text: string;
  readonly display: boolean;
  /** Its search words, each packed by {@link packWord}. */
  readonly words: readonly number[];
  /** Number of words as written. */
  readonly length: number;
  /** 1 if it starts with an article that can be left out, otherwise 0. */
  readonly lead: number;
  /** Whether a word occurs twice. */
  readonly repeats: boolean;
}

/**
 * Word id (below 8 million), first position (below 32) and span (below 8) in one number. Span 0
 * marks another form of a word, such as a numeral.
 */
const packWord = (id: number, position: number, span: number): number =>
  (id << 8) | (position << 3) | span;
export const wordIdOf = (packed: number): number => packed >>> 8;
export const positionOf = (packed: number): number => (packed >> 3) & 31;
export const spanOf = (packed: number): number => packed & 7 || 1;
/** Another form of a word only matches when typed in full: "x" doesn't start "eleven". */
export const isOtherForm = (packed: number): boolean => (packed & 7) === 0;

/** Stores documents, their names and the names' words. */
export class NameStore {
  readonly vocabulary = new Vocabulary();
  /** Name id → name; undefined if removed. */
  readonly names: (StoredName | undefined)[] = [];
  /** Name id → how popular its document is, 0 to 1. */
  readonly popularities: number[] = [];
  readonly #documents = new Map<SearchKind, Map<number, StoredDocument>>();
  readonly #freeNames: number[] = [];
  readonly #freeSlots: number[] = [];
  #slots = 0;

  /** Upper bound of the slots in use. */
  get slots(): number {
    return this.#slots;
  }

  get size(): number {
    let size = 0;
    for (const ofKind of this.#documents.values()) size += ofKind.size;
    return size;
  }

  /** Adds a document, replacing the one with the same id and kind. */
  add(document: SearchDocument): void {
    const { id, kind, year } = document;
    this.#removeOne(id, kind);
    const texts = [...new Set(document.names.map((name) => name.normalize("NFC")))];
    const nameIds: number[] = [];
    const popularity = document.popularity > 0 ? Math.min(1, document.popularity) : 0;
    const stored = {
      id,
      kind,
      year,
      popularity,
      slot: this.#freeSlots.pop() ?? this.#slots++,
      display: document.names[0] ?? "",
      nameIds,
    };
    texts.forEach((text, index) => nameIds.push(this.#addName(stored, text, index === 0)));
    const ofKind = this.#documents.get(kind) ?? new Map<number, StoredDocument>();
    this.#documents.set(kind, ofKind.set(id, stored));
  }

  /** Removes the documents with this id, of one kind or all; false if there was none. */
  remove(id: number, kind?: SearchKind): boolean {
    const kinds = kind === undefined ? [...this.#documents.keys()] : [kind];
    return kinds.map((one) => this.#removeOne(id, one)).includes(true);
  }

  #addName(document: StoredDocument, text: string, display: boolean): number {
    const written = wordsOfName(text);
    const nameId = this.#freeNames.pop() ?? this.names.length;
    const words = searchWordsOfName(written).map((word) =>
      packWord(this.vocabulary.intern(word.text), word.position, word.span),
    );
    this.popularities[nameId] = document.popularity;
    let repeats = false;
    for (const word of words) {
      const posting = this.vocabulary.postings[wordIdOf(word)];
      if (posting?.at(-1) === nameId) repeats = true;
      else posting?.push(nameId);
    }
    const lead = written.length > 1 && isArticle(written[0]?.text ?? "") ? 1 : 0;
    this.names[nameId] = {
      document,
      text,
      display,
      words,
      length: written.length,
      lead,
      repeats,
    };
    return nameId;
  }

  #removeOne(id: number, kind: SearchKind): boolean {
    const stored = this.#documents.get(kind)?.get(id);
    if (stored === undefined) return false;
    for (const nameId of stored.nameIds) this.#removeName(nameId);
    this.#freeSlots.push(stored.slot);
    this.#documents.get(kind)?.delete(id);
    return true;
  }

  #removeName(nameId: number): void {
    for (const wordId of new Set((this.names[nameId]?.words ?? []).map(wordIdOf))) {
      const posting = this.vocabulary.postings[wordId];
      const at = posting?.indexOf(nameId) ?? -1;
      if (at >= 0) posting?.splice(at, 1);
    }
    this.names[nameId] = undefined;
    this.#freeNames.push(nameId);
  }
}
