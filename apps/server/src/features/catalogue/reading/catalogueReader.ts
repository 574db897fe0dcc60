// A thread that reads the catalogue: reading and deriving takes seconds and much memory, while the
// server keeps responding.
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { openAddress, type DatabaseAddress } from "../../../platform/database/databaseAddress.ts";
import { readInSnapshot } from "./readInSnapshot.ts";
import { readParts, type CataloguePart } from "./catalogueParts.ts";

/** Its name in PostgreSQL's list of sessions. */
const NAME = "worthy catalogue";

/** Buffers that can be transferred instead of copied. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.values(value).flatMap(buffersOf)
    : [];
}

/** Sends parts one by one, each after the previous one was processed. */
async function send(parts: AsyncIterable<CataloguePart>): Promise<void> {
  if (!parentPort) throw new Error("this file is a thread's");
  for await (const part of parts) {
    const taken = once(parentPort, "message");
    parentPort.postMessage(part, [...new Set(buffersOf(part))]);
    await taken;
  }
  parentPort.postMessage(null, []);
}

const warn = (line: string) => console.error(line);
const sql = openAddress(workerData as DatabaseAddress, {
  log: { debug: () => {}, info: () => {}, warn, error: warn },
  max: 1,
  name: NAME,
}); // only partsFromThread starts this file
await readInSnapshot(sql, (tx) => send(readParts(tx))).finally(() => sql.end({ timeout: 1 }));
