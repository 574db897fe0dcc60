/** More pairs would cost more to read than they save in comparisons. */
const MOST_HELD = 3;

/**
 * Finds words that share letter pairs with a typed word. Pairs are unordered, so swapping
 * neighbours affects at most two pairs, like every other edit (the first letter forms a pair with
 * the start). A word that is `edits` edits away therefore lacks at most `2 * edits` of the pairs, and
 * has the others at most `edits` positions away.
 */
export class Bigrams {
  /** Pair → position in the word → ids of words. */
  readonly #places = new Map<number, (number[] | undefined)[]>();
  #counts = new Uint8Array(1024);

  add(id: number, word: string): void {
    for (let at = 0; at < word.length; at++) {
      const key = pairAt(word, at);
      const lists = this.#places.get(key) ?? [];
      if (lists.length === 0) this.#places.set(key, lists);
      while (lists.length <= at) lists.push(undefined);
      const list = (lists[at] ??= []);
      list.push(id);
    }
    if (id >= this.#counts.length) this.#counts = new Uint8Array(id * 2);
  }

  /**
   * Ids of all words that are, or start with something, at most `edits` edits away from `typed`,
   * and some others. Of any `2 * edits + n` pairs such a word has n, so the rarest suffice (prefix
   * filtering: Chaudhuri, Ganti and Kaushik 2006).
   */
  near(typed: string, edits: number): number[] {
    const pairs = Array.from({ length: typed.length }, (_, at) =>
      this.#listsAround(typed, at, edits),
    );
    const held = Math.max(1, Math.min(MOST_HELD, typed.length - 2 * edits));
    const rarest = pairs.toSorted((a, b) => a.size - b.size).slice(0, 2 * edits + held);
    return this.#idsIn(
      rarest.flatMap(({ lists }) => lists),
      held,
    );
  }

  /** Ids of words that may contain `typed`: those with its two rarest pairs. */
  around(typed: string): number[] {
    const pairs = new Map(
      Array.from({ length: typed.length - 1 }, (_, at) => [
        pairAt(typed, at + 1),
        this.#listsAround(typed, at + 1, Number.POSITIVE_INFINITY),
      ]),
    );
    const rarest = [...pairs.values()].sort((a, b) => a.size - b.size).slice(0, 2);
    return this.#idsIn(
      rarest.flatMap(({ lists }) => lists),
      rarest.length,
    );
  }

  #listsAround(typed: string, at: number, reach: number): { lists: number[][]; size: number } {
    const all = this.#places.get(pairAt(typed, at)) ?? [];
    const lists = all
      .slice(Math.max(0, at - reach), at + reach + 1)
      .filter((list) => list !== undefined);
    return { lists, size: lists.reduce((size, list) => size + list.length, 0) };
  }

  /** Ids that appear in the lists at least this many times. */
  #idsIn(lists: readonly number[][], times: number): number[] {
    const counts = this.#counts;
    const found: number[] = [];
    for (const list of lists) {
      for (const id of list) {
        const count = (counts[id] ?? 0) + 1;
        counts[id] = count;
        if (count === times) found.push(id);
      }
    }
    for (const list of lists) for (const id of list) counts[id] = 0;
    return found;
  }
}

function pairAt(word: string, at: number): number {
  const right = word.charCodeAt(at);
  const left = at === 0 ? 0 : word.charCodeAt(at - 1);
  return left < right ? left * 0x10000 + right : right * 0x10000 + left;
}
