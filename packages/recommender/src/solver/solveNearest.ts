import { Arena } from "./arena.ts";
import { byPopularity, type PopularityOrder } from "./byPopularity.ts";
import { NotPositiveDefinite } from "./invertSymmetric.ts";
import { kernelNumber } from "./kernelNumber.ts";
import { placeRows, weightsOf } from "./placeRows.ts";
import { type JobOptions, runKernel, threadsOf } from "./runKernel.ts";
import { controlWord, createSharedMemory, FIRST_FREE } from "./sharedMemory.ts";
import { checkRows, heightOf, type SparseRows, transposeRows } from "./sparseRows.ts";

/** What is solved, over rows of people × inputs. */
export interface NearestProblem {
  readonly rows: SparseRows;
  /** One a row; all 1 where there are none. */
  readonly weights?: Float32Array;
  /** Added to the diagonal of the Gram, one an input, at least 0. */
  readonly ridge: Float32Array;
  /** The input that each output column predicts, in the order of the columns; every input by default. */
  readonly outputs?: Uint32Array;
  /** An input that is always among a column's neighbours though they never meet, such as the same title's other channel: one a column, NONE for none. */
  readonly companions?: Uint32Array;
}

/** How local the solution is. */
export interface NearestOptions extends JobOptions {
  /** Neighbours a column, its companion counted, at most. 400 by default: on public sets as good as all. */
  readonly neighbours?: number;
  /** Weights at or below this, in absolute value, are left out. 0 by default. */
  readonly floor?: number;
  /** Bytes that the dense Gram of the most popular inputs may take; it only saves time. 512 MiB by default. */
  readonly headBytes?: number;
}

/** In NearestProblem.companions: none. */
export const NONE = 0xffffffff;

const NEIGHBOURS = 400;
const HEAD_BYTES = 2 ** 29;
const NOT_POSITIVE = 2;

/** @throws RangeError where the parts do not fit together */
function completeProblem(problem: NearestProblem): Required<NearestProblem> {
  const { rows, ridge } = problem;
  checkRows(rows);
  const outputs = problem.outputs ?? Uint32Array.from({ length: rows.width }, (_, input) => input);
  const companions = problem.companions ?? new Uint32Array(outputs.length).fill(NONE);
  if (ridge.length !== rows.width) throw new RangeError(`${ridge.length} ridges for ${rows.width} inputs`);
  if (!ridge.every((value) => value >= 0)) throw new RangeError("a ridge is negative or no number");
  if (!outputs.every((input) => input < rows.width)) throw new RangeError("an output column predicts no input");
  if (companions.length !== outputs.length || !companions.every((input) => input < rows.width || input === NONE))
    throw new RangeError("the companions do not fit the output columns");
  return { rows, ridge, outputs, companions, weights: weightsOf(rows, problem.weights) };
}

/** The Gram's diagonal, in the order of popularity: Σ w·z² and the ridge. */
function diagonalOf(byInput: SparseRows, weights: Float32Array, ridge: Float32Array): Float32Array {
  return ridge.map((value, input) => {
    let sum = value;
    for (let entry = byInput.starts[input] ?? 0; entry < (byInput.starts[input + 1] ?? 0); entry++)
      sum += (weights[byInput.columns[entry] ?? 0] ?? 0) * (byInput.values[entry] ?? 0) ** 2;
    return sum;
  });
}

/**
 * Local EASE (closed form of Steck 2019, arXiv 1905.03375, on each column's neighbourhood): column i regresses input i on its `neighbours` most alike inputs by ridge regression,
 * which is what −P_ki / P_ii over those inputs alone comes to. Alike: |G_ij| / √(G_ii·G_jj), the ridge in the diagonal, ties to the more popular. With all inputs as
 * neighbours it is EASE itself. Inputs that meet nobody get no weights.
 *
 * The Gram is never there as a whole: rows of it come from the sparse rows as they are needed, so memory is bounded by rows (20 bytes an entry), `headBytes`, and
 * 8 bytes × columns × neighbours for the result, twice while it is turned by input. Ordering the input and turning the result take the calling thread some seconds
 * where there are millions of entries. Same bits whatever the number of threads.
 * @returns weights by input: row = input, column = output column, value = what that input adds to that column
 * @throws NotPositiveDefinite with the input's number, where the ridge is too small
 * @throws RangeError where the parts do not fit together, or pass 4 GiB
 */
export async function solveNearest(problem: NearestProblem, options: NearestOptions = {}): Promise<SparseRows> {
  const complete = completeProblem(problem);
  const order = byPopularity(complete.rows);
  const placed = placeProblem(complete, order, options);
  const { arena, job, heads, most, results } = placed;
  const sizes = [problem.rows.width, heightOf(problem.rows), most, heads];
  const own = await kernelNumber(arena.memory, "nearestScratch", sizes);
  const args = [job, arena.room(own * threadsOf(options))];
  const code = await runKernel({ memory: arena.memory, kernel: "solveNearest", args, units: heads + complete.outputs.length }, options);
  if (code === NOT_POSITIVE) throw new NotPositiveDefinite(order.order[Atomics.load(controlWord(arena.memory, "where"), 0)] ?? -1);
  return transposeRows(compact(viewOf(arena.memory, results, { columns: complete.outputs.length, most }), { order: order.order, most, floor: options.floor ?? 0 }));
}

/** Copies the problem, its inputs numbered by popularity, into a memory of its own, in the order of Job in kernels/solveNearest.ts. */
function placeProblem({ rows: given, weights, ridge, outputs, companions }: Required<NearestProblem>, { rows, order, placeOf }: PopularityOrder, options: NearestOptions) {
  const { width } = given;
  const most = Math.max(1, Math.min(options.neighbours ?? NEIGHBOURS, width));
  const heads = Math.min(width, Math.floor(Math.sqrt((options.headBytes ?? HEAD_BYTES) / 4)));
  const arena = new Arena(createSharedMemory(FIRST_FREE), FIRST_FREE);
  const ordered = ridge.map((_, place) => ridge[order[place] ?? 0] ?? 0);
  const diagonal = arena.put(diagonalOf(transposeRows(rows), weights, ordered));
  const sizes = [width, heightOf(rows), outputs.length, most, heads];
  const inputOf = arena.put(outputs.map((input) => placeOf[input] ?? 0));
  const companionOf = arena.put(companions.map((input) => placeOf[input] ?? NONE));
  const results = { counts: arena.room(outputs.length * 4), found: arena.room(outputs.length * most * 4), values: arena.room(outputs.length * most * 4) };
  const fields = [placeRows(arena, rows, weights), ...sizes, arena.room(heads * heads * 4), diagonal, inputOf, companionOf, results.counts, results.found, results.values];
  return { arena, job: arena.put(Uint32Array.from(fields)), heads, most, results };
}

interface Columns {
  readonly counts: Uint32Array;
  readonly found: Uint32Array;
  readonly values: Float32Array;
}

function viewOf({ buffer }: WebAssembly.Memory, at: Record<keyof Columns, number>, { columns, most }: { columns: number; most: number }): Columns {
  return {
    counts: new Uint32Array(buffer, at.counts, columns),
    found: new Uint32Array(buffer, at.found, columns * most),
    values: new Float32Array(buffer, at.values, columns * most),
  };
}

/** The solved columns as sparse rows, one a column, inputs by their own numbers again (in no order), without the weights that are too small. */
function compact({ counts, found, values }: Columns, { order, most, floor }: { order: Uint32Array; most: number; floor: number }): SparseRows {
  const starts = new Uint32Array(counts.length + 1);
  let kept = 0;
  for (let column = 0; column < counts.length; column++) {
    const end = column * most + (counts[column] ?? 0);
    for (let at = column * most; at < end; at++) {
      if (!(Math.abs(values[at] ?? 0) > floor)) continue;
      // It closes up in place: what is written stands never after what is read.
      found[kept] = order[found[at] ?? 0] ?? 0;
      values[kept++] = values[at] ?? 0;
    }
    starts[column + 1] = kept;
  }
  return { width: order.length, starts, columns: found.subarray(0, kept), values: values.subarray(0, kept) };
}
