import { NO_MATCH } from "./judgeWord.ts";

/**
 * For each word of a term, the cost of reading it as each word of the vocabulary. Reused between
 * searches.
 */
export class CostTable {
  readonly #rows: Float64Array[] = [];
  readonly #set: number[][] = [];

  /** Makes room for word ids below `size` in the first `rows` rows. */
  reserve(rows: number, size: number): void {
    for (let row = 0; row < rows; row++) {
      const known = this.#rows[row];
      if (known === undefined || known.length < size)
        this.#rows[row] = new Float64Array(Math.ceil(size * 1.3)).fill(NO_MATCH);
      this.#set[row] ??= [];
    }
  }

  /** Sets a cost unless one is set. */
  set(row: number, id: number, cost: number): void {
    const costs = this.#rows[row];
    if (costs === undefined || costs[id] !== NO_MATCH) return;
    costs[id] = cost;
    this.#set[row]?.push(id);
  }

  /** The costs of one row by word id. */
  row(row: number): Float64Array {
    return this.#rows[row] ?? new Float64Array();
  }

  /** Word ids of a row that match. */
  matched(row: number): readonly number[] {
    return this.#set[row] ?? [];
  }

  clear(): void {
    this.#set.forEach((ids, row) => {
      const costs = this.row(row);
      for (const id of ids) costs[id] = NO_MATCH;
      ids.length = 0;
    });
  }
}
