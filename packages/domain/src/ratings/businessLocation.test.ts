import { expect, it } from "vitest";
import { businessLocation } from "./businessLocation.ts";
import { isOnboarding } from "./haterFlags.ts";
import { RATED_LOCATIONS } from "./rating.ts";

it.each([
  ["IN_APP", "B2B_IN_APP"],
  ["ONBOARDING", "B2B_ONBOARDING"],
  ["ONBOARDING_SEARCH", "B2B_ONBOARDING"],
  ["ONBOARDING_SUGGESTIONS", "B2B_ONBOARDING"],
  ["SEO_MINI_ONBOARDING", "B2B_ONBOARDING"],
  ["RATE_MORE", "B2B_RATE_MORE"],
  ["COMFORT_FOOD", "B2B_COMFORT_FOOD"],
] as const)("%s becomes %s on the business host", (location, there) =>
  expect(businessLocation(location)).toBe(there),
);

it("maps every location to one on the business host, and keeps onboarding locations as onboarding", () => {
  for (const location of RATED_LOCATIONS) {
    const there = businessLocation(location);
    expect(there).toMatch(/^B2B_/);
    expect(businessLocation(there)).toBe(there);
    if (isOnboarding(location)) expect(isOnboarding(there)).toBe(true);
  }
});
