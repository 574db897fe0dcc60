import { expect, it } from "vitest";
import { RESET_AT_A_TIME } from "./ratings/ratingStore.ts";
import { MOST_COUNTED } from "./watchlists/itemRoutes.ts";

it("removes all ratings, and counts titles for filters, 999 at a time", () => {
  expect([RESET_AT_A_TIME, MOST_COUNTED]).toEqual([999, 999]);
});
