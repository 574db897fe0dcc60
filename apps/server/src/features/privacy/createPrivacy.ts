import type { Feature, Platform } from "../../platform/feature.ts";
import type { PersonalData } from "../../platform/personalData.ts";
import type { PrivacyPorts } from "./privacyPorts.ts";
import { privacyGuards, privacyHandlers } from "./routes.ts";

interface Neighbours {
  accounts: Pick<PrivacyPorts, "lockToEnd" | "findSubject"> & {
    ended: PrivacyPorts["accountEnded"];
  };
  /** The personal data of all features, with the account itself last. */
  personalData(): readonly PersonalData[];
}

/** Exports and erases personal data. */
export function createPrivacy({ limiter, publicUrl, replica }: Platform, others: Neighbours) {
  const { accounts, personalData } = others;
  const { lockToEnd, findSubject, ended: accountEnded } = accounts;
  return {
    handlers: privacyHandlers({
      personalData,
      lockToEnd,
      accountEnded,
      findSubject,
      limiter,
      publicUrl,
      replica,
    }),
    guards: privacyGuards({ limiter }),
  } satisfies Feature;
}
