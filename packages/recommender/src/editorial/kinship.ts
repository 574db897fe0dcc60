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
function largest(amounts: Float64Array, touched: Iterable<number>, most: number): number[] {
  const best = new Uint32Array(most);
  const found = new Float64Array(most);
  let count = 0;
  let least = LEAST;
  for (const column of touched) {
    const amount = amounts[column] ?? 0;
    if (amount < least || amount <= LEAST) continue;
    const isBehind = (at: number) =>
      (found[at] ?? 0) < amount || (found[at] === amount && (best[at] ?? 0) > column);
    let at = count;
    if (count < most) count++;
    else if (isBehind(most - 1)) at = most - 1;
    else continue;
    for (; at > 0 && isBehind(at - 1); at--) {
      found[at] = found[at - 1] ?? 0;
      best[at] = best[at - 1] ?? 0;
    }
    found[at] = amount;
    best[at] = column;
    if (count === most) least = found[most - 1] ?? 0;
  }
  return Array.from(best.subarray(0, count).sort());
}

/** The largest entries of a row, scaled to length 1; ascending. */
export function unitRow(amounts: Float64Array, touched: Iterable<number>, most: number): SparseRow {
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
  readonly list: Uint32Array;
  length: number;
}

const emptySparse = (size: number): Sparse => ({
  values: new Float64Array(size),
  list: new Uint32Array(size),
  length: 0,
});

/** One step along the links, from entries that matter: S times a vector, which is emptied. */
function spread({ start, titles, weights }: Neighbours, from: Sparse, to: Sparse): void {
  const { values, list } = to;
  let { length } = to;
  for (let at = 0; at < from.length; at++) {
    const title = from.list[at] ?? 0;
    const value = from.values[title] ?? 0;
    from.values[title] = 0;
    if (value < FAINT) continue;
    const end = start[title + 1] ?? 0;
    for (let link = start[title] ?? 0; link < end; link++) {
      const other = titles[link] ?? 0;
      const before = values[other] ?? 0;
      if (before === 0) list[length++] = other;
      values[other] = before + value * (weights[link] ?? 0);
    }
  }
  to.length = length;
  from.length = 0;
}

/** Adds a vector, times a factor, to a sum. */
function addTo(sum: Sparse, { values, list, length }: Sparse, factor: number): void {
  for (let at = 0; at < length; at++) {
    const column = list[at] ?? 0;
    const before = sum.values[column] ?? 0;
    if (before === 0) sum.list[sum.length++] = column;
    sum.values[column] = before + factor * (values[column] ?? 0);
  }
}

function empty(vector: Sparse): void {
  for (let at = 0; at < vector.length; at++) vector.values[vector.list[at] ?? 0] = 0;
  vector.length = 0;
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
  const sums = reaches.map(() => emptySparse(kin.length));
  let [now, next] = [emptySparse(kin.length), emptySparse(kin.length)];
  const rows = Array.from(kin.keys(), (title) => {
    now.values[title] = 1;
    now.list[0] = title;
    now.length = 1;
    const factors = reaches.map(() => 1);
    for (let term = 0; term <= TERMS; term++) {
      sums.forEach((sum, which) => {
        const factor = factors[which] ?? 0;
        addTo(sum, now, factor);
        factors[which] = (factor * (reaches[which]?.reach ?? 0)) / (term + 1);
      });
      spread(neighbours, now, next);
      [now, next] = [next, now];
    }
    empty(now);
    return sums.map((sum, which) => {
      const reached = sum.list.subarray(0, sum.length);
      const row = unitRow(sum.values, reached, reaches[which]?.most ?? 0);
      empty(sum);
      return row;
    });
  });
  return reaches.map((_, which) => rows.map((row) => row[which] ?? { columns: [], values: [] }));
}
