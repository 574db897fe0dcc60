import { TASTE_VALUES, type RatingValue } from "@worthy/domain";
import { rankScores } from "./rankScores.ts";
import { spreadOut } from "./spreadOut.ts";
import type { Taste } from "../taste/taste.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";
import { barFor, topTitles } from "./topTitles.ts";

/** The wanted part of a ranking. */
export interface RankWish {
  readonly limit: number;
  /** 0 by default. */
  readonly offset?: number;
  /** Titles to consider, by id; all by default. */
  readonly filter?: (titleId: number) => boolean;
}

/** Titles by index, and their number without limit and offset. */
export interface Ranking {
  readonly titles: readonly number[];
  readonly total: number;
}

/**
 * Only this many titles at the top are diversified, as a whole, so that pages fit together; the
 * rest is in plain order.
 */
const HEAD = 120;
const UNWANTED: readonly RatingValue[] = [...TASTE_VALUES, "NOT_INTERESTED"];

/** Titles that must not be shown again, by index. */
function unwantedOf(space: TitleSpace, { ratings }: Taste): number[] {
  const unwanted: number[] = [];
  ratings.forEach((rating, titleId) => {
    const title = space.indexOf.get(titleId);
    if (title !== undefined && UNWANTED.includes(rating)) unwanted.push(title);
  });
  return unwanted;
}

/** The titles a filter accepts. */
function passing(
  space: TitleSpace,
  unwanted: readonly number[],
  filter: (titleId: number) => boolean,
): Uint32Array {
  const out = new Set(unwanted);
  const passed: number[] = [];
  for (let title = 0; title < space.size; title++)
    if (!out.has(title) && filter(idAt(space, title))) passed.push(title);
  return Uint32Array.from(passed);
}

/** The best titles without the unwanted ones, best first. */
function bestOf(space: TitleSpace, unwanted: readonly number[], count: number): Uint32Array {
  const { values } = space.serving.titles;
  for (const title of unwanted) values[title] = -Infinity;
  const most = Math.min(count, space.size - unwanted.length);
  const hopeful = space.serving.choose(barFor(values, most));
  return topTitles(
    values,
    hopeful.length >= most ? hopeful : space.serving.choose(-Number.MAX_VALUE),
    most,
  );
}

/** Best first, without titles already judged or declined. */
export function rankTitles(
  space: TitleSpace,
  taste: Taste,
  { limit, offset = 0, filter }: RankWish,
): Ranking {
  const values = rankScores(space, taste);
  const unwanted = unwantedOf(space, taste);
  const depth = Math.max(HEAD, offset + limit);
  const candidates = filter ? passing(space, unwanted, filter) : null;
  const ranked = candidates ? topTitles(values, candidates, depth) : bestOf(space, unwanted, depth);
  const head = spreadOut(space, values, {
    ranked: ranked.subarray(0, HEAD),
    limit: offset + limit,
  });
  return {
    titles: [...head, ...ranked.subarray(HEAD)].slice(offset, offset + limit),
    total: candidates?.length ?? space.size - unwanted.length,
  };
}
