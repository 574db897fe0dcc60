import type { Taste } from "@worthy/recommender";
import { expect, it } from "vitest";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";
import { cachedPlan } from "./cachedPlan.ts";
import type { PersonalView } from "./personalView.ts";

const viewOf = (changes: Partial<PersonalView> = {}) =>
  ({
    snapshot: {} as CatalogueSnapshot, // known by identity only, like the taste
    taste: {} as Taste,
    region: "US",
    seenWhole: new Set([1]),
    started: new Set([2]),
    ...changes,
  }) as PersonalView; // nothing else is looked at

it("reuses a plan until something it depends on changes", () => {
  const view = viewOf();
  let plans = 0;
  const ask = (from: PersonalView, key: unknown = { limit: 24 }) =>
    cachedPlan(from, key, () => ++plans);
  expect([ask(view), ask({ ...view, seenWhole: new Set([1]) }), ask(view)]).toEqual([1, 1, 1]);
  const others = [
    viewOf({ snapshot: view.snapshot }),
    viewOf({ taste: view.taste }),
    { ...view, region: "DE" },
    { ...view, seenWhole: new Set([1, 3]) },
    { ...view, started: new Set<number>() },
  ];
  for (const [at, other] of others.entries()) expect(ask(other), String(at)).toBe(at + 2);
  expect(ask(viewOf(), { limit: 25 })).toBe(7);
});

it("keeps a user's five most recent plans", () => {
  const view = viewOf();
  let plans = 0;
  const ask = (key: number) => cachedPlan(view, key, () => ++plans);
  expect([1, 2, 3, 4, 5, 1, 6, 1, 2].map(ask)).toEqual([1, 2, 3, 4, 5, 1, 6, 1, 7]);
});
