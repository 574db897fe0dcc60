import { expect, it } from "vitest";
import { forEachYielding } from "./forEachYielding.ts";

it("processes all items in order, and yields between them", async () => {
  const done: string[] = [];
  const others = setInterval(() => done.push("other"), 1);
  const slowly = (item: number) => {
    const until = performance.now() + 6;
    while (performance.now() < until);
    done.push(`item ${item}`);
  };
  await forEachYielding([1, 2, 3, 4], slowly);
  clearInterval(others);
  expect(done.filter((entry) => entry !== "other")).toEqual([
    "item 1",
    "item 2",
    "item 3",
    "item 4",
  ]);
  expect(done.indexOf("other")).toBeLessThan(done.indexOf("item 4"));
  expect(done).toContain("other");
});
