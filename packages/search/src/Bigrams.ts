import { LONGEST_WORD } from "./splitWords.ts";

/**
 * Finds words that share letter pairs with a typed word. Pairs are unordered, so that a swap of neighbours harms two pairs
 * at most, like every other edit: a word `mends` edits away from a typed word of n letters keeps at least n - 2 mends of its
 * n pairs (the first letter counts as a pair with the beginning), each moved by `mends` places at most.
 */
export class Bigrams {
  /** Pair → word id and place, packed into one number. */
  readonly #places = new Map<number, number[]>();
  #counts = new Uint8Array(1024);

  add(id: number, word: string): void {
    for (let at = 0; at < word.length; at++) {
      const key = pairAt(word, at);
      const packed = id * LONGEST_WORD + at;
      const list = this.#places.get(key);
      if (list === undefined) this.#places.set(key, [packed]);
      else list.push(packed);
    }
    if (id >= this.#counts.length) this.#counts = new Uint8Array(id * 2);
  }

  /** Ids of all words that can be `mends` edits away from `typed` or have a beginning that is; more than those may be returned. */
  near(typed: string, mends: number): number[] {
    const needed = Math.max(1, typed.length - 2 * mends);
    const counts = this.#counts;
    const touched: number[] = [];
    for (let at = 0; at < typed.length; at++) {
      const list = this.#places.get(pairAt(typed, at));
      if (list === undefined) continue;
      for (const packed of list) {
        const shift = (packed % LONGEST_WORD) - at;
        if (shift > mends || shift < -mends) continue;
        const id = Math.floor(packed / LONGEST_WORD);
        const count = counts[id] ?? 0;
        if (count === 0) touched.push(id);
        counts[id] = count + 1;
      }
    }
    const found = touched.filter((id) => (counts[id] ?? 0) >= needed);
    for (const id of touched) counts[id] = 0;
    return found;
  }

  /** Ids of words that may contain `typed` somewhere: those of its rarest pair. */
  around(typed: string): number[] {
    let rarest: readonly number[] | undefined;
    for (let at = 1; at < typed.length; at++) {
      const list = this.#places.get(pairAt(typed, at)) ?? [];
      if (rarest === undefined || list.length < rarest.length) rarest = list;
    }
    return [...new Set((rarest ?? []).map((packed) => Math.floor(packed / LONGEST_WORD)))];
  }
}

function pairAt(word: string, at: number): number {
  const right = word.charCodeAt(at);
  const left = at === 0 ? 0 : word.charCodeAt(at - 1);
  return left < right ? left * 0x10000 + right : right * 0x10000 + left;
}
