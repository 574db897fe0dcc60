import type { RatedLocation } from "./rating.ts";

/**
 * A rated location under its name on the business host, which has one for all kinds of onboarding
 * and four of its own.
 */
export function businessLocation(location: RatedLocation): RatedLocation {
  if (location === "IN_APP" || location === "RATE_MORE" || location === "COMFORT_FOOD")
    return `B2B_${location}`;
  return location.startsWith("B2B_") ? location : "B2B_ONBOARDING";
}
