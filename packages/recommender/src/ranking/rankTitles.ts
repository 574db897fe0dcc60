import { TASTE_VALUES, type RatingValue } from "@worthy/domain";
import { rankScores } from "./rankScores.ts";
import { spreadOut } from "./spreadOut.ts";
import type { Taste } from "../taste/taste.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";
import { mergeKinds, placesOf } from "./mergeKinds.ts";
import { hopefulOf, topTitles } from "./topTitles.ts";

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
 * Only this many titles of each kind are diversified, as a whole, so that pages fit together; the
 * rest is in plain order.
 */
const HEAD = 120;
/** Ranks what must not be shown below everything. */
const UNWANTED_VALUE = -Infinity;
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

/** The best of one kind, best first, without unwanted titles; the head without runs of near copies. */
function bestOf(
  space: TitleSpace,
  values: Float32Array,
  { titles, wanted }: { titles: Uint32Array; wanted: number },
): number[] {
  const depth = Math.max(HEAD, wanted);
  const best = topTitles(values, hopefulOf(values, titles, depth), depth);
  const end = best.findIndex((title) => values[title] === UNWANTED_VALUE);
  const ranked = end < 0 ? best : best.subarray(0, end);
  const head = spreadOut(space, values, { ranked: ranked.subarray(0, HEAD), limit: wanted });
  return [...head, ...ranked.subarray(HEAD)];
}

/** Best first, without titles already judged or declined. */
export function rankTitles(
  space: TitleSpace,
  taste: Taste,
  { limit, offset = 0, filter }: RankWish,
): Ranking {
  const values = rankScores(space, taste);
  const unwanted = unwantedOf(space, taste);
  for (const title of unwanted) values[title] = UNWANTED_VALUE;
  const candidates = filter
    ? space.kinds.map((titles) =>
        titles.filter((title) => values[title] !== UNWANTED_VALUE && filter(idAt(space, title))),
      )
    : space.kinds;
  const all = candidates.reduce((sum, { length }) => sum + length, 0);
  const wanted = offset + limit;
  const ranked = candidates.map((titles) => bestOf(space, values, { titles, wanted }));
  return {
    titles: mergeKinds(ranked, placesOf(space, taste), wanted).slice(offset),
    total: filter ? all : all - unwanted.length,
  };
}

/**
 * A value for every title, in the order of `rankTitles` but for its spreading of near copies; higher
 * is better.
 */
export function rankValues(space: TitleSpace, taste: Taste): Float32Array {
  const values = rankScores(space, taste);
  const place = placesOf(space, taste);
  const placed = new Float32Array(space.size);
  space.kinds.forEach((titles, kind) =>
    topTitles(values, titles, titles.length).forEach(
      (title, at) => (placed[title] = -place(kind, at)),
    ),
  );
  return placed;
}
