import type { DeviceStorage } from "../session/deviceStorage.ts";
import { storeValue } from "../session/useStoredValue.ts";
import { VISIT_KEY } from "./visitId.ts";

/** The answer to the consent question; null if nobody has answered. */
export type Consent = "yes" | "no" | null;

export const CONSENT_KEY = "usageConsent";
/** A random name of this device, for counting devices; only stored with consent. */
export const DEVICE_KEY = "usageDevice";

export const parseConsent = (text: string | null): Consent =>
  text === "yes" || text === "no" ? text : null;

/**
 * Whether the browser signals that its person must not be tracked: Global Privacy Control, or Do
 * Not Track. Then nobody is asked.
 */
export function refusesTracking(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return (
    browser.globalPrivacyControl === true ||
    browser.doNotTrack === "1" ||
    browser.doNotTrack === "yes"
  );
}

/** Whether usage tracking is currently allowed. */
export function mayTrackUse(
  storage: Pick<DeviceStorage, "read">,
  browser: Parameters<typeof refusesTracking>[0],
): boolean {
  return !refusesTracking(browser) && parseConsent(storage.read(CONSENT_KEY)) === "yes";
}

/** Stores the answer. A no deletes what was only there for counting. */
export function storeConsent(answer: "yes" | "no"): void {
  storeValue(CONSENT_KEY, answer);
  if (answer === "no") for (const key of [DEVICE_KEY, VISIT_KEY]) storeValue(key, null);
}
