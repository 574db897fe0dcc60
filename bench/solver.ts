import { spawnSync } from "node:child_process";
import {
  createDenseSymmetric,
  invertSymmetric,
  solveNearest,
  type SparseRows,
} from "@worthy/recommender/solver";
import { median } from "./median.ts";
import { seededRandom } from "./search/searchRandom.ts";

const SIZES = [1024, 4096, 10_000];
const LARGE = 20_000;
/** Runs per size. */
const RUNS = { quick: 5, slow: 3 };
const QUICK_UP_TO = 4096;

const runsOf = (size: number) =>
  size <= QUICK_UP_TO ? RUNS.quick : size === LARGE ? 1 : RUNS.slow;

/** Random numbers with a diagonal that makes them positive definite. */
async function timeInverse(size: number): Promise<number> {
  const random = seededRandom(size);
  const matrix = createDenseSymmetric(size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++)
      matrix.values[row * matrix.stride + column] = random() - 0.5;
    matrix.values[row * matrix.stride + row] = 2 * Math.sqrt(size);
  }
  const started = performance.now();
  await invertSymmetric(matrix);
  return (performance.now() - started) / 1000;
}

const NUMPY = `
import sys, time, numpy
n = int(sys.argv[1])
a = numpy.random.default_rng(1).random((n, n), dtype=numpy.float32) - .5
a = (a + a.T) / 2
a[numpy.arange(n), numpy.arange(n)] = 2 * n ** .5
started = time.perf_counter()
numpy.linalg.inv(a)
print(time.perf_counter() - started)
`;

/** Seconds that numpy.linalg.inv takes for a similar matrix, or NaN without numpy. */
function timeNumpy(size: number): number {
  const { status, stdout } = spawnSync("python3", ["-c", NUMPY, String(size)], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  return status === 0 ? Number(stdout) : NaN;
}

/** Alternates between ours and numpy's, so other load affects both. */
async function benchInverse(size: number, numpy: boolean): Promise<void> {
  const times: { ours: number; theirs: number }[] = [];
  for (let run = 0; run < runsOf(size); run++)
    times.push({ ours: await timeInverse(size), theirs: numpy ? timeNumpy(size) : NaN });
  const ours = median(times.map((time) => time.ours));
  const beside = numpy
    ? `  numpy.linalg.inv ${median(times.map((time) => time.theirs))
        .toFixed(2)
        .padStart(7)} s  ratio ${median(times.map((time) => time.ours / time.theirs)).toFixed(2)}`
    : "";
  console.log(
    `inverse ${String(size).padStart(6)}  ${ours.toFixed(2).padStart(7)} s  ${(size ** 3 / ours / 1e9).toFixed(0).padStart(4)} GFLOP/s${beside}`,
  );
}

/**
 * Made-up ratings: few titles are rated by many and most by few, some people rate much more than
 * others, and everybody has their own corner.
 */
function madeUpRatings(people: number, titles: number): SparseRows {
  const random = seededRandom(people);
  const starts = new Uint32Array(people + 1);
  const columns: number[] = [];
  for (let person = 0; person < people; person++) {
    const count = Math.min(1000, 20 + Math.floor(-80 * Math.log(1 - random())));
    const corner = Math.floor(random() * 20);
    const rated = new Set<number>();
    while (rated.size < count) {
      const title = Math.floor(titles * random() ** 3);
      rated.add(random() < 0.5 ? title : Math.min(titles - 1, title - (title % 20) + corner));
    }
    columns.push(...[...rated].sort((a, b) => a - b));
    starts[person + 1] = columns.length;
  }
  return {
    width: titles,
    starts,
    columns: Uint32Array.from(columns),
    values: new Float32Array(columns.length).fill(1),
  };
}

async function benchSparse(titles: number): Promise<void> {
  const rows = madeUpRatings(10_000, titles);
  const about = `${String(titles).padStart(6)} titles, ${rows.columns.length} ratings`;
  const started = performance.now();
  const local = await solveNearest({ rows, ridge: new Float32Array(titles).fill(20) });
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `local EASE, 400 neighbours  ${about}  ${seconds.toFixed(1).padStart(6)} s  ${local.columns.length} weights`,
  );
}

/**
 * The solver's kernels: dense inverses compared with numpy's, and local EASE. `--large` adds an
 * inverse of 20,000 rows and 100,000 titles: some minutes, 2 GB.
 */
export async function benchSolver(large = process.argv.includes("--large")): Promise<void> {
  const numpy = !Number.isNaN(timeNumpy(8));
  if (!numpy)
    console.log("There is no python3 with numpy here, so nothing stands beside the inverse.");
  await timeInverse(64);
  for (const size of large ? [...SIZES, LARGE] : SIZES) await benchInverse(size, numpy);
  for (const titles of large ? [20_000, 100_000] : [20_000]) await benchSparse(titles);
}
