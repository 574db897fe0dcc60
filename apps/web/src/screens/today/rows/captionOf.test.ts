import { expect, it } from "vitest";
import { createLocale } from "../../../locale/createLocale.ts";
import { sampleNode } from "../../../../test/answers/sampleAnswers.ts";
import { captionOf } from "./captionOf.ts";
import type { Recommendation } from "../todayRows.ts";

const locale = createLocale({ language: "en" });
const film = (reason: Recommendation["reason"]): Recommendation => ({
  ...sampleNode,
  reason,
  confidence: null,
});
const named = [{ id: 1, name: "Arrival" }];

it("speaks of what the row is about", () => {
  expect(captionOf(film(null), "runtime", locale)).toBe("2\u00a0hr\u00a06\u00a0min");
  expect(captionOf(film(null), "kind", locale)).toBe("2013");
  expect(captionOf({ ...film(null), runtime: null }, "runtime", locale)).toBeUndefined();
});

it("names what was loved or liked, never what was disliked", () => {
  expect(
    captionOf(film({ kind: "because-loved", titles: named, shared: [] }), "reason", locale),
  ).toBe("like Arrival");
  expect(
    captionOf(film({ kind: "because-disliked", titles: named, shared: [] }), "reason", locale),
  ).toBeUndefined();
  expect(
    captionOf(film({ kind: "because-loved", titles: [], shared: [] }), "reason", locale),
  ).toBeUndefined();
  expect(captionOf(film({ kind: "well-known" }), "reason", locale)).toBeUndefined();
});
