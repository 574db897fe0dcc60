import type { DeviceStorage } from "../session/deviceStorage.ts";
import { keepValue } from "../session/useKeptValue.ts";
import { VISIT_KEY } from "./visitId.ts";

/** What somebody has answered to the question whether their use may be noted; null where nobody has. */
export type Consent = "yes" | "no" | null;

export const CONSENT_KEY = "usageConsent";
/** A random name of this device, for counting devices; there only with consent. */
export const DEVICE_KEY = "usageDevice";

export const parseConsent = (text: string | null): Consent => (text === "yes" || text === "no" ? text : null);

/** Whether the browser says for everybody to hear that its person is not to be followed: Global Privacy Control, or Do Not Track. Then nobody is asked. */
export function saysNo(browser: { doNotTrack?: string | null; globalPrivacyControl?: boolean }): boolean {
  return browser.globalPrivacyControl === true || browser.doNotTrack === "1" || browser.doNotTrack === "yes";
}

/** Whether use may be noted, just now. */
export function mayNoteUse(storage: Pick<DeviceStorage, "read">, browser: Parameters<typeof saysNo>[0]): boolean {
  return !saysNo(browser) && parseConsent(storage.read(CONSENT_KEY)) === "yes";
}

/** Keeps the answer. With a no goes what was there for counting only. */
export function keepConsent(answer: "yes" | "no"): void {
  keepValue(CONSENT_KEY, answer);
  if (answer === "no") for (const key of [DEVICE_KEY, VISIT_KEY]) keepValue(key, null);
}
