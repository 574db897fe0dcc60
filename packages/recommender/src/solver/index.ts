export { createDenseSymmetric, type DenseSymmetric } from "./denseSymmetric.ts";
export { invertSymmetric, NotPositiveDefinite } from "./invertSymmetric.ts";
export type { JobOptions } from "./runKernel.ts";
