import { PictureProblem } from "./pictureHost.ts";

export interface FailureMemory {
  /** Whether to request a picture now: neither it nor the whole host has failed recently. */
  mayTry(name: string): boolean;
  failed(name: string, problem: PictureProblem): void;
  succeeded(name: string): void;
}

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
/** First delay after a failure, doubled after each further one up to the longest. */
const WAITS: Readonly<Record<PictureProblem["kind"], { first: number; longest: number }>> = {
  unreachable: { first: 30 * SECOND_MS, longest: 3_600 * SECOND_MS },
  busy: { first: 30 * SECOND_MS, longest: 3_600 * SECOND_MS },
  unreadable: { first: 600 * SECOND_MS, longest: DAY_MS },
  missing: { first: DAY_MS, longest: DAY_MS },
};
/** This many failures in a row mean that the host is down. */
const OUTAGE_AFTER = 5;
const OUTAGE = { first: 15 * SECOND_MS, longest: 600 * SECOND_MS };
const MOST_NAMES = 10_000;

const waitFor = ({ first, longest }: { first: number; longest: number }, times: number) =>
  Math.min(first * 2 ** (times - 1), longest);

/** Remembers failures, so a host in trouble isn't contacted on every page view. */
export function createFailureMemory(now: () => number): FailureMemory {
  const failures = new Map<string, { times: number; until: number }>();
  const host = { inRow: 0, until: 0 };
  return {
    mayTry: (name) => now() >= host.until && now() >= (failures.get(name)?.until ?? 0),
    failed(name, { kind, wait }) {
      const times = (failures.get(name)?.times ?? 0) + 1;
      failures.delete(name);
      failures.set(name, { times, until: now() + waitFor(WAITS[kind], times) });
      const [oldest] = failures.keys();
      if (failures.size > MOST_NAMES && oldest !== undefined) failures.delete(oldest);
      if (kind === "busy") host.until = Math.max(host.until, now() + (wait ?? WAITS.busy.first));
      if (kind !== "unreachable") return;
      host.inRow += 1;
      if (host.inRow >= OUTAGE_AFTER)
        host.until = Math.max(host.until, now() + waitFor(OUTAGE, host.inRow - OUTAGE_AFTER + 1));
    },
    succeeded(name) {
      failures.delete(name);
      host.inRow = 0;
    },
  };
}
