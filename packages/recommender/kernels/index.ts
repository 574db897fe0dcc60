// Everything the solver's threads call. AssemblyScript, compiled by ../buildKernels.ts into
// ../compiled/kernels.wasm.
export { gramOfRows } from "./gramOfRows";
export { invertScratch, invertSymmetric } from "./invertSymmetric";
export { nearestScratch, solveNearest } from "./solveNearest";
