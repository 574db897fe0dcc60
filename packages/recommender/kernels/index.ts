// Everything that the solver's threads call. AssemblyScript, built by ../buildKernels.ts into ../dist/kernels.wasm.
export { gramOfRows } from "./gramOfRows";
export { invertScratch, invertSymmetric } from "./invertSymmetric";
export { nearestScratch, solveNearest } from "./solveNearest";
export { svdScratch, truncatedSvd } from "./truncatedSvd";
