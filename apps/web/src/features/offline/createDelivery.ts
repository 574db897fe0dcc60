import { judgeFailure } from "./judgeFailure.ts";
import type { SettledWrite, PendingSends } from "./createPendingSends.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

export interface DeliveryParts {
  /** Sends a write and returns the server's response. */
  deliver: (write: UnsentWrite) => Promise<unknown>;
  /** A delayed write was refused. */
  onRefused: (write: UnsentWrite, error: unknown) => void;
  /** The network is lost, or the server doesn't respond. */
  onLost: () => void;
  pendingSends: PendingSends;
  /** Removes it from the queue. */
  remove: (write: UnsentWrite) => void;
  /** Marks everything in the queue as delayed. */
  markDelayed: () => void;
}

/** Milliseconds between attempts, by number of consecutive failures. */
export const BACKOFF_MS = [1000, 2000, 5000, 15_000, 60_000];

/**
 * Result of an attempt: milliseconds until the next one, or null if the next write can follow.
 * Includes delayed writes that are done.
 */
export interface DeliveryResult {
  wait: number | null;
  sent?: SettledWrite;
}

/** Attempts writes, counting consecutive failures. */
export function createDelivery({
  deliver,
  pendingSends,
  remove,
  markDelayed,
  onLost,
  onRefused,
}: DeliveryParts): (write: UnsentWrite) => Promise<DeliveryResult> {
  let failures = 0;

  const end = (
    write: UnsentWrite,
    waited: boolean,
    outcome: { answer?: unknown; error?: unknown },
  ): DeliveryResult => {
    failures = 0;
    remove(write);
    if (!("error" in outcome)) {
      if (waited) return { wait: null, sent: { write, answer: outcome.answer } };
      pendingSends.settle([{ write, answer: outcome.answer }]);
    } else if (waited) {
      onRefused(write, outcome.error);
      pendingSends.settle([{ write }]);
    } else pendingSends.reject(write, outcome.error);
    return { wait: null };
  };

  return async (write) => {
    // A write started on another page isn't a current action.
    const waited = write.waits || !pendingSends.madeHere(write);
    try {
      return end(write, waited, { answer: await deliver(write) });
    } catch (error) {
      const verdict = judgeFailure(error, { ...write, waits: waited });
      if (verdict.kind === "done") return end(write, waited, {});
      if (verdict.kind === "refused") return end(write, waited, { error });
      if (verdict.kind === "stop") return { wait: Infinity };
      markDelayed();
      // Once is enough, until the next success.
      if (failures === 0) onLost();
      return {
        wait: Math.max(verdict.after, BACKOFF_MS[Math.min(failures++, BACKOFF_MS.length - 1)] ?? 0),
      };
    }
  };
}
