import { gather } from "./gather.ts";
import type { TimedRatings } from "./ratingMatrix.ts";

/** Ratings in any order, as parallel arrays. */
export interface LooseRatings {
  readonly people: Uint32Array;
  readonly titles: Uint32Array;
  readonly values: Uint8Array;
  readonly times: Float64Array | null;
}

/**
 * Positions sorted by key (counting sort). Stable: equal keys keep the order of `order`, or of the
 * positions.
 */
function sortedBy(keys: Uint32Array, size: number, order?: Uint32Array): Uint32Array {
  const start = new Uint32Array(size + 1);
  for (const key of keys) start[key + 1] = (start[key + 1] ?? 0) + 1;
  for (let key = 0; key < size; key++) start[key + 1] = (start[key + 1] ?? 0) + (start[key] ?? 0);
  const sorted = new Uint32Array(keys.length);
  for (let at = 0; at < keys.length; at++) {
    const position = order ? (order[at] ?? 0) : at;
    const key = keys[position] ?? 0;
    sorted[start[key] ?? 0] = position;
    start[key] = (start[key] ?? 0) + 1;
  }
  return sorted;
}

/**
 * Moves the ratings to keep to the front. If a person rated a title twice, the later one in the
 * file is kept.
 */
function withoutRepeats(order: Uint32Array, { people, titles }: LooseRatings): Uint32Array {
  let kept = 0;
  for (let at = 0; at < order.length; at++) {
    const position = order[at] ?? 0;
    const next = order[at + 1];
    const repeated =
      next !== undefined && people[next] === people[position] && titles[next] === titles[position];
    if (!repeated) order[kept++] = position;
  }
  return order.subarray(0, kept);
}

/** Sorts loose ratings into rows. If a person rated a title twice, the later rating counts. */
export function ratingMatrixFrom(
  loose: LooseRatings,
  { people, titleIds }: { people: number; titleIds: Float64Array },
): TimedRatings {
  const order = withoutRepeats(
    sortedBy(loose.people, people, sortedBy(loose.titles, titleIds.length)),
    loose,
  );
  const rowStart = new Uint32Array(people + 1);
  for (const position of order) {
    const row = (loose.people[position] ?? 0) + 1;
    rowStart[row] = (rowStart[row] ?? 0) + 1;
  }
  for (let row = 0; row < people; row++)
    rowStart[row + 1] = (rowStart[row + 1] ?? 0) + (rowStart[row] ?? 0);
  const { times } = loose;
  return {
    titleIds,
    rowStart,
    titles: gather(new Uint32Array(order.length), loose.titles, order),
    values: gather(new Uint8Array(order.length), loose.values, order),
    times: times && gather(new Float64Array(order.length), times, order),
  };
}
