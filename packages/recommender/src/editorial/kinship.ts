/** Rows of one number per title, sparse: columns ascending. */
export interface SparseRow {
  readonly columns: readonly number[];
  readonly values: readonly number[];
}

interface Neighbours {
  readonly start: Uint32Array;
  readonly titles: Uint32Array;
  readonly weights: Float64Array;
}

/** Terms of the exponential; those after it add less than a thousandth. */
const TERMS = 12;
/** Entries of a row that are dropped. */
const LEAST = 1e-5;

/**
 * The links between titles, both ways, over the roots of how many each has: M = kin + kinᵀ, S =
 * D^−½ M D^−½.
 */
function neighboursOf(kin: readonly (readonly number[])[]): Neighbours {
  const links = kin.map(() => new Map<number, number>());
  kin.forEach((others, title) => {
    for (const other of others) {
      links[title]?.set(other, (links[title].get(other) ?? 0) + 1);
      links[other]?.set(title, (links[other].get(title) ?? 0) + 1);
    }
  });
  const degrees = links.map((row) => [...row.values()].reduce((sum, count) => sum + count, 0));
  const start = new Uint32Array(kin.length + 1);
  links.forEach((row, title) => (start[title + 1] = (start[title] ?? 0) + row.size));
  return {
    start,
    titles: Uint32Array.from(links.flatMap((row) => [...row.keys()])),
    weights: Float64Array.from(
      links.flatMap((row, title) =>
        Array.from(
          row,
          ([other, count]) => count / Math.sqrt((degrees[title] ?? 1) * (degrees[other] ?? 1)),
        ),
      ),
    ),
  };
}

/** The columns with the largest amounts, ties to the smaller one; ascending. */
function largest(amounts: Float64Array, touched: readonly number[], most: number): number[] {
  const best: number[] = [];
  for (const column of touched) {
    const amount = amounts[column] ?? 0;
    const full = best.length === most;
    if (amount <= (full ? (amounts[best.at(-1) ?? 0] ?? 0) : LEAST)) continue;
    if (full) best.pop();
    let at = best.length;
    while (at > 0 && (amounts[best[at - 1] ?? 0] ?? 0) < amount) at--;
    best.splice(at, 0, column);
  }
  return best.sort((a, b) => a - b);
}

/** The largest entries of a row, scaled to length 1; ascending. */
export function unitRow(
  amounts: Float64Array,
  touched: readonly number[],
  most: number,
): SparseRow {
  const columns = largest(amounts, touched, most);
  const length = Math.hypot(...columns.map((title) => amounts[title] ?? 0)) || 1;
  return { columns, values: columns.map((title) => (amounts[title] ?? 0) / length) };
}

/** One wish for rows of exp(reach · S). */
export interface Reach {
  readonly reach: number;
  /** Entries kept of each row. */
  readonly most: number;
}

/** One step along the links: S times a vector. */
function spread(
  { start, titles, weights }: Neighbours,
  from: Float64Array,
  to: Float64Array,
): void {
  for (let title = 0; title < to.length; title++) {
    const end = start[title + 1] ?? 0;
    let sum = 0;
    for (let link = start[title] ?? 0; link < end; link++)
      sum += (weights[link] ?? 0) * (from[titles[link] ?? 0] ?? 0);
    to[title] = sum;
  }
}

/**
 * How closely titles are kin, over any number of steps: the rows of exp(reach · S), each with its
 * largest entries, scaled to length 1.
 * @param kin indices of each title's kin
 * @returns for each wish, a row per title
 */
export function kinRows(
  kin: readonly (readonly number[])[],
  wishes: readonly Reach[],
): SparseRow[][] {
  const neighbours = neighboursOf(kin);
  const all = [...kin.keys()];
  let [now, next] = [new Float64Array(kin.length), new Float64Array(kin.length)];
  const rows = all.map((title) => {
    const sums = wishes.map(() => new Float64Array(kin.length));
    now.fill(0);
    now[title] = 1;
    const factors = wishes.map(() => 1);
    for (let term = 0; term <= TERMS; term++) {
      sums.forEach((sum, wish) => {
        const factor = factors[wish] ?? 0;
        for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + factor * (now[at] ?? 0);
        factors[wish] = (factor * (wishes[wish]?.reach ?? 0)) / (term + 1);
      });
      spread(neighbours, now, next);
      [now, next] = [next, now];
    }
    return sums.map((sum, wish) => unitRow(sum, all, wishes[wish]?.most ?? 0));
  });
  return wishes.map((_, wish) => rows.map((row) => row[wish] ?? { columns: [], values: [] }));
}
