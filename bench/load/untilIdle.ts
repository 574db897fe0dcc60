import { setTimeout as sleep } from "node:timers/promises";
import { processTimes, timesBetween } from "./processTimes.ts";

const QUIET_SHARE = 0.05;
const LOOK_EVERY_MS = 2000;
/** On a busy machine it may take long; then measuring starts anyway. */
const PATIENCE_MS = 120_000;

/**
 * Waits until the product has no background work left: after a start, it draws posters in advance.
 */
export async function untilIdle(pid: number): Promise<void> {
  for (const giveUpAt = performance.now() + PATIENCE_MS; performance.now() < giveUpAt;) {
    const before = processTimes(pid);
    await sleep(LOOK_EVERY_MS);
    const { own, database, others } = timesBetween(before, processTimes(pid));
    if (!(own + database + others > (QUIET_SHARE * LOOK_EVERY_MS) / 1000)) return;
  }
}
