import type { TrackedEvent } from "./TrackedEvent.ts";

/**
 * Milliseconds: nothing is sent within the first two seconds of a page, an event joins its batch
 * after 60, and a batch is sent 300 after its last event and 1000 after its first.
 */
export const BATCH_TIMES = { start: 2000, event: 60, quiet: 300, longest: 1000 } as const;
/**
 * Milliseconds after a login in which nothing is sent: then everything belongs to the person who
 * signed in.
 */
export const LOGIN_HOLD_MS = 3000;

export interface Batcher {
  add: (event: TrackedEvent) => void;
  /** Sends nothing for this long. */
  hold: (milliseconds: number) => void;
  /** Passes on pending events at once. */
  flush: () => void;
}

/** Collects events in batches. */
export function createBatcher({
  give,
  now,
}: {
  give: (events: TrackedEvent[]) => void;
  now: () => number;
}): Batcher {
  const joining = new Map<TrackedEvent, ReturnType<typeof setTimeout>>();
  let waiting: TrackedEvent[] = [];
  let firstAt = 0;
  let openAt = now() + BATCH_TIMES.start;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const giveAway = () => {
    clearTimeout(timer);
    const events = waiting;
    waiting = [];
    if (events.length > 0) give(events);
  };
  const plan = () => {
    clearTimeout(timer);
    if (waiting.length === 0) return;
    const time = now();
    timer = setTimeout(
      giveAway,
      Math.max(0, openAt - time, Math.min(BATCH_TIMES.quiet, firstAt + BATCH_TIMES.longest - time)),
    );
  };
  const join = (event: TrackedEvent) => {
    joining.delete(event);
    if (waiting.length === 0) firstAt = now();
    waiting.push(event);
  };
  return {
    add: (event) =>
      void joining.set(
        event,
        setTimeout(() => (join(event), plan()), BATCH_TIMES.event),
      ),
    hold: (milliseconds) => {
      openAt = Math.max(openAt, now() + milliseconds);
      plan();
    },
    flush: () => {
      for (const [event, timeout] of joining) {
        clearTimeout(timeout);
        join(event);
      }
      giveAway();
    },
  };
}
