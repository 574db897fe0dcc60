import { searchWordsOfName, wordsOfName } from "./nameWords.ts";
import type { SearchDocument, SearchKind } from "./SearchDocument.ts";
import { isArticle } from "./stopWords.ts";
import { Vocabulary, type PackedVocabulary } from "./Vocabulary.ts";

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

type NewName = Pick<StoredName, "text" | "words" | "length" | "lead">;

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

/** A store in few arrays, which are quickly written, read and sent. */
export interface PackedNames {
  readonly vocabulary: PackedVocabulary;
  /** One entry per document. */
  readonly documents: {
    readonly ids: Float64Array;
    readonly kinds: readonly SearchKind[];
    /** NaN if it has none. */
    readonly years: Float64Array;
    readonly popularities: Float64Array;
    /** How many of the names are its own. */
    readonly names: Uint32Array;
  };
  /** One entry per name, in the order of their documents. */
  readonly texts: readonly string[];
  readonly lengths: Uint8Array;
  readonly leads: Uint8Array;
  /** How many of the words are its own. */
  readonly wordCounts: Uint32Array;
  readonly words: Uint32Array;
}

/** Stores documents, their names and the names' words. */
export class NameStore {
  readonly vocabulary: Vocabulary;
  /** Name id → name; undefined if removed. */
  readonly names: (StoredName | undefined)[] = [];
  /** Name id → how popular its document is, 0 to 1. */
  readonly popularities: number[] = [];
  readonly #documents = new Map<SearchKind, Map<number, StoredDocument>>();
  readonly #freeNames: number[] = [];
  readonly #freeSlots: number[] = [];
  #slots = 0;

  constructor(vocabulary = new Vocabulary()) {
    this.vocabulary = vocabulary;
  }

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
    const texts = [...new Set(document.names.map((name) => name.normalize("NFC")))];
    this.#put(
      document,
      texts.map((text) => this.#named(text)),
    );
  }

  /** The documents in the order of their slots. */
  pack(): PackedNames {
    const documents = [...this.#documents.values()]
      .flatMap((ofKind) => [...ofKind.values()])
      .sort((a, b) => a.slot - b.slot);
    const names = documents.flatMap(({ nameIds }) =>
      nameIds.map((id) => this.names[id]).filter((name) => name !== undefined),
    );
    return {
      vocabulary: this.vocabulary.pack(),
      documents: {
        ids: Float64Array.from(documents, ({ id }) => id),
        kinds: documents.map(({ kind }) => kind),
        years: Float64Array.from(documents, ({ year }) => year ?? Number.NaN),
        popularities: Float64Array.from(documents, ({ popularity }) => popularity),
        names: Uint32Array.from(documents, ({ nameIds }) => nameIds.length),
      },
      texts: names.map(({ text }) => text),
      lengths: Uint8Array.from(names, ({ length }) => length),
      leads: Uint8Array.from(names, ({ lead }) => lead),
      wordCounts: Uint32Array.from(names, ({ words }) => words.length),
      words: Uint32Array.from(names.flatMap(({ words }) => words)),
    };
  }

  /** The store that was packed. */
  static from({ vocabulary, documents, ...packed }: PackedNames): NameStore {
    const store = new NameStore(Vocabulary.from(vocabulary));
    let name = 0;
    let word = 0;
    const next = (): NewName => {
      const words: number[] = [];
      for (const end = word + (packed.wordCounts[name] ?? 0); word < end; word++)
        words.push(packed.words[word] ?? 0);
      const [text = "", length = 0, lead = 0] = [
        packed.texts[name],
        packed.lengths[name],
        packed.leads[name],
      ];
      name += 1;
      return { text, words, length, lead };
    };
    documents.kinds.forEach((kind, at) => {
      const year = documents.years[at] ?? Number.NaN;
      store.#put(
        {
          id: documents.ids[at] ?? 0,
          kind,
          popularity: documents.popularities[at] ?? 0,
          ...(!Number.isNaN(year) && { year }),
        },
        Array.from({ length: documents.names[at] ?? 0 }, next),
      );
    });
    return store;
  }

  /** Removes the documents with this id, of one kind or all; false if there was none. */
  remove(id: number, kind?: SearchKind): boolean {
    const kinds = kind === undefined ? [...this.#documents.keys()] : [kind];
    return kinds.map((one) => this.#removeOne(id, one)).includes(true);
  }

  #put(
    { id, kind, year, popularity }: Omit<SearchDocument, "names">,
    names: readonly NewName[],
  ): void {
    this.#removeOne(id, kind);
    const nameIds: number[] = [];
    const stored = {
      id,
      kind,
      year,
      popularity: popularity > 0 ? Math.min(1, popularity) : 0,
      slot: this.#freeSlots.pop() ?? this.#slots++,
      display: names[0]?.text ?? "",
      nameIds,
    };
    names.forEach((name, index) => nameIds.push(this.#putName(stored, name, index === 0)));
    const ofKind = this.#documents.get(kind) ?? new Map<number, StoredDocument>();
    this.#documents.set(kind, ofKind.set(id, stored));
  }

  #named(text: string): NewName {
    const written = wordsOfName(text);
    const words = searchWordsOfName(written).map((word) =>
      packWord(this.vocabulary.intern(word.text), word.position, word.span),
    );
    const lead = written.length > 1 && isArticle(written[0]?.text ?? "") ? 1 : 0;
    return { text, words, length: written.length, lead };
  }

  #putName(document: StoredDocument, name: NewName, display: boolean): number {
    const nameId = this.#freeNames.pop() ?? this.names.length;
    this.popularities[nameId] = document.popularity;
    let repeats = false;
    for (const word of name.words) {
      const posting = this.vocabulary.postings[wordIdOf(word)];
      if (posting?.at(-1) === nameId) repeats = true;
      else posting?.push(nameId);
    }
    const { text, words, length, lead } = name;
    this.names[nameId] = { document, text, display, words, length, lead, repeats };
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
