import { similarityOf, type TitleSpace } from "./titleSpace.ts";

/** How many of the titles just placed are looked back at. */
const LOOK_BACK = 4;
/** Cosine from which two titles count as near copies; at most three of the last four may be near copies of the next. */
const NEAR_COPY = 0.5;
const COPIES_ALLOWED = 3;
/** Logits (standard deviations of co-liking) that a title loses for each unit of similarity above the free share to one just placed. */
const PENALTY = 0.5;
const FREE_SIMILARITY = 0.25;

interface Head {
  readonly space: TitleSpace;
  readonly values: Float32Array;
  /** Title indices, best first. */
  readonly ranked: Uint32Array;
  /** The places that are placed, in their new order. */
  readonly placed: number[];
  /** Of each place of the ranking: its likeness to each of the titles just placed, -1 where nobody has asked yet. */
  readonly likeness: Float32Array;
}

/** Cosine of a place's title and one just placed. It is asked for again until that one is out of sight. */
function likenessOf({ space, ranked, placed, likeness }: Head, place: number, turn: number): number {
  const at = place * LOOK_BACK + (turn % LOOK_BACK);
  const known = likeness[at] ?? -1;
  return known >= 0 ? known : (likeness[at] = similarityOf(space, ranked[place] ?? 0, ranked[placed[turn] ?? 0] ?? 0));
}

/** What a title is worth next, by its place in the ranking, after those just placed. */
function valueAfter(head: Head, place: number): number {
  const { placed } = head;
  let closest = 0;
  let copies = 0;
  for (let turn = Math.max(0, placed.length - LOOK_BACK); turn < placed.length; turn++) {
    const likeness = likenessOf(head, place, turn);
    closest = Math.max(closest, likeness);
    if (likeness >= NEAR_COPY) copies++;
  }
  const own = head.values[head.ranked[place] ?? 0] ?? 0;
  return copies >= COPIES_ALLOWED ? -Infinity : own - PENALTY * Math.max(0, closest - FREE_SIMILARITY);
}

/** Where among the waiting the next one stands. */
function nextOf(head: Head, waiting: readonly number[]): number {
  let best = 0;
  let bestValue = -Infinity;
  for (let position = 0; position < waiting.length; position++) {
    const place = waiting[position] ?? 0;
    if ((head.values[head.ranked[place] ?? 0] ?? 0) <= bestValue) break;
    const value = valueAfter(head, place);
    if (value <= bestValue) continue;
    best = position;
    bestValue = value;
  }
  return best;
}

/**
 * Reorders the head of a ranking a little, so that no row of near copies fills a screen. The same titles, each a few places away at most
 * unless it is one of many copies.
 * @param wish title indices, best first, and how many of them are wanted
 */
export function spreadOut(space: TitleSpace, values: Float32Array, { ranked, limit }: { ranked: Uint32Array; limit: number }): number[] {
  const head: Head = { space, values, ranked, placed: [], likeness: new Float32Array(ranked.length * LOOK_BACK).fill(-1) };
  const { placed, likeness } = head;
  const waiting = [...ranked.keys()];
  while (waiting.length > 0 && placed.length < limit) {
    const next = nextOf(head, waiting);
    const turn = placed.push(waiting[next] ?? 0) - 1;
    waiting.splice(next, 1);
    for (const place of waiting) likeness[place * LOOK_BACK + (turn % LOOK_BACK)] = -1; // it was to the title now out of sight
  }
  return placed.map((place) => ranked[place] ?? 0);
}
