import type { Report } from "../failures/createReport.ts";
import { batchKey, type KeptBatches } from "./keptBatches.ts";
import { EventBatchFailure } from "./sendEvents.ts";
import type { TrackedEvent } from "./TrackedEvent.ts";

export interface Outbox {
  /** Keeps the events and sends them; what fails is sent again. */
  put: (events: readonly TrackedEvent[]) => void;
  /** Sends what waits, now: the network is back, or the page is left. */
  hurry: () => void;
}

interface OutboxOptions {
  send: (events: readonly TrackedEvent[]) => Promise<void>;
  kept: KeptBatches;
  report: Report;
  now: () => number;
  newId: () => string;
  isOnline: () => boolean;
}

/** What a browser lets go out while a page is left is 64 KB in all: so is one batch far below it. */
const MOST_EVENTS = 50;
const MOST_BATCHES = 40;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** Sends batches one after the other and tries again until the server has said that it has them, this page or the next. */
export function createOutbox({ send, kept, report, now, newId, isOnline }: OutboxOptions): Outbox {
  const batches = new Map<string, readonly TrackedEvent[]>(kept.left());
  let failures = 0;
  let sending = false;
  let waits = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const done = (key: string) => {
    batches.delete(key);
    kept.drop(key);
  };
  const failed = (key: string, error: unknown) => {
    // Once in a row: this very report is an event too.
    if (failures === 0) report("Event batch failed", error);
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
      if (batches.size > 0) timer = setTimeout(pump, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 16)));
    });
  };
  if (batches.size > 0) timer = setTimeout(pump, FIRST_WAIT_MS);
  return {
    put: (events) => {
      for (let start = 0; start < events.length; start += MOST_EVENTS) {
        const [key, part] = [batchKey(now(), newId()), events.slice(start, start + MOST_EVENTS)];
        batches.set(key, part);
        kept.keep(key, part);
      }
      for (const key of batches.keys()) if (batches.size > MOST_BATCHES) done(key);
      if (!waits) pump();
    },
    hurry: pump,
  };
}
