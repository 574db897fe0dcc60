import { useStoredValue } from "../session/useStoredValue.ts";
import { CONSENT_KEY, parseConsent, refusesTracking, type Consent } from "./consent.ts";

/** The answer given on this device, in any tab, and whether the browser answers for the person. */
export function useConsent(): { consent: Consent; signalled: boolean } {
  const consent = useStoredValue(CONSENT_KEY, parseConsent);
  return { consent, signalled: refusesTracking(navigator) };
}
