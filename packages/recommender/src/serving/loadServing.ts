import { readFile } from "node:fs/promises";
import { buildModule, SERVING } from "../../buildKernels.ts";

async function load(): Promise<WebAssembly.Module> {
  await buildModule(SERVING, () => {});
  return WebAssembly.compile(await readFile(SERVING.file));
}

/** The compiled kernels of serving, built first where their sources changed. Awaited here, once, so that an engine is made without waiting. */
export const servingKernels = await load();
