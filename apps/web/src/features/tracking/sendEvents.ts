import { addressOf } from "../../api/addressOf.ts";
import { manifest } from "@worthy/contract/manifest";

/** Sends a batch so that it outlives the page: `keepalive` does what a beacon does, and can carry the bearer. */
export async function sendEvents(events: readonly unknown[], bearer: string | null): Promise<void> {
  const response = await fetch(addressOf(manifest.recordEvents.path, {}), {
    method: manifest.recordEvents.method,
    keepalive: true,
    headers: { "content-type": "application/json", ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify({ events }),
  });
  const answer: { success?: unknown } | null = await response.json().catch(() => null);
  if (response.status !== 200 || answer?.success !== true) throw new Error(`event batch failed with ${response.status}`);
}
