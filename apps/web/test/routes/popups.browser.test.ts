// @module-tag deeper
import { describe } from "vitest";
import { POPUPS } from "./addresses.ts";
import { testPopups } from "./testAddresses.ts";

// shows: 1.product.12
describe("popups", () => {
  testPopups(POPUPS);
});
