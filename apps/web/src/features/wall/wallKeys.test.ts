import { expect, it } from "vitest";
import { ratingOfTap, wallAction } from "./wallKeys.ts";

const bare = { ctrlKey: false, metaKey: false, altKey: false };

it("reads the letters in either case and leaves the browser's shortcuts alone", () => {
  expect(["L", "k", "m", "D", "s", "z"].map((key) => wallAction({ ...bare, key }))).toEqual(["LOVE", "LIKE", "MEH", "DISLIKE", "SKIP", "UNDO"]);
  expect(wallAction({ ...bare, key: "z", ctrlKey: true })).toBeNull();
  expect(wallAction({ ...bare, key: "Enter" })).toBeNull();
});

it("likes with one tap and loves with two", () => {
  const once = ratingOfTap(null);
  expect(once).toBe("LIKE");
  expect(ratingOfTap(once)).toBe("LOVE");
  expect(ratingOfTap("LOVE")).toBe("LOVE");
  expect(ratingOfTap("DISLIKE")).toBe("LIKE");
});
