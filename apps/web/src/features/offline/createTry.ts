import { judgeFailure } from "./judgeFailure.ts";
import type { Departure, Senders } from "./senders.ts";
import type { UnsentWrite } from "./UnsentWrite.ts";

export interface TryParts {
  /** Sends a write and returns the server's response. */
  deliver: (write: UnsentWrite) => Promise<unknown>;
  /** A delayed write was refused. */
  onRefused: (write: UnsentWrite, error: unknown) => void;
  /** The network is lost, or the server doesn't respond. */
  onLost: () => void;
  senders: Senders;
  /** Removes it from the queue. */
  remove: (write: UnsentWrite) => void;
  /** Marks everything in the queue as delayed. */
  holdUp: () => void;
}

/** Milliseconds between attempts, by number of consecutive failures. */
export const WAITS_MS = [1000, 2000, 5000, 15_000, 60_000];

/**
 * Result of an attempt: milliseconds until the next one, or null if the next write can follow.
 * Includes delayed writes that are done.
 */
export interface Tried {
  wait: number | null;
  sent?: Departure;
}

/** Attempts writes, counting consecutive failures. */
export function createTry({
  deliver,
  senders,
  remove,
  holdUp,
  onLost,
  onRefused,
}: TryParts): (write: UnsentWrite) => Promise<Tried> {
  let failures = 0;

  const end = (
    write: UnsentWrite,
    waited: boolean,
    outcome: { answer?: unknown; error?: unknown },
  ): Tried => {
    failures = 0;
    remove(write);
    if (!("error" in outcome)) {
      if (waited) return { wait: null, sent: { write, answer: outcome.answer } };
      senders.leave([{ write, answer: outcome.answer }]);
    } else if (waited) {
      onRefused(write, outcome.error);
      senders.leave([{ write }]);
    } else senders.fail(write, outcome.error);
    return { wait: null };
  };

  return async (write) => {
    // A write started on another page isn't a current action.
    const waited = write.waits || !senders.madeHere(write);
    try {
      return end(write, waited, { answer: await deliver(write) });
    } catch (error) {
      const verdict = judgeFailure(error, { ...write, waits: waited });
      if (verdict.kind === "done") return end(write, waited, {});
      if (verdict.kind === "refused") return end(write, waited, { error });
      if (verdict.kind === "stop") return { wait: Infinity };
      holdUp();
      // Once is enough, until the next success.
      if (failures === 0) onLost();
      return {
        wait: Math.max(verdict.after, WAITS_MS[Math.min(failures++, WAITS_MS.length - 1)] ?? 0),
      };
    }
  };
}
