// Everything that the solver's threads call. AssemblyScript, built by ../buildKernels.ts into ../dist/kernels.wasm.
export { invertScratch, invertSymmetric } from "./invertSymmetric";
