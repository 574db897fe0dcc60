import { expect, test } from "vitest";
import { keptPages } from "./keptPages.ts";

test("keeps the documents asked for last, as many as there is room for", () => {
  const kept = keptPages(100);
  const ofSize = (size: number) => "x".repeat(size);
  kept.set("a", ofSize(40));
  kept.set("b", ofSize(40));
  expect(kept.get("a")).toBe(ofSize(40));
  kept.set("c", ofSize(40));
  expect(["a", "b", "c"].map((parts) => kept.get(parts) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  kept.set("d", ofSize(101));
  expect(kept.get("d")).toBeUndefined();
});
