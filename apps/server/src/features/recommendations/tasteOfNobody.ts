import type { Engine, Taste } from "@worthy/recommender";

const made = new WeakMap<Engine, Taste>();

/** The taste of somebody of whom nothing is known: the same for everybody, and over a large catalogue not made in no time. */
export function tasteOfNobody(engine: Engine): Taste {
  const known = made.get(engine);
  if (known) return known;
  const taste = engine.taste([]);
  made.set(engine, taste);
  return taste;
}
