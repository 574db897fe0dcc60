import { readFile } from "node:fs/promises";
import { buildModule, TRAINING } from "../../buildKernels.ts";

let loading: Promise<WebAssembly.Module> | undefined;

async function load(): Promise<WebAssembly.Module> {
  await buildModule(TRAINING, () => {});
  return WebAssembly.compile(await readFile(TRAINING.file));
}

/** The compiled kernels, built first if their sources changed; loaded once per process. */
export function loadKernels(): Promise<WebAssembly.Module> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
