import { on } from "node:events";
import { Worker } from "node:worker_threads";
import type { DatabaseAddress } from "../../platform/database/databaseAddress.ts";
import type { CataloguePart } from "./catalogueParts.ts";

const READER = new URL("./catalogueReader.ts", import.meta.url);

/** What is made of rows lives briefly: with room for it, little is moved about. */
const YOUNG_MB = 96;

/** The parts of the catalogue as a thread reads them; it goes when its reader does. */
export async function* partsFromThread(address: DatabaseAddress): AsyncGenerator<CataloguePart> {
  const worker = new Worker(READER, { workerData: address, execArgv: ["--disable-warning=ExperimentalWarning"], resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  try {
    for await (const [part] of on(worker, "message", { close: ["exit"] }) as AsyncIterable<[CataloguePart | null]>) {
      if (part === null) return;
      worker.postMessage("taken", []); // it makes the next while this one is looked at
      yield part;
    }
    throw new Error("the thread that reads the catalogue ended before it was done");
  } finally {
    await worker.terminate();
  }
}
