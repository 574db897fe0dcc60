import { expect, it } from "vitest";
import { popups } from "../../src/popups/popups.ts";
import { screens } from "../../src/screens.ts";
import { POPUPS, ROUTES } from "./addresses.ts";

// shows: 1.product.12
it("has a URL to test for every route and every popup", () => {
  const paths = screens.flatMap(({ path }) => path).filter((path) => !path.startsWith("/dev/"));
  expect(Object.keys(ROUTES).toSorted()).toEqual(paths.toSorted());
  expect(Object.keys(POPUPS).toSorted()).toEqual(popups.map(({ name }) => name).toSorted());
});
