// @module-tag deeper
import { describe } from "vitest";
import { routesOf } from "./addresses.ts";
import { testRoutes } from "./testAddresses.ts";

// shows: 1.product.12
describe("personal pages", () => {
  testRoutes(routesOf("own"));
});
