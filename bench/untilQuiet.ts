import { setTimeout as sleep } from "node:timers/promises";
import { processTimes, timesBetween } from "./processTimes.ts";

const QUIET_SHARE = 0.05;
const LOOK_EVERY_MS = 2000;
/** Where others have the machine, it may take long: then it is measured all the same. */
const PATIENCE_MS = 120_000;

/** Waits until the product has nothing more to do of its own: once it has started, posters are drawn ahead. */
export async function untilQuiet(pid: number): Promise<void> {
  for (const giveUpAt = performance.now() + PATIENCE_MS; performance.now() < giveUpAt;) {
    const before = processTimes(pid);
    await sleep(LOOK_EVERY_MS);
    const { own, database, others } = timesBetween(before, processTimes(pid));
    if (!(own + database + others > (QUIET_SHARE * LOOK_EVERY_MS) / 1000)) return;
  }
}
