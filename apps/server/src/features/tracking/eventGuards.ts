import type { Guards } from "../../platform/http/dispatch.ts";
import { networkOf } from "../../platform/limits/limiter.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { EventAllowance } from "./createEventAllowance.ts";

export const TOO_MANY = "Too many events are coming from your network.";

/** Keeps strangers from filling the disk with events. */
export function eventGuards(allowance: EventAllowance): Guards {
  return {
    recordEvents: async ({ body }, { device }, now) => {
      const wait = allowance.take(networkOf(device?.address ?? ""), body.events.length, now);
      return wait === null ? null : new Refusal("too-many", TOO_MANY, { retryAfter: wait });
    },
  };
}
