import { setTimeout as sleep } from "node:timers/promises";

export interface RateGate {
  /** Resolves when the next request may be sent. */
  enter(signal: AbortSignal): Promise<void>;
  /** Blocks all requests for this long, on the source's request. */
  hold(milliseconds: number): void;
}

/** Spaces requests evenly, at this many per second. */
export function createRateGate(perSecond: number): RateGate {
  const spacing = 1000 / perSecond;
  let free = 0;
  let heldUntil = 0;
  return {
    enter: async (signal) => {
      const turn = Math.max(free, performance.now());
      free = turn + spacing;
      // A hold may be added while this one waits.
      for (let from = turn; ; from = heldUntil) {
        const wait = Math.max(from, heldUntil) - performance.now();
        if (wait <= 0) return;
        await sleep(wait, undefined, { signal });
      }
    },
    hold: (milliseconds) => {
      heldUntil = Math.max(heldUntil, performance.now() + milliseconds);
    },
  };
}
