import { Arena } from "./arena.ts";
import { NotPositiveDefinite } from "./invertSymmetric.ts";
import { kernelNumber } from "./kernelNumber.ts";
import { placeRows, weightsOf } from "./placeRows.ts";
import { type JobOptions, runKernel, threadsOf } from "./runKernel.ts";
import { controlWord, createSharedMemory, FIRST_FREE } from "./sharedMemory.ts";
import { checkRows, heightOf, type SparseRows, transposeRows } from "./sparseRows.ts";

/** What to solve, over rows of people × inputs. */
export interface NearestProblem {
  readonly rows: SparseRows;
  /** One per row; all 1 by default. */
  readonly weights?: Float32Array;
  /** Added to the diagonal of the Gram matrix; one per input, at least 0. */
  readonly ridge: Float32Array;
  /** The input that each output column predicts, in column order; every input by default. */
  readonly outputs?: Uint32Array;
  /**
   * An input that is always a neighbour of a column even if they never meet, such as the same
   * title's other channel: one per column, NONE for none.
   */
  readonly companions?: Uint32Array;
}

/** How local the solution is. */
export interface NearestOptions extends JobOptions {
  /**
   * Most neighbours per column, including its companion. The default of 400 is as good as all on
   * public data sets.
   */
  readonly neighbours?: number;
  /** Weights up to this absolute value are dropped. 0 by default. */
  readonly floor?: number;
  /**
   * Bytes for the dense Gram matrix of the most popular inputs; only affects speed. 512 MiB by
   * default.
   */
  readonly headBytes?: number;
}

/** In NearestProblem.companions: none. */
export const NONE = 0xffffffff;

const NEIGHBOURS = 400;
const HEAD_BYTES = 2 ** 29;
const NOT_POSITIVE = 2;

/** @throws RangeError if the parts don't fit together */
function completeProblem(problem: NearestProblem): Required<NearestProblem> {
  const { rows, ridge } = problem;
  checkRows(rows);
  const outputs = problem.outputs ?? Uint32Array.from({ length: rows.width }, (_, input) => input);
  const companions = problem.companions ?? new Uint32Array(outputs.length).fill(NONE);
  if (ridge.length !== rows.width)
    throw new RangeError(`${ridge.length} ridges for ${rows.width} inputs`);
  if (!ridge.every((value) => value >= 0))
    throw new RangeError("a ridge is negative or not a number");
  if (!outputs.every((input) => input < rows.width))
    throw new RangeError("an output column predicts no input");
  if (
    companions.length !== outputs.length ||
    !companions.every((input) => input < rows.width || input === NONE)
  )
    throw new RangeError("the companions don't fit the output columns");
  return { rows, ridge, outputs, companions, weights: weightsOf(rows, problem.weights) };
}

/** The Gram matrix's diagonal in order of popularity: Σ w·z² plus the ridge. */
function diagonalOf(byInput: SparseRows, weights: Float32Array, ridge: Float32Array): Float32Array {
  return ridge.map((value, input) => {
    let sum = value;
    for (let entry = byInput.starts[input] ?? 0; entry < (byInput.starts[input + 1] ?? 0); entry++)
      sum += (weights[byInput.columns[entry] ?? 0] ?? 0) * (byInput.values[entry] ?? 0) ** 2;
    return sum;
  });
}

/**
 * Local EASE (closed form of Steck 2019, arXiv 1905.03375, on each column's neighbourhood): column
 * i is the ridge regression of input i on its most similar inputs, which equals −P_ki / P_ii over
 * those inputs alone. Similarity is |G_ij| / √(G_ii·G_jj) with the ridge on the diagonal, ties to
 * the more popular. With all inputs as neighbours it is EASE itself. Inputs that never occur with
 * others get no weights.
 *
 * The whole Gram matrix never exists: its rows are computed from the sparse rows as needed. Memory
 * is bounded by rows (20 bytes per entry), `headBytes`, and 8 bytes × columns × neighbours for the
 * result, twice while it is transposed. With millions of entries, ordering the input and
 * transposing the result take the calling thread some seconds. Bit-identical for any number of
 * threads.
 * @returns weights by input: row = input, column = output column, value = what that input adds to
 * that column
 * @throws NotPositiveDefinite with the input's number, if the ridge is too small
 * @throws RangeError if the parts don't fit together, or exceed 4 GiB
 */
export async function solveNearest(
  problem: NearestProblem,
  options: NearestOptions = {},
): Promise<SparseRows> {
  const complete = completeProblem(problem);
  const order = byPopularity(complete.rows);
  const placed = placeProblem(complete, order, options);
  const { arena, job, heads, most, results } = placed;
  const sizes = [problem.rows.width, heightOf(problem.rows), most, heads];
  const own = await kernelNumber(arena.memory, "nearestScratch", sizes);
  const args = [job, arena.room(own * threadsOf(options))];
  const code = await runKernel(
    { memory: arena.memory, kernel: "solveNearest", args, units: heads + complete.outputs.length },
    options,
  );
  if (code === NOT_POSITIVE)
    throw new NotPositiveDefinite(
      order.order[Atomics.load(controlWord(arena.memory, "where"), 0)] ?? -1,
    );
  return transposeRows(
    compact(viewOf(arena.memory, results, { columns: complete.outputs.length, most }), {
      order: order.order,
      most,
      floor: options.floor ?? 0,
    }),
  );
}

/**
 * Copies the problem, with inputs numbered by popularity, into its own memory, in the order of Job
 * in kernels/solveNearest.ts.
 */
function placeProblem(
  { rows: given, weights, ridge, outputs, companions }: Required<NearestProblem>,
  { rows, order, placeOf }: PopularityOrder,
  options: NearestOptions,
) {
  const { width } = given;
  const most = Math.max(1, Math.min(options.neighbours ?? NEIGHBOURS, width));
  const heads = Math.min(width, Math.floor(Math.sqrt((options.headBytes ?? HEAD_BYTES) / 4)));
  const arena = new Arena(createSharedMemory(FIRST_FREE), FIRST_FREE);
  const ordered = ridge.map((_, place) => ridge[order[place] ?? 0] ?? 0);
  const diagonal = arena.put(diagonalOf(transposeRows(rows), weights, ordered));
  const sizes = [width, heightOf(rows), outputs.length, most, heads];
  const inputOf = arena.put(outputs.map((input) => placeOf[input] ?? 0));
  const companionOf = arena.put(companions.map((input) => placeOf[input] ?? NONE));
  const results = {
    counts: arena.room(outputs.length * 4),
    found: arena.room(outputs.length * most * 4),
    values: arena.room(outputs.length * most * 4),
  };
  const fields = [
    placeRows(arena, rows, weights),
    ...sizes,
    arena.room(heads * heads * 4),
    diagonal,
    inputOf,
    companionOf,
    results.counts,
    results.found,
    results.values,
  ];
  return { arena, job: arena.put(Uint32Array.from(fields)), heads, most, results };
}

interface Columns {
  readonly counts: Uint32Array;
  readonly found: Uint32Array;
  readonly values: Float32Array;
}

function viewOf(
  { buffer }: WebAssembly.Memory,
  at: Record<keyof Columns, number>,
  { columns, most }: { columns: number; most: number },
): Columns {
  return {
    counts: new Uint32Array(buffer, at.counts, columns),
    found: new Uint32Array(buffer, at.found, columns * most),
    values: new Float32Array(buffer, at.values, columns * most),
  };
}

/**
 * The solved columns as sparse rows, one per column, with the original input numbers (unordered)
 * and without weights that are too small.
 */
function compact(
  { counts, found, values }: Columns,
  { order, most, floor }: { order: Uint32Array; most: number; floor: number },
): SparseRows {
  const starts = new Uint32Array(counts.length + 1);
  let kept = 0;
  for (let column = 0; column < counts.length; column++) {
    const end = column * most + (counts[column] ?? 0);
    for (let at = column * most; at < end; at++) {
      if (!(Math.abs(values[at] ?? 0) > floor)) continue;
      // Compacts in place: the write position never passes the read position.
      found[kept] = order[found[at] ?? 0] ?? 0;
      values[kept++] = values[at] ?? 0;
    }
    starts[column + 1] = kept;
  }
  return {
    width: order.length,
    starts,
    columns: found.subarray(0, kept),
    values: values.subarray(0, kept),
  };
}

/** Rows with columns numbered by how many rows have them. */
interface PopularityOrder {
  readonly rows: SparseRows;
  /** Old column of each new one. */
  readonly order: Uint32Array;
  /** New column of each old one. */
  readonly placeOf: Uint32Array;
}

/** Renumbers the columns by descending number of entries, ties by old number. */
function byPopularity(rows: SparseRows): PopularityOrder {
  const counts = new Uint32Array(rows.width);
  for (const column of rows.columns) counts[column] = (counts[column] ?? 0) + 1;
  const order = Uint32Array.from(counts.keys()).sort(
    (a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b,
  );
  const placeOf = new Uint32Array(rows.width);
  order.forEach((column, place) => (placeOf[column] = place));
  const renamed = { ...rows, columns: rows.columns.map((column) => placeOf[column] ?? 0) };
  // Transposing twice makes the columns ascend again.
  const turned = transposeRows(transposeRows(renamed));
  return {
    rows: { ...turned, width: rows.width, starts: turned.starts.subarray(0, heightOf(rows) + 1) },
    order,
    placeOf,
  };
}
