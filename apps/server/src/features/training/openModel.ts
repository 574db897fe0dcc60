import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ModelFile, OpenedModel } from "./modelReader.ts";

const READER = new URL("./modelReader.ts", import.meta.url);

/** Checks and opens a model's file in a thread of its own; the bytes are given away. */
export async function openModel(file: ModelFile): Promise<OpenedModel> {
  const worker = new Worker(READER, { workerData: file, transferList: [file.bytes.buffer], execArgv: [] });
  try {
    const [opened] = (await once(worker, "message")) as [OpenedModel]; // the thread sends nothing else; an error of it rejects
    return opened;
  } finally {
    await worker.terminate();
  }
}
