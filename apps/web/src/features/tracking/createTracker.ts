import type { CallInput } from "@worthy/contract";
import type { Track } from "./events.ts";

type Batch = CallInput<"recordEvents">["body"]["events"];

interface TrackerOptions {
  /** Sends one batch; `leaving` when the page is about to go. */
  send: (events: Batch, leaving: boolean) => Promise<unknown>;
  sessionId: () => string;
  now: () => number;
}

const QUIET_MS = 300;
const LONGEST_MS = 1000;
const BATCH = 100;
const VALUE_LENGTH = 100;

/** Gathers events and sends them together: 300 ms after the last one, at most 1 s after the first. */
export function createTracker({ send, sessionId, now }: TrackerOptions): { track: Track; flush: (leaving?: boolean) => void } {
  let waiting: Batch = [];
  let firstAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (leaving = false) => {
    clearTimeout(timer);
    const events = waiting;
    waiting = [];
    for (let start = 0; start < events.length; start += BATCH) {
      send(events.slice(start, start + BATCH), leaving).catch((error: unknown) => console.warn("events were not accepted", error));
    }
  };
  const track: Track = (name, params) => {
    if (waiting.length === 0) firstAt = now();
    waiting.push({ name, params: shorten(params), occurredAt: new Date(now()).toISOString(), sessionId: sessionId() });
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(QUIET_MS, firstAt + LONGEST_MS - now())));
  };
  return { track, flush };
}

function shorten(params: object): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? value.slice(0, VALUE_LENGTH) : value]));
}
