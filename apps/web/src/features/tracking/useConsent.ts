import { useKeptValue } from "../session/useKeptValue.ts";
import { CONSENT_KEY, parseConsent, saysNo, type Consent } from "./consent.ts";

/** What somebody has answered on this device, in whatever tab, and whether the browser answers for them. */
export function useConsent(): { consent: Consent; signalled: boolean } {
  const consent = useKeptValue(CONSENT_KEY, parseConsent);
  return { consent, signalled: saysNo(navigator) };
}
