import { expect, it } from "vitest";
import { itemKey } from "./itemKey.ts";

// shows: 3.item.4
it("combines an item's id and type into a key", () => {
  expect(itemKey({ id: 7, tmdbType: "tv" })).toBe("7-tv");
  expect(itemKey({ id: 7, tmdbType: "movie" })).not.toBe(itemKey({ id: 7, tmdbType: "tv" }));
});
