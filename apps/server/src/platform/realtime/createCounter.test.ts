import { expect, test } from "vitest";
import { createCounter } from "./createCounter.ts";

test("counts the slots of each key separately, and releases each slot once", () => {
  const counter = createCounter(2);
  const first = counter.take("a");
  expect(counter.take("a")).not.toBeNull();
  expect(counter.take("a")).toBeNull();
  expect(counter.take("b")).not.toBeNull();
  first?.release();
  first?.release();
  expect(counter.take("a")).not.toBeNull();
  expect(counter.take("a")).toBeNull();
});
