import { NO_MATCH } from "./judgeWord.ts";

/** Says what it costs to read a word of the term as a word of the vocabulary. */
type Judge = (id: number) => number;

const NONE = new Float64Array();
/** Nothing was set yet. */
const UNKNOWN = Number.NaN;

/**
 * For each word of a term, the cost of reading it as each word of the vocabulary. Reused between
 * searches.
 */
export class CostTable {
  readonly #rows: Float64Array[] = [];
  readonly #set: number[][] = [];
  readonly #judges: (Judge | undefined)[] = [];

  /** Makes room for word ids below `size` in the first `rows` rows. */
  reserve(rows: number, size: number): void {
    for (let row = 0; row < rows; row++) {
      const known = this.#rows[row];
      if (known === undefined || known.length < size)
        this.#rows[row] = new Float64Array(Math.ceil(size * 1.3)).fill(UNKNOWN);
      this.#set[row] ??= [];
    }
  }

  /** Sets a cost unless one is set. */
  set(row: number, id: number, cost: number): void {
    const costs = this.#rows[row];
    if (costs === undefined || !Number.isNaN(costs[id])) return;
    costs[id] = cost;
    this.#set[row]?.push(id);
  }

  /** From now on, costs of this row are judged when they are first asked for. */
  judgeLate(row: number, judge: Judge): void {
    this.#judges[row] = judge;
  }

  /** The cost of reading the row's word as this one, or {@link NO_MATCH}. */
  cost(row: number, id: number): number {
    const known = this.#rows[row]?.[id] ?? NO_MATCH;
    if (!Number.isNaN(known)) return known;
    const judge = this.#judges[row];
    if (judge === undefined) return NO_MATCH;
    const cost = judge(id);
    this.set(row, id, cost);
    return cost;
  }

  /** The costs of a row by word id; not a number where {@link cost} has to be asked. */
  known(row: number): Float64Array {
    return this.#rows[row] ?? NONE;
  }

  /** Word ids of a row that match. */
  matched(row: number): readonly number[] {
    return this.#set[row] ?? [];
  }

  clear(): void {
    this.#judges.length = 0;
    this.#set.forEach((ids, row) => {
      const costs = this.#rows[row];
      for (const id of ids) if (costs) costs[id] = UNKNOWN;
      ids.length = 0;
    });
  }
}
