import { similarityOf, type TitleSpace } from "../model/titleSpace.ts";

/** How many of the last placed titles are compared with. */
const LOOK_BACK = 4;
/**
 * Cosine from which two titles count as near copies; a title waits while this many of the last four
 * are near copies of it.
 */
const NEAR_COPY = 0.5;
const COPIES_ALLOWED = 3;
/**
 * Logits (standard deviations of co-liking) that a title loses per unit of similarity to a recently
 * placed one, above the free share.
 */
const PENALTY = 0.5;
const FREE_SIMILARITY = 0.25;

interface Head {
  readonly space: TitleSpace;
  readonly values: Float32Array;
  /** Title indices, best first. */
  readonly ranked: Uint32Array;
  /** Ranks already placed, in their new order. */
  readonly placed: number[];
  /** By rank: its similarity to each of the last placed titles; -1 if not computed yet. */
  readonly likeness: Float32Array;
}

/**
 * Cosine of a rank's title and a recently placed one, cached until that one is out of the window.
 */
function likenessOf(
  { space, ranked, placed, likeness }: Head,
  place: number,
  turn: number,
): number {
  const at = place * LOOK_BACK + (turn % LOOK_BACK);
  const known = likeness[at] ?? -1;
  return known >= 0
    ? known
    : (likeness[at] = similarityOf(space, ranked[place] ?? 0, ranked[placed[turn] ?? 0] ?? 0));
}

/** A title's value for the next place, given by its rank. */
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
  return copies >= COPIES_ALLOWED
    ? -Infinity
    : own - PENALTY * Math.max(0, closest - FREE_SIMILARITY);
}

/** Index of the next title among those waiting. */
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
 * Slightly reorders the head of a ranking so that near copies don't fill a whole row of the screen.
 * Returns the same titles, at most a few places away unless there are many copies.
 * @param wish title indices, best first, and how many are wanted
 */
export function spreadOut(
  space: TitleSpace,
  values: Float32Array,
  { ranked, limit }: { ranked: Uint32Array; limit: number },
): number[] {
  const head: Head = {
    space,
    values,
    ranked,
    placed: [],
    likeness: new Float32Array(ranked.length * LOOK_BACK).fill(-1),
  };
  const { placed, likeness } = head;
  const waiting = [...ranked.keys()];
  while (waiting.length > 0 && placed.length < limit) {
    const next = nextOf(head, waiting);
    const turn = placed.push(waiting[next] ?? 0) - 1;
    waiting.splice(next, 1);
    for (const place of waiting) likeness[place * LOOK_BACK + (turn % LOOK_BACK)] = -1; // was for the title that left the window
  }
  return placed.map((place) => ranked[place] ?? 0);
}
