import { isTaste, type RatingValue } from "@worthy/domain";
import {
  type CommunitySums,
  noSums,
  type SignedRating,
  sumsAfter,
} from "../community/communitySums.ts";
import { evidenceOf } from "./evidence.ts";
import { FittedTaste } from "./fittedTaste.ts";
import { fitTaste } from "./fitTaste.ts";
import type { Observation } from "./fitting.ts";
import { trustFor } from "../community/trustFor.ts";
import { mixedPrior } from "../model/prior.ts";
import { scoreAll } from "../ranking/scoreAll.ts";
import {
  type OwnRatings,
  type RatedTitle,
  type RatingChange,
  type Taste,
  tellingRatings,
} from "./taste.ts";
import type { TitleSpace } from "../model/titleSpace.ts";

type Ratings = ReadonlyMap<number, RatingValue>;

interface Known extends Observation {
  readonly rating: RatingValue;
  offset: number;
}

/**
 * What the ratings say about titles the model knows, by title, and how many of them are taste
 * ratings.
 */
function observe(space: TitleSpace, ratings: Ratings, startOf: (title: number) => number) {
  let tasteRatings = 0;
  const known: Known[] = [];
  ratings.forEach((rating, titleId) => {
    const title = space.indexOf.get(titleId);
    if (title === undefined) return;
    if (isTaste(rating)) tasteRatings++;
    const evidence = evidenceOf(rating);
    if (evidence) known.push({ title, rating, evidence, start: startOf(title), offset: 0 });
  });
  known.sort((a, b) => a.title - b.title);
  const trust = space.community ? trustFor(space.community, { rated: known, tasteRatings }) : 0;
  for (const own of known) own.offset = mixedPrior(space, own.title, trust);
  return { known, tasteRatings, trust };
}

interface TasteOptions {
  readonly sums: CommunitySums | null;
  /** Closeness before the changes. */
  readonly before: Float32Array;
  readonly changes: readonly SignedRating[];
  /** Starting point of the fit, by title. */
  readonly startOf: (title: number) => number;
}

function tasteOf(
  space: TitleSpace,
  own: OwnRatings,
  { sums, before, changes, startOf }: TasteOptions,
): Taste {
  const { known, tasteRatings, trust } = observe(space, tellingRatings(own), startOf);
  const weights = space.scratchWeights;
  const { multipliers, bias } = fitTaste(space, known, weights);
  const rated = known.map(({ title, rating }, index): RatedTitle => ({
    title,
    rating,
    multiplier: multipliers[index] ?? 0,
  }));
  return new FittedTaste(space, {
    ratings: own.ratings,
    misleading: own.misleading,
    rated,
    bias,
    tasteRatings,
    trust,
    sums,
    ...scoreAll(space, { rated, bias, tasteRatings, trust, sums, before, changes, weights }),
  });
}

const NOTHING: ReadonlySet<number> = new Set();

/** Fits a person and scores every title. */
export function buildTaste(
  space: TitleSpace,
  ratings: Ratings,
  misleading: ReadonlySet<number> = NOTHING,
): Taste {
  const { community } = space;
  const own = { ratings, misleading };
  const changes = [...tellingRatings(own)]
    .sort(([a], [b]) => a - b)
    .flatMap(([titleId, rating]): SignedRating[] => {
      const title = space.indexOf.get(titleId);
      return title === undefined ? [] : [{ title, rating, sign: 1 }];
    });
  return tasteOf(space, own, {
    sums: community && sumsAfter(community, noSums(space.size), changes),
    before: new Float32Array(space.editorial ? space.size : 0),
    changes,
    startOf: () => 0,
  });
}

/** What the rating of a title says about somebody's taste, if anything. */
const tellingOf = ({ ratings, misleading }: OwnRatings, titleId: number) =>
  misleading.has(titleId) ? undefined : ratings.get(titleId);

/** The rating of a title that counted before a change, and the one that counts after it. */
function signedOf(
  { indexOf }: TitleSpace,
  { before, after }: { before: OwnRatings; after: OwnRatings },
  titleId: number,
): SignedRating[] {
  const title = indexOf.get(titleId);
  if (title === undefined) return [];
  const [old, rating] = [tellingOf(before, titleId), tellingOf(after, titleId)];
  return [
    ...(old === undefined ? [] : [{ title, rating: old, sign: -1 } as const]),
    ...(rating === undefined ? [] : [{ title, rating, sign: 1 } as const]),
  ];
}

function ratingsAfter(
  { ratings, misleading }: OwnRatings,
  { titleId, rating, misleading: isMisleading = false }: RatingChange,
): OwnRatings {
  const after = { ratings: new Map(ratings), misleading: new Set(misleading) };
  if (rating === null) after.ratings.delete(titleId);
  else after.ratings.set(titleId, rating);
  if (isMisleading) after.misleading.add(titleId);
  else after.misleading.delete(titleId);
  return after;
}

/** Multiplier of a rated title by binary search; 0 if unrated. */
function multiplierOf({ rated }: Taste, title: number): number {
  let low = 0;
  let high = rated.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = rated[middle];
    if (found?.title === title) return found.multiplier;
    if (found && found.title < title) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

/**
 * The same person after one change: sparse rows added or removed, and a fit that starts from the
 * last one. Equal to a new taste within .02 points.
 */
export function updateTaste(space: TitleSpace, taste: Taste, change: RatingChange): Taste {
  const after = ratingsAfter(taste, change);
  const changes = signedOf(space, { before: taste, after }, change.titleId);
  return tasteOf(space, after, {
    sums: space.community && taste.sums && sumsAfter(space.community, taste.sums, changes),
    before: taste.closeness,
    changes,
    startOf: (title) => multiplierOf(taste, title),
  });
}
