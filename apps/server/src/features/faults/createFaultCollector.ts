import type { CountedFault, Fault } from "./Fault.ts";
import { fingerprintOf } from "./fingerprintOf.ts";
import { withoutSecrets } from "./withoutSecrets.ts";

export interface FaultCollector {
  note(fault: Fault): void;
  /** Writes pending faults and stops. */
  close(): Promise<void>;
}

interface KeeperParts {
  /** Writes faults with their counts. */
  write(faults: readonly CountedFault[]): Promise<void>;
  /** Forwards to an external error reporter, if configured. */
  forward?: ((fault: CountedFault) => void) | undefined;
  log: { warn(fields: object, message: string): void };
  now(): number;
  flushEvery?: number;
}

const FLUSH_MS = 1_000;
/** Different faults per source and minute. More would be too many to read, or made up. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const LONGEST = { message: 300, address: 300, detail: 4_000 };

/**
 * Counts identical faults, limits the number of different ones, and writes them periodically.
 * Nobody waits for it.
 */
export function createFaultCollector({
  write,
  forward,
  log,
  now,
  flushEvery = FLUSH_MS,
}: KeeperParts): FaultCollector {
  const waiting = new Map<string, CountedFault>();
  const seen = { minute: 0, CLIENT: new Set<string>(), SERVER: new Set<string>() };
  let running: Promise<void> = Promise.resolve();

  const isTooMany = ({ source }: Fault, fingerprint: string): boolean => {
    const minute = Math.floor(now() / MINUTE_MS);
    if (minute !== seen.minute) {
      seen.minute = minute;
      seen.CLIENT.clear();
      seen.SERVER.clear();
    }
    if (!seen[source].has(fingerprint) && seen[source].size >= MOST_A_MINUTE) return true;
    seen[source].add(fingerprint);
    return false;
  };
  const flush = async () => {
    const faults = [...waiting.values()];
    waiting.clear();
    if (faults.length === 0) return;
    for (const fault of faults) forward?.(fault);
    // A warning, not an error, which would be a fault again.
    await write(faults).catch((error: unknown) =>
      log.warn({ err: error, faults: faults.length }, "couldn't store faults"),
    );
  };
  const timer = setInterval(() => void (running = running.then(flush)), flushEvery);
  timer.unref();
  return {
    note: (fault) => {
      const clean = cleaned(fault);
      const fingerprint = fingerprintOf(clean);
      if (isTooMany(clean, fingerprint)) return;
      waiting.set(fingerprint, {
        ...clean,
        fingerprint,
        count: (waiting.get(fingerprint)?.count ?? 0) + 1,
      });
    },
    close: async () => {
      clearInterval(timer);
      await running.then(flush);
    },
  };
}

function cleaned(fault: Fault): Fault {
  return {
    ...fault,
    message: withoutSecrets(fault.message, LONGEST.message) || "Unknown Error",
    address: fault.address === null ? null : withoutSecrets(fault.address, LONGEST.address),
    detail: fault.detail === null ? null : withoutSecrets(fault.detail, LONGEST.detail),
    release: fault.release.slice(0, 20),
  };
}
