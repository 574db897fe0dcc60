import type { Engine, Taste } from "@worthy/recommender";

const made = new WeakMap<Engine, Taste>();

/**
 * The taste of an unknown person: the same for everybody, and expensive to compute for a large
 * catalogue.
 */
export function tasteOfNobody(engine: Engine): Taste {
  const known = made.get(engine);
  if (known) return known;
  const taste = engine.taste([]);
  made.set(engine, taste);
  return taste;
}
