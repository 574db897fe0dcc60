import { AUDIENCES, type RatingValue, TASTE_VALUES } from "@worthy/domain";
import { isLiked } from "./grade.ts";
import { HEAD, onScreens, placeTitles } from "./placeTitles.ts";
import { placesOf } from "./placesOf.ts";
import { rankScores } from "./rankScores.ts";
import type { Taste } from "../taste/taste.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";
import { barFor, topTitles } from "./topTitles.ts";

/** The wanted part of a ranking. */
export interface RankOptions {
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

/** Ranks what must not be shown below everything. */
const UNWANTED_VALUE = -Infinity;
/** The least that a title to be shown can have. */
const LEAST = -3e38;
/** More than any two values of a ranking differ by. */
const BEHIND = 1e4;
const UNWANTED: ReadonlySet<RatingValue> = new Set([...TASTE_VALUES, "NOT_INTERESTED"]);

/** Titles that must not be shown again, by index. */
function unwantedOf({ indexOf }: TitleSpace, { rated, misleading, ratings }: Taste): number[] {
  const unwanted = rated.flatMap(({ title, rating }) => (UNWANTED.has(rating) ? [title] : []));
  for (const titleId of misleading) {
    const [title, rating] = [indexOf.get(titleId), ratings.get(titleId)];
    if (title !== undefined && rating && UNWANTED.has(rating)) unwanted.push(title);
  }
  return unwanted;
}

/** The best of each kind, best first, without unwanted titles. */
function bestOf(
  { serving, kinds }: TitleSpace,
  values: Float32Array,
  depth: number,
): Uint32Array[] {
  return kinds.map((titles, kind) => {
    const likely = serving.reaching(kind, Math.max(LEAST, barFor(values, titles, depth)));
    const hopeful = likely.length < depth ? serving.reaching(kind, LEAST) : likely;
    return topTitles(values, hopeful, depth);
  });
}

/** Somebody watches with children, or is one, if at least this share of what they like is for children. */
const MOSTLY = 0.6;
/** Fewer likes than this say nothing about it. */
const LEAST_LIKES = 3;

const [FOR_CHILDREN, GROWN_UPS] = [AUDIENCES.indexOf("children"), AUDIENCES.indexOf("grown-ups")];

/** The answer for everybody else. */
const ANY_FIT = (): boolean => false;

/** Whether a title is unfit for somebody: it is for grown-ups, and they mostly like what is for children. */
function unfitFor({ audiences }: TitleSpace, { rated }: Taste): (title: number) => boolean {
  const likes = rated.filter(({ rating }) => isLiked(rating));
  const forChildren = likes.filter(({ title }) => audiences[title] === FOR_CHILDREN).length;
  return likes.length < LEAST_LIKES || forChildren < MOSTLY * likes.length
    ? ANY_FIT
    : (title) => audiences[title] === GROWN_UPS;
}

/** What titles of a kind are ordered by, those unfit for the person behind all others. */
function valuesFor(
  space: TitleSpace,
  taste: Taste,
  isUnfit: (title: number) => boolean,
): Float32Array {
  const values = rankScores(space, taste);
  if (isUnfit !== ANY_FIT)
    for (let title = 0; title < values.length; title++)
      if (isUnfit(title)) values[title] = (values[title] ?? 0) - BEHIND;
  return values;
}

/** Best first, without titles already judged or declined. */
export function rankTitles(
  space: TitleSpace,
  taste: Taste,
  { limit, offset = 0, filter }: RankOptions,
): Ranking {
  const isUnfit = unfitFor(space, taste);
  const values = valuesFor(space, taste, isUnfit);
  const unwanted = unwantedOf(space, taste);
  for (const title of unwanted) values[title] = UNWANTED_VALUE;
  let total = space.size - unwanted.length;
  if (filter)
    for (let title = 0; title < values.length; title++) {
      if (values[title] === UNWANTED_VALUE || filter(idAt(space, title))) continue;
      values[title] = UNWANTED_VALUE;
      total--;
    }
  const wanted = offset + limit;
  const ranked = bestOf(space, values, Math.max(HEAD, onScreens(wanted)));
  return {
    titles: placeTitles(space, taste, { ranked, isUnfit, limit: wanted }).slice(offset, wanted),
    total,
  };
}

/**
 * A value for every title, in the order of `rankTitles` before it is varied; higher
 * is better.
 */
export function rankValues(space: TitleSpace, taste: Taste): Float32Array {
  const values = valuesFor(space, taste, unfitFor(space, taste));
  const place = placesOf(space, taste);
  const placed = new Float32Array(space.size);
  space.kinds.forEach((titles, kind) =>
    topTitles(values, titles, titles.length).forEach(
      (title, at) => (placed[title] = -place(kind, at)),
    ),
  );
  return placed;
}
