import type { Feature, Offers, Platform } from "../../platform/feature.ts";
import type { FaultInbox } from "./createFaultInbox.ts";
import { faultData } from "./faultData.ts";
import { faultOfEvent } from "./faultOfEvent.ts";
import { removeOldFaults } from "./faultStore.ts";
import { collectFaults } from "./collectFaults.ts";
import { faultHandlers } from "./routes.ts";

export interface FaultSettings {
  /** Faults of this server; without it, only those reported by browsers are stored. */
  faults?: FaultInbox | undefined;
  /** An error reporter to which faults are also sent. */
  sentryDsn?: string | undefined;
}

/** Faults of the server and of browsers. */
export function createFaults(platform: Platform, { faults: inbox, sentryDsn }: FaultSettings) {
  const { sql, log, now } = platform;
  const faults = collectFaults({ sql, log, now, inbox, sentryDsn });
  return {
    handlers: faultHandlers(),
    personalData: faultData,
    hourly: [{ run: () => removeOldFaults(sql), failed: "couldn't remove old faults" }],
    close: faults.close,
    /** Stores the fault reported by an event, if any. */
    heard: (event: Parameters<typeof faultOfEvent>[0]) => {
      const fault = faultOfEvent(event);
      if (fault) faults.note(fault);
    },
  } satisfies Feature & Offers;
}
