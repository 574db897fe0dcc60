import type { Report } from "../services/Services.ts";
import { batchKey, type StoredBatches } from "./storedBatches.ts";
import { EventBatchFailure } from "./sendEvents.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";

export interface Outbox {
  /** Stores the events and sends them; failures are retried. */
  put: (events: readonly TrackedEvent[]) => void;
  /** Sends pending events now: the network is back. */
  hurry: () => void;
  /** Sends pending events now: the page is being left. */
  leave: () => void;
}

interface OutboxOptions {
  send: (events: readonly TrackedEvent[]) => Promise<void>;
  kept: StoredBatches;
  report: Report;
  now: () => number;
  newId: () => string;
  isOnline: () => boolean;
}

/** While a page is being left, browsers allow 64 KB in total, so a batch has to be far smaller. */
const MOST_EVENTS = 50;
const MOST_BATCHES = 40;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 5 * 60_000;
/**
 * Browsers report twice that a page is left, and in between pending requests fail for the page,
 * although they still arrive.
 */
const LEAVING_MS = 1000;

/**
 * Sends batches one after the other and retries until the server acknowledges them, on this page or
 * the next.
 */
export function createOutbox({ send, kept, report, now, newId, isOnline }: OutboxOptions): Outbox {
  const { batches, add, done } = createBatches({ kept, now, newId });
  let failures = 0;
  let sending = false;
  let waits = false;
  let leftAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLeaving = () => now() - leftAt < LEAVING_MS;
  const failed = (key: string, error: unknown) => {
    // Once in a row, because this report is an event too.
    if (failures === 0 && !isLeaving()) report("Event batch failed", error);
    failures += 1;
    if (error instanceof EventBatchFailure && error.isFinal) done(key);
    else waits = true;
  };
  const run = async () => {
    for (const [key, events] of batches) {
      try {
        await send(events);
        failures = 0;
        done(key);
      } catch (error) {
        failed(key, error);
        if (batches.has(key)) return;
      }
    }
  };
  const pump = () => {
    clearTimeout(timer);
    waits = false;
    if (sending || batches.size === 0 || !isOnline()) return;
    sending = true;
    void run().then(() => {
      sending = false;
      if (batches.size > 0)
        timer = setTimeout(
          pump,
          Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 16)),
        );
    });
  };
  if (batches.size > 0) timer = setTimeout(pump, FIRST_WAIT_MS);
  return {
    put: (events) => {
      add(events);
      if (!waits) pump();
    },
    hurry: pump,
    leave: () => {
      if (isLeaving()) return;
      leftAt = now();
      pump();
    },
  };
}

/** The waiting batches. Each is stored until it is done; the oldest are dropped if there are too many. */
function createBatches({ kept, now, newId }: Pick<OutboxOptions, "kept" | "now" | "newId">) {
  const batches = new Map<string, readonly TrackedEvent[]>(kept.left());
  const done = (key: string) => {
    batches.delete(key);
    kept.drop(key);
  };
  const add = (events: readonly TrackedEvent[]) => {
    for (let start = 0; start < events.length; start += MOST_EVENTS) {
      const [key, part] = [batchKey(now(), newId()), events.slice(start, start + MOST_EVENTS)];
      batches.set(key, part);
      kept.keep(key, part);
    }
    for (const key of batches.keys()) if (batches.size > MOST_BATCHES) done(key);
  };
  return { batches, add, done };
}
