import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CountedFault } from "../Fault.ts";
import type { Dsn } from "./parseDsn.ts";
import { sentryEnvelope } from "./sentryEnvelope.ts";

export interface SentrySender {
  send(fault: CountedFault): void;
  /** Abandons pending faults. */
  close(): Promise<void>;
}

interface SenderParts {
  dsn: Dsn;
  log: { warn(fields: object, message: string): void };
  now(): number;
  fetch?: typeof fetch;
  /** Delays between tries, in milliseconds. */
  delays?: readonly number[];
}

const TIMEOUT_MS = 5_000;
const DELAYS_MS = [1_000, 5_000, 25_000];
const MOST_WAITING = 100;
/** A fault repeated within this time is not sent again. */
const QUIET_MS = 60_000;
const LONGEST_WAIT_S = 600;
const CLIENT = "worthy/1";

/**
 * Sends faults one by one to an error reporter. Drops rejected ones and retries failed deliveries;
 * nothing waits for it.
 */
export function createSentrySender({
  dsn,
  log,
  now,
  fetch: fetchWith = fetch,
  delays = DELAYS_MS,
}: SenderParts): SentrySender {
  const sentAt = new LRUCache<string, number>({ max: 1_000 });
  const queue: CountedFault[] = [];
  const stopping = new AbortController();
  let running: Promise<void> | null = null;

  const post = (fault: CountedFault): Promise<Response> =>
    fetchWith(dsn.endpoint, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=${CLIENT}, sentry_key=${dsn.publicKey}`,
      },
      body: sentryEnvelope({
        fault,
        eventId: randomUUID().replaceAll("-", ""),
        at: new Date(now()),
      }),
      redirect: "error",
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  const deliver = async (fault: CountedFault): Promise<void> => {
    for (const delay of [...delays, null]) {
      const wait = await attempt(() => post(fault));
      if (wait === "done" || stopping.signal.aborted) return;
      if (delay === null) return log.warn({}, "couldn't send an error to SENTRY_DSN");
      await sleep(Math.max(wait, delay), undefined, { signal: stopping.signal });
    }
  };
  const run = async () => {
    for (let fault = queue.shift(); fault && !stopping.signal.aborted; fault = queue.shift())
      await deliver(fault).catch(() => {}); // stopped while it waited
    running = null;
  };
  return {
    send: (fault) => {
      const last = sentAt.get(fault.fingerprint);
      if ((last !== undefined && now() - last < QUIET_MS) || queue.length >= MOST_WAITING) return;
      sentAt.set(fault.fingerprint, now());
      queue.push(fault);
      running ??= run();
    },
    close: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** "done" if delivered or rejected for good, otherwise the minimum delay in milliseconds. */
async function attempt(post: () => Promise<Response>): Promise<"done" | number> {
  try {
    const { status, headers, body } = await post();
    await body?.cancel();
    if (status !== 429 && status < 500) return "done";
    const seconds = Number(headers.get("retry-after"));
    return seconds > 0 ? Math.min(seconds, LONGEST_WAIT_S) * 1000 : 0;
  } catch {
    return 0;
  }
}
