import { manifest } from "@worthy/contract/manifest";
import { addressOf } from "../../api/addressOf.ts";

const TIMEOUT_MS = 15_000;
/** The batch itself is invalid: it would always be refused. */
const REFUSED = new Set([400, 413, 422]);

/** The server has not acknowledged a batch. */
export class EventBatchFailure extends Error {
  override readonly name = "EventBatchFailure";
  readonly status: number;
  /** Retrying would be useless. */
  readonly isFinal: boolean;
  constructor(status: number) {
    super(`event batch failed with ${status}`);
    this.status = status;
    this.isFinal = REFUSED.has(status);
  }
}

/**
 * Sends a batch so that it outlives the page: `keepalive` works like a beacon, and can carry the
 * bearer. Rejects unless the response is 200 with success.
 */
export async function sendEvents(events: readonly unknown[], bearer: string | null): Promise<void> {
  const response = await fetch(addressOf(manifest.recordEvents.path, {}), {
    method: manifest.recordEvents.method,
    keepalive: true,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      "content-type": "application/json",
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify({ events }),
  });
  const answer: { success?: unknown } | null = await response.json().catch(() => null);
  if (response.status !== 200 || answer?.success !== true)
    throw new EventBatchFailure(response.status);
}
