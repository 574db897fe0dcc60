import type { DeviceStorage } from "../session/deviceStorage.ts";
import { parseLinkName } from "./linkRequest.ts";

/** An action token that arrived before its person was signed in. */
export interface PendingLink {
  value: string;
  source: string;
}

const KEY = "pendingActionToken";
/** As long as a request is valid. */
const HOLDS_MS = 10 * 60_000;

/** Stores it for after sign-in. */
export function storePendingLink(
  storage: DeviceStorage,
  { value, source }: PendingLink,
  now: number,
): void {
  storage.write(KEY, JSON.stringify({ value, source, at: now }));
}

export function forgetPendingLink(storage: DeviceStorage): void {
  storage.remove(KEY);
}

/** The stored token, unless it is too old or damaged. */
export function readPendingLink(storage: DeviceStorage, now: number): PendingLink | null {
  try {
    const { value, source, at } = (JSON.parse(storage.read(KEY) ?? "null") ?? {}) as Record<
      string,
      unknown
    >; // checked below
    const whole =
      typeof value === "string" &&
      parseLinkName(value) !== null &&
      typeof source === "string" &&
      typeof at === "number";
    return whole && now - at >= 0 && now - at < HOLDS_MS ? { value, source } : null;
  } catch {
    return null;
  }
}
