import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { COMPILED, compileKernels, KERNELS } from "./buildKernels.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "worthy-kernels-"));
});
afterAll(() => rm(folder, { recursive: true }));

it.each(KERNELS)("commits %s.wasm as its sources compile", async (name) => {
  await compileKernels(name, folder);
  const [committed, compiled] = await Promise.all(
    [COMPILED, folder].map((from) => readFile(join(from, `${name}.wasm`))),
  );
  expect(committed, "run: node packages/recommender/buildKernels.ts").toEqual(compiled);
});
