import { useState } from "react";
import { steadyOrder } from "./steadyOrder.ts";

/** Items in the order in which they first stood here, so that none moves away under the finger that pressed it; new ones come first. */
export function useSteadyOrder<Item>(items: readonly Item[], idOf: (item: Item) => number): readonly Item[] {
  const [order, keep] = useState<readonly number[]>([]);
  const next = steadyOrder(order, items.map(idOf));
  if (next.join() !== order.join()) keep(next);
  return items.toSorted((a, b) => next.indexOf(idOf(a)) - next.indexOf(idOf(b)));
}
