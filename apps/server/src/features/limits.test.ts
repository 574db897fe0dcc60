import { expect, it } from "vitest";
import { RESET_AT_A_TIME } from "./ratings/ratingStore.ts";
import { MOST_COUNTED } from "./watchlists/itemRoutes.ts";

it("resets ratings and counts titles for filters in batches of 999", () => {
  expect([RESET_AT_A_TIME, MOST_COUNTED]).toEqual([999, 999]);
});
