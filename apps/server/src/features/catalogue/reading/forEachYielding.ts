import { setImmediate as turn } from "node:timers/promises";

/** How long to work before yielding to requests. */
const MOST_MS = 4;

/** Does something with each item, handling requests in between. */
export async function forEachYielding<T>(
  items: Iterable<T>,
  work: (item: T) => void,
): Promise<void> {
  let until = performance.now() + MOST_MS;
  for (const item of items) {
    work(item);
    if (performance.now() < until) continue;
    await turn();
    until = performance.now() + MOST_MS;
  }
}
