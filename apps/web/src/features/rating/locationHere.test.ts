import { RATED_LOCATIONS } from "@worthy/domain";
import { expect, it } from "vitest";
import { locationHere } from "./locationHere.ts";

it("uses the business host's location names on that host only", () => {
  for (const place of RATED_LOCATIONS) {
    expect(locationHere(place, "b2b.example.org")).toMatch(/^B2B_/);
    expect(locationHere(place, "example.org")).toBe(place);
  }
  expect(locationHere("IN_APP", "b2b.localhost")).toBe("B2B_IN_APP");
});
