import type { RatedLocation } from "./rating.ts";

/** What the business host calls a rated location. All ways of onboarding are one there, and it has four of its own. */
export function businessLocation(location: RatedLocation): RatedLocation {
  if (location === "IN_APP" || location === "RATE_MORE" || location === "COMFORT_FOOD") return `B2B_${location}`;
  return location.startsWith("B2B_") ? location : "B2B_ONBOARDING";
}
