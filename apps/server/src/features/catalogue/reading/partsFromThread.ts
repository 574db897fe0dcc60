import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { DatabaseAddress } from "../../../platform/database/databaseAddress.ts";
import type { CataloguePart } from "./catalogueParts.ts";

const READER = new URL("./catalogueReader.ts", import.meta.url);

/** Row data are short-lived: a larger young generation means less copying. */
const YOUNG_MB = 96;

/** The catalogue's parts as read by a thread, which ends with its reader. */
export async function* partsFromThread(address: DatabaseAddress): AsyncGenerator<CataloguePart> {
  const worker = new Worker(READER, {
    workerData: address,
    execArgv: ["--disable-warning=ExperimentalWarning"],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
  try {
    for await (const [part] of on(worker, "message", { close: ["exit"] }) as AsyncIterable<
      [CataloguePart | null]
    >) {
      if (part === null) return;
      worker.postMessage("taken", []); // it prepares the next part while this one is processed
      yield part;
    }
    throw new Error("the thread that reads the catalogue ended before it was done");
  } finally {
    await worker.terminate();
  }
}
