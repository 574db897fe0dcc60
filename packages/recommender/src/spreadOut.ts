import { similarityOf, type TitleSpace } from "./titleSpace.ts";

/** How many of the titles just placed are looked back at. */
const LOOK_BACK = 4;
/** Cosine from which two titles count as near copies; at most three of the last four may be near copies of the next. */
const NEAR_COPY = 0.5;
const COPIES_ALLOWED = 3;
/** Logits (standard deviations of co-liking) that a title loses for each unit of similarity above the free share to one just placed. */
const PENALTY = 0.5;
const FREE_SIMILARITY = 0.25;

interface Recent {
  readonly closest: number;
  readonly copies: number;
}

function recentLikeness(space: TitleSpace, placed: readonly number[], title: number): Recent {
  const similarities = placed.slice(-LOOK_BACK).map((other) => similarityOf(space, title, other));
  return {
    closest: Math.max(0, ...similarities),
    copies: similarities.filter((similarity) => similarity >= NEAR_COPY).length,
  };
}

function nextOf(space: TitleSpace, values: Float32Array, { waiting, placed }: { waiting: readonly number[]; placed: readonly number[] }): number {
  let best = 0;
  let bestValue = -Infinity;
  for (const [position, title] of waiting.entries()) {
    const own = values[title] ?? 0;
    if (own <= bestValue) break;
    const { closest, copies } = recentLikeness(space, placed, title);
    const value = copies >= COPIES_ALLOWED ? -Infinity : own - PENALTY * Math.max(0, closest - FREE_SIMILARITY);
    if (value > bestValue) [best, bestValue] = [position, value];
  }
  return best;
}

/**
 * Reorders the head of a ranking a little, so that no row of near copies fills a screen. The same titles, each a few places away at most
 * unless it is one of many copies.
 * @param wish title indices, best first, and how many of them are wanted
 */
export function spreadOut(space: TitleSpace, values: Float32Array, { ranked, limit }: { ranked: Uint32Array; limit: number }): number[] {
  const waiting = [...ranked];
  const placed: number[] = [];
  while (waiting.length > 0 && placed.length < limit) placed.push(...waiting.splice(nextOf(space, values, { waiting, placed }), 1));
  return placed;
}
