import { Bigrams } from "./Bigrams.ts";
import {
  canStandInside,
  judgeAsTyped,
  judgeInside,
  judgeMistyped,
  editsAllowed,
  NO_MATCH,
  SHORTENED_FROM,
  type TypedWord,
} from "./judgeWord.ts";

/** Called with a word's id and the cost of reading the typed word as it. */
type WordVisitor = (id: number, cost: number) => void;

const FEW = 64;

/** Words by their id, and the ids in the words' order. */
export interface PackedVocabulary {
  readonly texts: readonly string[];
  readonly order: Uint32Array;
}

/**
 * All distinct folded words of the names, with the names that contain each. Words no longer in any
 * name stay known but unused.
 */
export class Vocabulary {
  readonly texts: string[] = [];
  /** Word id → ids of the names that contain it. */
  readonly postings: number[][] = [];
  readonly #ids = new Map<string, number>();
  readonly #bigrams = new Bigrams();
  readonly #sorted: number[] = [];
  #unsorted: number[] = [];

  pack(): PackedVocabulary {
    this.#settle();
    return { texts: this.texts, order: Uint32Array.from(this.#sorted) };
  }

  /** The vocabulary that was packed, with no names yet. */
  static from({ texts, order }: PackedVocabulary): Vocabulary {
    const vocabulary = new Vocabulary();
    for (const text of texts) vocabulary.intern(text);
    vocabulary.#unsorted = [];
    for (const id of order) vocabulary.#sorted.push(id);
    return vocabulary;
  }

  /** The id of a word; assigns one if the word is new. */
  intern(text: string): number {
    const known = this.#ids.get(text);
    if (known !== undefined) return known;
    const id = this.texts.length;
    this.texts.push(text);
    this.postings.push([]);
    this.#ids.set(text, id);
    this.#bigrams.add(id, text);
    this.#unsorted.push(id);
    return id;
  }

  /** Whether some name contains exactly this word. */
  has(text: string): boolean {
    const id = this.#ids.get(text);
    return id !== undefined && this.#used(id);
  }

  /** Whether some name contains a word with this prefix. */
  hasPrefix(text: string): boolean {
    this.#settle();
    for (
      let at = this.#place(text);
      at < this.#sorted.length && this.#textAt(at).startsWith(text);
      at++
    ) {
      if (this.#used(this.#sorted[at] ?? -1)) return true;
    }
    return false;
  }

  /**
   * Visits every word that `typed` may stand for. Words may be visited more than once; the first
   * cost counts. Without edits, these are the word itself and those it is a prefix of.
   */
  visitMatches(typed: TypedWord, edits: number, visit: WordVisitor): void {
    const texts = this.texts;
    const tell = (id: number, cost: number) => cost !== NO_MATCH && visit(id, cost);
    this.#visitBegunBy(typed, edits, (id) =>
      tell(id, judgeAsTyped(typed, texts[id] ?? "", edits > 0)),
    );
    if (edits === 0) return;
    const allowed = editsAllowed(typed, edits);
    if (allowed > 0)
      for (const id of this.#bigrams.near(typed.text, allowed))
        tell(id, judgeMistyped(typed, texts[id] ?? "", allowed));
    if (canStandInside(typed.text))
      for (const id of this.#bigrams.around(typed.text))
        tell(id, judgeInside(typed, texts[id] ?? ""));
  }

  /** As typed, only the last word may be a prefix; with edits, any word that isn't short. */
  #visitBegunBy({ text, last }: TypedWord, edits: number, visit: (id: number) => void): void {
    const whole = this.#ids.get(text);
    if (whole !== undefined) visit(whole);
    if (!last && (edits === 0 || text.length < SHORTENED_FROM)) return;
    this.#settle();
    for (let at = this.#place(text); at < this.#sorted.length; at++) {
      const id = this.#sorted[at] ?? -1;
      if (!(this.texts[id] ?? "").startsWith(text)) return;
      visit(id);
    }
  }

  #used(id: number): boolean {
    return (this.postings[id]?.length ?? 0) > 0;
  }

  /**
   * Merges new words into the sorted order: one by one if there are few, by a single sort after a
   * load.
   */
  #settle(): void {
    if (this.#unsorted.length === 0) return;
    if (this.#unsorted.length < FEW) {
      for (const id of this.#unsorted)
        this.#sorted.splice(this.#place(this.texts[id] ?? ""), 0, id);
    } else {
      for (const id of this.#unsorted) this.#sorted.push(id);
      const { texts } = this;
      this.#sorted.sort((a, b) => ((texts[a] ?? "") < (texts[b] ?? "") ? -1 : 1));
    }
    this.#unsorted = [];
  }

  /** The position of a text in the sorted order, present or not. */
  #place(text: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#textAt(middle) < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #textAt(place: number): string {
    return this.texts[this.#sorted[place] ?? -1] ?? "";
  }
}
