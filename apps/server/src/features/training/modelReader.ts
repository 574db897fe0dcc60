// A thread that checks and opens a model's file: large ones take a good part of a second, during
// which the server keeps responding.
import { createHash } from "node:crypto";
import { parentPort, workerData } from "node:worker_threads";
import { decodeCommunity, type Community, type DecodedCommunity } from "@worthy/recommender";

/** Input of the thread. */
export interface ModelFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly checksum: string;
}

type Refused = Extract<DecodedCommunity, { ok: false }>;

/** Output of the thread. */
export type OpenedModel = { readonly ok: true; readonly community: Community } | Refused;

function open({ bytes, checksum }: ModelFile): OpenedModel {
  const decoded = decodeCommunity(bytes);
  if (!decoded.ok) return decoded;
  const isWhole = createHash("sha256").update(bytes).digest("hex") === checksum;
  return isWhole
    ? decoded
    : {
        ok: false,
        reason: "corrupt",
        message: "The model file isn’t the one that was stored: its checksum differs.",
      };
}

/** Buffers that can be transferred instead of copied. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(buffersOf) : [];
}

const opened = open(workerData as ModelFile); // only openModel starts this file
parentPort?.postMessage(opened, buffersOf(opened));
