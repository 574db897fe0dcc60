import { seededRandom } from "../seededRandom.ts";
import { Arena } from "./arena.ts";
import { kernelNumber } from "./kernelNumber.ts";
import { placeRows, weightsOf } from "./placeRows.ts";
import { type JobOptions, runKernel, threadsOf } from "./runKernel.ts";
import { createSharedMemory, FIRST_FREE } from "./sharedMemory.ts";
import { checkRows, heightOf, type SparseRows } from "./sparseRows.ts";

/** How exact the decomposition is. */
export interface SvdOptions extends JobOptions {
  /** Where the random directions come from. 1 by default. */
  readonly seed?: number;
  /** How often the directions go through the matrix and back. 6 by default. */
  readonly rounds?: number;
  /** Directions followed beside the wanted ones, at least. 16 by default. */
  readonly oversampling?: number;
}

/** The strongest part of X ≈ U·Σ·Vᵀ, without U: a person's is x·V·Σ⁻¹. */
export interface TruncatedSvd {
  /** Number of directions: as wanted, or less where the matrix has no more. */
  readonly rank: number;
  /** inputs × rank, row by row. Columns are orthonormal; the largest number of each is positive. */
  readonly vectors: Float32Array;
  /** Largest first. */
  readonly values: Float32Array;
}

/** Directions come in strips of so many, rows in groups of so many (STRIP and DEPTH of kernels/truncatedSvd.ts). */
const STRIP = 48;
const DEPTH = 240;
/** A singular value below this share of the first is noise of single precision. */
const LEAST_SHARE = 1e-4;

const roundedUp = (count: number, group: number): number => Math.ceil(count / group) * group;

/**
 * The largest singular values of a sparse matrix and their right vectors, by randomised subspace iteration (Halko, Martinsson & Tropp 2011, algorithm 4.4) with Rayleigh-Ritz at the end.
 * Time: 4 × rounds × entries × rank, and as much again for (rows + inputs) × rank². Memory: 4 bytes × (rows + inputs) × rank, 20 bytes an entry.
 * Same bits for a seed, whatever the number of threads; processors with and without fused multiply-add differ in the last ones.
 * @param rank how many are wanted, at least 1
 * @throws RangeError where the rows do not fit together, or the job passes 4 GiB
 */
export async function truncatedSvd(rows: SparseRows, rank: number, options: SvdOptions = {}): Promise<TruncatedSvd> {
  checkRows(rows);
  if (!Number.isInteger(rank) || rank < 1) throw new RangeError(`a decomposition cannot have rank ${rank}`);
  const { seed = 1, rounds = 6, oversampling = 16 } = options;
  const people = heightOf(rows);
  const wide = roundedUp(rank + oversampling, STRIP);
  const arena = new Arena(createSharedMemory(FIRST_FREE), FIRST_FREE);
  const vectors = arena.room(roundedUp(rows.width, DEPTH) * wide * 4);
  const images = arena.room(roundedUp(people, DEPTH) * wide * 4);
  const square = wide * wide * 8;
  const gram = arena.room(square);
  const fields = [placeRows(arena, rows, weightsOf(rows)), people, rows.width, wide, rounds, vectors, images, gram, arena.room(square), arena.room(square / 2)];
  const job = arena.put(Uint32Array.from(fields));
  const own = await kernelNumber(arena.memory, "svdScratch", [wide]);
  const room = arena.room(own * threadsOf(options));
  const { buffer } = arena.memory;
  const start = new Float32Array(buffer, vectors, rows.width * wide);
  const random = seededRandom(seed);
  for (let cell = 0; cell < start.length; cell++) start[cell] = random() - 0.5;
  await runKernel({ memory: arena.memory, kernel: "truncatedSvd", args: [job, room], units: rounds + 1 }, options);
  return strongest(start, lengthsOf(new Float64Array(buffer, gram, wide * wide), wide), Math.min(rank, rows.width, people));
}

/** The singular values: lengths of the rotated rows. */
function lengthsOf(square: Float64Array, wide: number): Float64Array {
  return Float64Array.from({ length: wide }, (_, row) => Math.hypot(...square.subarray(row * wide, (row + 1) * wide)));
}

function strongest(all: Float32Array, lengths: Float64Array, rank: number): TruncatedSvd {
  const wide = lengths.length;
  const largest = Math.max(...lengths);
  const order = Array.from(lengths.keys())
    .sort((a, b) => (lengths[b] ?? 0) - (lengths[a] ?? 0) || a - b)
    .filter((column) => (lengths[column] ?? 0) > LEAST_SHARE * largest)
    .slice(0, rank);
  const inputs = all.length / wide;
  const vectors = new Float32Array(inputs * order.length);
  for (const [to, from] of order.entries()) {
    let extreme = 0;
    for (let input = 0; input < inputs; input++) if (Math.abs(all[input * wide + from] ?? 0) > Math.abs(extreme)) extreme = all[input * wide + from] ?? 0;
    const sign = extreme < 0 ? -1 : 1;
    for (let input = 0; input < inputs; input++) vectors[input * order.length + to] = sign * (all[input * wide + from] ?? 0);
  }
  return { rank: order.length, vectors, values: Float32Array.from(order, (column) => lengths[column] ?? 0) };
}
