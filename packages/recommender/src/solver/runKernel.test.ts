import { expect, test } from "vitest";
import { runKernel } from "./runKernel.ts";
import { createSharedMemory, FIRST_FREE } from "./sharedMemory.ts";

const memory = () => createSharedMemory(FIRST_FREE);

test("a failing thread ends the job with its error", async () => {
  await expect(
    runKernel({ memory: memory(), kernel: "missing", args: [], units: 1 }, { threads: 3 }),
  ).rejects.toThrow("no function missing");
});

test("a thread that reads out of bounds ends the job and the threads waiting for it", async () => {
  // One row with cells far past the end: the first thread traps, the second waits for it.
  const args = [2 ** 31, 1, 24, 2 ** 20, FIRST_FREE - 64];
  await expect(
    runKernel({ memory: memory(), kernel: "invertSymmetric", args, units: 1 }, { threads: 2 }),
  ).rejects.toThrow("memory access out of bounds");
});
