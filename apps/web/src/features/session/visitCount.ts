import { isSessionStale } from "@worthy/domain";
import type { DeviceStorage } from "./deviceStorage.ts";

const COUNT_KEY = "sessionCount";

/** Whether a page opened now begins another visit: the last one began or went on an hour ago. */
export const beginsVisit = (storage: Pick<DeviceStorage, "read">, now: number): boolean =>
  isSessionStale(Number(storage.read("lastSession") ?? 0), now);

/** Number of visits to this device or by its account so far, with the current one, also before it is recorded. */
export function readVisitCount(storage: Pick<DeviceStorage, "read">, now: number): number {
  const recorded = Number(storage.read(COUNT_KEY)) || 0;
  return recorded + (beginsVisit(storage, now) ? 1 : 0);
}

/** An account that is younger than the device hasn't seen all of its visits, so the larger number counts. */
export function storeVisitCount(
  storage: Pick<DeviceStorage, "read" | "write">,
  count: number,
): void {
  const recorded = Number(storage.read(COUNT_KEY)) || 0;
  storage.write(COUNT_KEY, String(Math.max(recorded, count)));
}
