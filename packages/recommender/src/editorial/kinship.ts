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
/** What is fainter is not followed further: it adds nothing to the largest entries. */
const FAINT = 0.003;
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

/** Which rows of exp(reach · S) to compute. */
export interface Reach {
  readonly reach: number;
  /** Entries kept of each row. */
  readonly most: number;
}

/** A vector with few entries, of which the list names all that are not zero. */
interface Sparse {
  readonly values: Float64Array;
  readonly list: number[];
}

/** One step along the links, from entries that matter: S times a vector. */
function spread({ start, titles, weights }: Neighbours, from: Sparse, to: Sparse): void {
  for (const title of from.list) {
    const value = from.values[title] ?? 0;
    from.values[title] = 0;
    if (value < FAINT) continue;
    const end = start[title + 1] ?? 0;
    for (let link = start[title] ?? 0; link < end; link++) {
      const other = titles[link] ?? 0;
      if (to.values[other] === 0) to.list.push(other);
      to.values[other] = (to.values[other] ?? 0) + value * (weights[link] ?? 0);
    }
  }
  from.list.length = 0;
}

let last: { key: string; rows: readonly SparseRow[][] } | undefined;

/** As `computeRows`; the last result is kept, since most changes of a catalogue leave kin alone. */
export function kinRows(
  kin: readonly (readonly number[])[],
  reaches: readonly Reach[],
): readonly SparseRow[][] {
  const key = JSON.stringify([kin, reaches]);
  if (last?.key !== key) last = { key, rows: computeRows(kin, reaches) };
  return last.rows;
}

/**
 * How closely titles are kin, over any number of steps: the rows of exp(reach · S), each with its
 * largest entries, scaled to length 1.
 * @param kin indices of each title's kin
 * @returns for each reach, a row per title
 */
function computeRows(
  kin: readonly (readonly number[])[],
  reaches: readonly Reach[],
): readonly SparseRow[][] {
  const neighbours = neighboursOf(kin);
  const empty = (): Sparse => ({ values: new Float64Array(kin.length), list: [] });
  let [now, next] = [empty(), empty()];
  const sums = reaches.map(() => new Float64Array(kin.length));
  const isReached = new Uint8Array(kin.length);
  const rows = Array.from(kin.keys(), (title) => {
    const reached: number[] = [];
    now.values[title] = 1;
    now.list.push(title);
    const factors = reaches.map(() => 1);
    for (let term = 0; term <= TERMS; term++) {
      for (const at of now.list)
        if (isReached[at] === 0) {
          isReached[at] = 1;
          reached.push(at);
        }
      sums.forEach((sum, which) => {
        const factor = factors[which] ?? 0;
        for (const at of now.list) sum[at] = (sum[at] ?? 0) + factor * (now.values[at] ?? 0);
        factors[which] = (factor * (reaches[which]?.reach ?? 0)) / (term + 1);
      });
      spread(neighbours, now, next);
      [now, next] = [next, now];
    }
    for (const at of now.list) now.values[at] = 0;
    now.list.length = 0;
    reached.sort((one, other) => one - other);
    const found = sums.map((sum, which) => unitRow(sum, reached, reaches[which]?.most ?? 0));
    for (const at of reached) {
      isReached[at] = 0;
      for (const sum of sums) sum[at] = 0;
    }
    return found;
  });
  return reaches.map((_, which) => rows.map((row) => row[which] ?? { columns: [], values: [] }));
}
