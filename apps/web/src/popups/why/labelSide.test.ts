import { expect, it } from "vitest";
import { labelSide } from "./labelSide.ts";

it("puts words where there is room for them", () => {
  expect(labelSide({ from: 58, to: 72 })).toBe("before");
  expect(labelSide({ from: 20, to: 31 })).toBe("after");
  expect(labelSide({ from: 10, to: 90 })).toBe("over");
});
