import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";

const MOST = "-O3 --noAssert --runtime stub --use abort= --disableWarning 201 --importMemory";

/** The kernels, by the folder of their sources, and how each is compiled. */
const OPTIONS = {
  /** For training, over memory shared between threads. */
  kernels: `${MOST} --enable simd --enable threads --enable relaxed-simd --sharedMemory --initialMemory 1 --maximumMemory 65536`,
  /** For serving, run in the calling thread. */
  serving: `${MOST} --enable simd --initialMemory 1`,
};

export const KERNELS = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];

/** Where the compiled kernels are committed, so that a server needs no compiler. */
export const COMPILED = join(import.meta.dirname, "compiled");

/** Compiles the kernels of a folder to `<name>.wasm` in the folder `to`; the same sources give the same bytes. */
export async function compileKernels(name: keyof typeof OPTIONS, to: string): Promise<void> {
  const compiler = createRequire(import.meta.url).resolve("assemblyscript/bin/asc.js");
  const source = join(import.meta.dirname, name, "index.ts");
  await promisify(execFile)(process.execPath, [
    compiler,
    source,
    ...OPTIONS[name].split(" "),
    "-o",
    join(to, `${name}.wasm`),
  ]).catch((error: Error & { stderr?: string }) => {
    throw new Error(`The numerical kernels didn't compile:\n${error.stderr || error.message}`);
  });
}

if (import.meta.main) await Promise.all(KERNELS.map((name) => compileKernels(name, COMPILED)));
