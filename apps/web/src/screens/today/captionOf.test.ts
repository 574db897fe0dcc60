import { expect, it } from "vitest";
import { today } from "../../messages/en/today.ts";
import { provideTexts } from "../../messages/provideTexts.ts";
import { createMessages } from "../../messages/createMessages.ts";
import { sampleNode } from "../../../test/sampleAnswers.ts";
import { captionOf } from "./captionOf.ts";
import type { Recommendation } from "./todayRows.ts";

provideTexts({ today });
const { t } = createMessages();
const film = (reason: Recommendation["reason"]): Recommendation => ({ ...sampleNode, reason, confidence: null });
const named = [{ id: 1, name: "Arrival" }];

it("speaks of what the row is about", () => {
  expect(captionOf(film(null), "runtime", t)).toBe("2\u00a0hr\u00a06\u00a0min");
  expect(captionOf(film(null), "kind", t)).toBe("2013");
  expect(captionOf({ ...film(null), runtime: null }, "runtime", t)).toBeUndefined();
});

it("names what was loved or liked and the trait, never what was disliked", () => {
  expect(captionOf(film({ kind: "because-loved", titles: named }), "reason", t)).toBe("like Arrival");
  expect(captionOf(film({ kind: "trait-for", trait: "tag", key: "slow", label: "Slow burn" }), "reason", t)).toBe("Slow burn");
  expect(captionOf(film({ kind: "because-disliked", titles: named }), "reason", t)).toBeUndefined();
  expect(captionOf(film({ kind: "because-loved", titles: [] }), "reason", t)).toBeUndefined();
  expect(captionOf(film({ kind: "well-known" }), "reason", t)).toBeUndefined();
});
