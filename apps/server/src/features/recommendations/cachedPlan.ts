import type { Taste } from "@worthy/recommender";
import type { CatalogueSnapshot } from "../catalogue/snapshot.ts";

/** A person looks at few lists between two ratings. */
const MOST = 5;

/** By catalogue, then by taste: plans go with either. */
const kept = new WeakMap<CatalogueSnapshot, WeakMap<Taste, Map<string, unknown>>>();

/** What all plans of a person depend on. */
export interface PlanView {
  readonly snapshot: CatalogueSnapshot;
  taste: Taste;
  /** Country whose offers they see. */
  region: string;
  /** Shows the person has completely seen and films marked as seen: not picked unless requested. */
  seenWhole: ReadonlySet<number>;
  /** Shows the person has started: they are to be continued, so they aren't picked unless requested. */
  started: ReadonlySet<number>;
}

/**
 * What was planned for a person before, while their taste, what they have seen and the catalogue
 * stay as they are; else `plan` is asked.
 * @param key what else the plan depends on; JSON
 * @param plan names titles by their ids, so that it keeps no catalogue in memory
 */
export function cachedPlan<Plan>(view: PlanView, key: unknown, plan: () => Plan): Plan {
  const { snapshot, taste, region, seenWhole, started } = view;
  const ofSnapshot = kept.get(snapshot) ?? new WeakMap<Taste, Map<string, unknown>>();
  kept.set(snapshot, ofSnapshot);
  const plans = ofSnapshot.get(taste) ?? new Map<string, unknown>();
  ofSnapshot.set(taste, plans);
  const name = JSON.stringify([region, [...seenWhole], [...started], key]);
  const known = plans.get(name) as Plan | undefined; // the key says whose plan it is
  const found = known ?? plan();
  // The last used one is the last to go.
  plans.delete(name);
  plans.set(name, found);
  const [oldest] = plans.keys();
  if (plans.size > MOST && oldest !== undefined) plans.delete(oldest);
  return found;
}
