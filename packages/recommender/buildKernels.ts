import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";

const output = join(import.meta.dirname, "dist");
/** Name of the module's custom section that holds the hash of its sources. */
const SECTION = "worthy-sources";

interface KernelModule {
  /** Path of the compiled module. */
  readonly file: string;
  /** Folder of its sources. */
  readonly folder: string;
  readonly options: readonly string[];
}

const moduleOf = (name: string, features: string): KernelModule => ({
  file: join(output, `${name}.wasm`),
  folder: join(import.meta.dirname, name),
  options:
    `-O3 --noAssert --runtime stub --use abort= --disableWarning 201 --importMemory --enable simd ${features}`.split(
      " ",
    ),
});

/** The training kernels, over memory shared between threads. */
export const TRAINING = moduleOf(
  "kernels",
  "--enable threads --enable relaxed-simd --sharedMemory --initialMemory 1 --maximumMemory 65536",
);
/** The serving kernels, run in the calling thread. */
export const SERVING = moduleOf("serving", "--initialMemory 1");

export interface BuildOptions {
  log: (line: string) => void;
}

/**
 * Compiles the training and serving kernels if their sources have changed. Each module is written
 * to a temporary file and renamed, with hash and code in one file, so several processes may do this
 * at once. Returns whether anything was compiled.
 */
export async function buildKernels({ log }: BuildOptions): Promise<boolean> {
  const built = await Promise.all([buildModule(TRAINING, log), buildModule(SERVING, log)]);
  return built.includes(true);
}

export async function buildModule(
  module: KernelModule,
  log: BuildOptions["log"],
): Promise<boolean> {
  const wanted = await hashOfSources(module);
  if (
    (await readFile(module.file).catch(() => Buffer.alloc(0)))
      .subarray(-wanted.length)
      .toString("latin1") === wanted
  )
    return false;
  const started = performance.now();
  log("Compiling the numerical kernels …");
  await mkdir(output, { recursive: true });
  const written = join(output, `${randomUUID()}.wasm`);
  try {
    await compile(module, written);
    await writeFile(
      written,
      Buffer.concat([await readFile(written), customSection(SECTION, wanted)]),
    );
    await rename(written, module.file);
  } finally {
    await rm(written, { force: true });
  }
  log(`Kernels compiled in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return true;
}

/**
 * Runs in its own process: the compiler takes seconds and much memory, and the caller may be
 * serving.
 */
async function compile({ folder, options }: KernelModule, to: string): Promise<void> {
  const compiler = createRequire(import.meta.url).resolve("assemblyscript/bin/asc.js");
  await promisify(execFile)(process.execPath, [
    compiler,
    join(folder, "index.ts"),
    ...options,
    "-o",
    to,
  ]).catch((error: Error & { stderr?: string }) => {
    throw new Error(`The numerical kernels didn't compile:\n${error.stderr || error.message}`);
  });
}

/**
 * WebAssembly core specification, §5.5.3: id 0, the length, then a name with its own length, then
 * any content. Both lengths fit in one byte.
 */
function customSection(name: string, content: string): Buffer {
  return Buffer.from([
    0,
    name.length + content.length + 1,
    name.length,
    ...Buffer.from(name + content, "latin1"),
  ]);
}

async function hashOfSources({ folder, options }: KernelModule): Promise<string> {
  // package.json sets the compiler's version.
  const hash = createHash("sha256")
    .update(JSON.stringify(options))
    .update(await readFile(join(import.meta.dirname, "package.json")));
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(".ts")).sort())
    hash.update(name).update(await readFile(join(folder, name)));
  return hash.digest("hex");
}

if (import.meta.main) {
  const built = await buildKernels({ log: console.log });
  if (!built) console.log("Kernels are up to date.");
}
