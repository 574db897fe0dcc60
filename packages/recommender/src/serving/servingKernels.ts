import { readFile } from "node:fs/promises";

const COMPILED = new URL("../../compiled/serving.wasm", import.meta.url);

/** The compiled serving kernels. Awaited here once so that engines can be created synchronously. */
const servingKernels = await WebAssembly.compile(await readFile(COMPILED));

type Kernel<Arguments extends number[]> = (...values: Arguments) => number;

/** The functions of ../../serving/index.ts, which documents them. */
export interface ServingKernels {
  lookUp: Kernel<
    [
      arrays: number,
      stride: number,
      left: number,
      leftTable: number,
      right: number,
      rightTable: number,
      fresh: number,
    ]
  >;
  addColumns: Kernel<[sums: number, list: number, count: number, placeBits: number]>;
  addCloseness: Kernel<
    [
      arrays: number,
      stride: number,
      count: number,
      rows: number,
      via: number,
      kin: number,
      balance: number,
    ]
  >;
  orderAlone: Kernel<
    [arrays: number, stride: number, logits: number, chances: number, fame: number, close: number]
  >;
  reaching: Kernel<
    [arrays: number, stride: number, count: number, kind: number, bar: number, into: number]
  >;
  fillTable: Kernel<[nodes: number, count: number, weights: number, table: number]>;
  scoreLogits: Kernel<[arrays: number, stride: number, curve: number]>;
  scoreContent: Kernel<
    [arrays: number, stride: number, films: number, shows: number, rate: number, content: number]
  >;
  scoreAll: Kernel<
    [
      arrays: number,
      stride: number,
      films: number,
      shows: number,
      filmsAlone: number,
      showsAlone: number,
      rate: number,
      grade: number,
      content: number,
      residual: number,
      lean: number,
      liked: number,
      notLiked: number,
      contentAlone: number,
      trust: number,
    ]
  >;
  rankAll: Kernel<
    [arrays: number, stride: number, count: number, fame: number, together: number, covered: number]
  >;
}

/** The kernels over one memory. */
export function kernelsOver(memory: WebAssembly.Memory<ArrayBuffer>): ServingKernels {
  return new WebAssembly.Instance(servingKernels, { env: { memory } })
    .exports as unknown as ServingKernels; // as the module's source declares them
}
