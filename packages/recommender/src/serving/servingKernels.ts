import { servingKernels } from "./loadServing.ts";

type Kernel<Arguments extends number[]> = (...values: Arguments) => number;

/** The functions of ../../serving/index.ts, where each is described. */
export interface ServingKernels {
  lookUp: Kernel<[arrays: number, stride: number, left: number, leftTable: number, right: number, rightTable: number, fresh: number]>;
  fillTable: Kernel<[nodes: number, count: number, weights: number, table: number]>;
  scoreAll: Kernel<
    [
      arrays: number,
      stride: number,
      curve: number,
      person: number,
      share: number,
      rate: number,
      grade: number,
      content: number,
      residual: number,
      lean: number,
      liked: number,
      notLiked: number,
    ]
  >;
  rankAll: Kernel<[arrays: number, stride: number, count: number, fame: number, together: number, worthy: number]>;
  choose: Kernel<[arrays: number, stride: number, count: number, bar: number]>;
}

/** The kernels over one memory. */
export function kernelsOver(memory: WebAssembly.Memory<ArrayBuffer>): ServingKernels {
  return new WebAssembly.Instance(servingKernels, { env: { memory } }).exports as unknown as ServingKernels; // as the module's source declares them
}
