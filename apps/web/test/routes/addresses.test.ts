import { expect, it } from "vitest";
import { popups } from "../../src/popups/popups.ts";
import { ENTERED, POPUPS, ROUTES } from "./addresses.ts";

// shows: 1.product.12
it("every route and every popup has an address here", () => {
  const entered = Object.keys(ENTERED);
  expect(entered.filter((path) => !(path in ROUTES))).toEqual([]);
  expect(Object.keys(ROUTES).filter((path) => path.includes(":") && !(path in ENTERED))).toEqual(
    [],
  );
  expect(Object.keys(POPUPS).toSorted()).toEqual(popups.map(({ name }) => name).toSorted());
});
