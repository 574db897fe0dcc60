import { TASTE_VALUES, type RatingValue } from "@worthy/domain";
import { rankScores } from "./rankScores.ts";
import { spreadOut } from "./spreadOut.ts";
import type { Taste } from "./taste.ts";
import { idAt, type TitleSpace } from "./titleSpace.ts";
import { topTitles } from "./topTitles.ts";

/** Which part of a ranking is wanted. */
export interface RankWish {
  readonly limit: number;
  /** 0 by default. */
  readonly offset?: number;
  /** Titles to consider, by id; all by default. */
  readonly filter?: (titleId: number) => boolean;
}

/** Titles by index, and how many there are without limit and offset. */
export interface Ranking {
  readonly titles: readonly number[];
  readonly total: number;
}

/** The head of a ranking is spread out over itself, so that pages of it fit together; below, the order is plain. */
const HEAD = 120;
const UNWANTED: readonly RatingValue[] = [...TASTE_VALUES, "NOT_INTERESTED"];

function candidatesOf(space: TitleSpace, taste: Taste, filter: RankWish["filter"]): Uint32Array {
  const unwanted = new Uint8Array(space.size);
  for (const [titleId, rating] of taste.ratings) {
    const title = space.indexOf.get(titleId);
    if (title !== undefined && UNWANTED.includes(rating)) unwanted[title] = 1;
  }
  const candidates = new Uint32Array(space.size);
  let count = 0;
  for (let title = 0; title < space.size; title++) {
    if (unwanted[title] === 0 && (filter === undefined || filter(idAt(space, title)))) candidates[count++] = title;
  }
  return candidates.subarray(0, count);
}

/** Best first; without those already judged or declined. */
export function rankTitles(space: TitleSpace, taste: Taste, { limit, offset = 0, filter }: RankWish): Ranking {
  const candidates = candidatesOf(space, taste, filter);
  const values = rankScores(space, taste);
  const ranked = topTitles(values, candidates, Math.max(HEAD, offset + limit));
  const head = spreadOut(space, values, { ranked: ranked.subarray(0, HEAD), limit: offset + limit });
  return {
    titles: [...head, ...ranked.subarray(HEAD)].slice(offset, offset + limit),
    total: candidates.length,
  };
}
