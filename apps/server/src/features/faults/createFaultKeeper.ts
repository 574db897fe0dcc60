import type { CountedFault, Fault } from "./Fault.ts";
import { fingerprintOf } from "./fingerprintOf.ts";
import { withoutSecrets } from "./withoutSecrets.ts";

export interface FaultKeeper {
  note(fault: Fault): void;
  /** Writes what waits, and stops. */
  close(): Promise<void>;
}

interface KeeperParts {
  /** Writes faults, each counted. */
  write(faults: readonly CountedFault[]): Promise<void>;
  /** Tells an outside reporter, where there is one. */
  forward?: ((fault: CountedFault) => void) | undefined;
  log: { warn(fields: object, message: string): void };
  now(): number;
  flushEvery?: number;
}

const FLUSH_MS = 1_000;
/** Different faults of one source in one minute. What comes above is one fault too many to read, or somebody who makes them up. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const LONGEST = { message: 300, address: 300, detail: 4_000 };

/** Counts faults that are the same as one, bounds how many different ones come, and writes them now and then. A fault is never waited for. */
export function createFaultKeeper({ write, forward, log, now, flushEvery = FLUSH_MS }: KeeperParts): FaultKeeper {
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
    // A warning, not an error: that would be a fault again.
    await write(faults).catch((error: unknown) => log.warn({ err: error, faults: faults.length }, "faults could not be kept"));
  };
  const timer = setInterval(() => void (running = running.then(flush)), flushEvery);
  timer.unref();
  return {
    note: (fault) => {
      const clean = cleaned(fault);
      const fingerprint = fingerprintOf(clean);
      if (isTooMany(clean, fingerprint)) return;
      waiting.set(fingerprint, { ...clean, fingerprint, count: (waiting.get(fingerprint)?.count ?? 0) + 1 });
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
