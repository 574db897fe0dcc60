export { createDenseSymmetric, type DenseSymmetric } from "./denseSymmetric.ts";
export { gramOfRows, type GramOptions } from "./gramOfRows.ts";
export { invertSymmetric } from "./invertSymmetric.ts";
export type { JobOptions } from "./runKernel.ts";
export { type NearestOptions, type NearestProblem, NONE, solveNearest } from "./solveNearest.ts";
export type { SparseRows } from "./sparseRows.ts";
