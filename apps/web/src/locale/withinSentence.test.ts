import { expect, it } from "vitest";
import { withinSentence } from "./withinSentence.ts";

it("lowers the first letter alone, because nouns of some languages have capitals", () => {
  expect(["Erste Einschätzung", "Very confident"].map(withinSentence)).toEqual([
    "erste Einschätzung",
    "very confident",
  ]);
});
