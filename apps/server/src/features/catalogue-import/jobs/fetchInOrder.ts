import { setTimeout as sleep } from "node:timers/promises";

interface UnderWay<Item, Result> {
  item: Item;
  since: number;
  settled: Promise<void>;
  result?: PromiseSettledResult<Result>;
}

/** How long results wait for a slower one before them. */
const PATIENCE_MS = 2_000;
/** Results that wait, for each concurrent request. */
const MOST_WAITING = 4;

/**
 * Fetches several items concurrently and yields results in the items' order, so that what is
 * written rarely depends on response times. An item that takes long is overtaken by the others.
 */
export async function* fetchInOrder<Item, Result>(
  items: AsyncIterable<Item>,
  fetchOne: (item: Item) => Promise<Result>,
  atOnce: number,
): AsyncGenerator<{ item: Item; result: PromiseSettledResult<Result> }> {
  const underWay: UnderWay<Item, Result>[] = [];
  const isFull = () =>
    underWay.filter(({ result }) => !result).length >= atOnce ||
    underWay.length >= atOnce * MOST_WAITING;
  for await (const item of items) {
    underWay.push(start(item, fetchOne));
    while (isFull()) yield* takeNext(underWay);
  }
  while (underWay.length > 0) yield* takeNext(underWay);
}

function start<Item, Result>(
  item: Item,
  fetchOne: (item: Item) => Promise<Result>,
): UnderWay<Item, Result> {
  const entry: UnderWay<Item, Result> = {
    item,
    since: performance.now(),
    settled: Promise.allSettled([fetchOne(item)]).then(([result]) => {
      entry.result = result;
    }),
  };
  return entry;
}

/** Yields the next result that may be used; none after waiting for a change. */
async function* takeNext<Item, Result>(underWay: UnderWay<Item, Result>[]) {
  const [first] = underWay;
  if (!first) return;
  const isLate = performance.now() - first.since > PATIENCE_MS;
  const at = isLate ? underWay.findIndex(({ result }) => result) : 0;
  const { item, result } = underWay[at] ?? first;
  if (result) {
    underWay.splice(at, 1);
    yield { item, result };
    return;
  }
  const changes = underWay.flatMap((entry) => (entry.result ? [] : [entry.settled]));
  await Promise.race([...changes, sleep(PATIENCE_MS / 4, undefined, { ref: false })]);
}
