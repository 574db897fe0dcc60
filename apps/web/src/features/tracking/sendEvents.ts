import { manifest } from "@worthy/contract/manifest";
import { addressOf } from "../../api/addressOf.ts";

const TIMEOUT_MS = 15_000;
/** The batch itself is wrong: it would be refused whenever it is sent. */
const REFUSED = new Set([400, 413, 422]);

/** The server has not said that it has a batch. */
export class EventBatchFailure extends Error {
  override readonly name = "EventBatchFailure";
  /** Sending it again would be in vain. */
  readonly isFinal: boolean;
  constructor(status: number) {
    super(`event batch failed with ${status}`);
    this.isFinal = REFUSED.has(status);
  }
}

/** Sends a batch so that it outlives the page: `keepalive` does what a beacon does, and can carry the bearer. Rejects unless the answer is 200 with success. */
export async function sendEvents(events: readonly unknown[], bearer: string | null): Promise<void> {
  const response = await fetch(addressOf(manifest.recordEvents.path, {}), {
    method: manifest.recordEvents.method,
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { "content-type": "application/json", ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify({ events }),
  });
  const answer: { success?: unknown } | null = await response.json().catch(() => null);
  if (response.status !== 200 || answer?.success !== true) throw new EventBatchFailure(response.status);
}
