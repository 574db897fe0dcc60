import { expect, it } from "vitest";
import { withinSentence } from "./withinSentence.ts";

it("lowercases only the first letter, since some languages capitalise nouns", () => {
  expect(["Erste Einschätzung", "Very confident"].map(withinSentence)).toEqual([
    "erste Einschätzung",
    "very confident",
  ]);
});
