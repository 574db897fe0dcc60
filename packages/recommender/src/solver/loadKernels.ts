import { readFile } from "node:fs/promises";

const COMPILED = new URL("../../compiled/kernels.wasm", import.meta.url);

let loading: Promise<WebAssembly.Module> | undefined;

const load = async (): Promise<WebAssembly.Module> => WebAssembly.compile(await readFile(COMPILED));

/** The compiled kernels, loaded once per process. */
export function loadKernels(): Promise<WebAssembly.Module> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
