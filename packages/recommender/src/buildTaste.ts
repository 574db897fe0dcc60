import { isTaste, type RatingValue } from "@worthy/domain";
import { addRating, type CommunitySums, copyOf, noSums } from "./communitySums.ts";
import { evidenceOf } from "./evidence.ts";
import { fillLogits } from "./fillLogits.ts";
import { fitTaste, type Observation } from "./fitTaste.ts";
import { pointsOf } from "./logistic.ts";
import { priorLogit, priorShare } from "./prior.ts";
import { eachFeature } from "./sparseRow.ts";
import { stepContent } from "./stepContent.ts";
import type { RatedTitle, RatingChange, Taste } from "./taste.ts";
import { dotAll, type SparseWeights } from "./titlesByFeature.ts";
import type { TitleSpace } from "./titleSpace.ts";

type Ratings = ReadonlyMap<number, RatingValue>;

function observe(space: TitleSpace, ratings: Ratings, startOf: (title: number) => number) {
  const known = [...ratings].flatMap(([titleId, rating]) => {
    const title = space.indexOf.get(titleId);
    const evidence = evidenceOf(rating);
    return title === undefined || evidence === null ? [] : [{ title, rating, evidence }];
  });
  known.sort((a, b) => a.title - b.title);
  const tasteRatings = known.filter(({ rating }) => isTaste(rating)).length;
  const share = priorShare(tasteRatings);
  const observations = known.map(({ title, evidence }): Observation => ({
    title,
    evidence,
    offset: priorLogit(space.prior, title, share),
    start: startOf(title),
  }));
  return { known, observations, tasteRatings };
}

/** Every feature that one of the titles has, once. */
function columnsOf(space: TitleSpace, rated: readonly { title: number }[]): Uint32Array {
  const { scratchColumns, marks } = space;
  let count = 0;
  for (const { title } of rated) {
    eachFeature(space, title, (column) => {
      if (marks[column] === 1) return;
      marks[column] = 1;
      scratchColumns[count++] = column;
    });
  }
  const columns = scratchColumns.slice(0, count);
  for (const column of columns) marks[column] = 0;
  return columns;
}

/** What weights say of every title, and what a rated title's own rating says about it alone. */
function contentOf(space: TitleSpace, weights: SparseWeights, rated: readonly RatedTitle[]): Float32Array {
  const { scratch, size } = space;
  dotAll(space.byFeature, weights, scratch);
  const content = new Float32Array(size);
  for (let title = 0; title < size; title++) content[title] = (scratch[title] ?? 0) * (space.scales[title] ?? 0);
  for (const { title, multiplier } of rated) content[title] = (content[title] ?? 0) + space.parameters.ownVariance * multiplier;
  return content;
}

/** A person with what is known of them, and every title scored by it. */
function scored(space: TitleSpace, parts: Omit<Taste, "scores" | "logits">): Taste {
  const logits = new Float32Array(space.size);
  fillLogits(space, parts, logits);
  const scores = new Float32Array(space.size);
  for (let title = 0; title < scores.length; title++) scores[title] = pointsOf(logits[title] ?? 0);
  return { ...parts, scores, logits };
}

interface TasteWish {
  readonly sums: CommunitySums | null;
  /** Where the fit starts, by title. */
  readonly startOf: (title: number) => number;
  /** The scores to go on from; null to make them whole. */
  readonly before: Taste | null;
}

function tasteOf(space: TitleSpace, ratings: Ratings, { sums, startOf, before }: TasteWish): Taste {
  const { known, observations, tasteRatings } = observe(space, ratings, startOf);
  const weights = { weights: space.scratchWeights, columns: columnsOf(space, known) };
  const { multipliers, bias } = fitTaste(space, observations, weights.weights);
  const fitted = known.map(({ title, rating }, index): RatedTitle => ({ title, rating, multiplier: multipliers[index] ?? 0, fitted: multipliers[index] ?? 0 }));
  const step = before && stepContent(space, before, fitted);
  const { content, rated, settled } = step ?? { content: contentOf(space, weights, fitted), rated: fitted, settled: true };
  for (const column of weights.columns) weights.weights[column] = 0;
  return scored(space, { ratings, rated, bias, tasteRatings, content, settled, sums });
}

/** Fits one person and scores every title. */
export function buildTaste(space: TitleSpace, ratings: Ratings): Taste {
  const { community } = space;
  let sums = community && noSums(space.size);
  const inOrder = [...ratings].sort(([a], [b]) => a - b);
  for (const [titleId, rating] of inOrder) {
    const title = space.indexOf.get(titleId);
    if (community && sums && title !== undefined) sums = addRating(community, sums, { title, rating, sign: 1 });
  }
  return tasteOf(space, ratings, { sums, startOf: () => 0, before: null });
}

function sumsAfter(space: TitleSpace, taste: Taste, { titleId, rating }: RatingChange): CommunitySums | null {
  const { community } = space;
  const title = space.indexOf.get(titleId);
  if (!community || !taste.sums || title === undefined) return taste.sums;
  const before = taste.ratings.get(titleId);
  let sums = copyOf(taste.sums);
  if (before !== undefined) sums = addRating(community, sums, { title, rating: before, sign: -1 });
  if (rating !== null) sums = addRating(community, sums, { title, rating, sign: 1 });
  return sums;
}

const startsOf = ({ rated }: Taste): ((title: number) => number) => {
  const starts = new Map(rated.map(({ title, fitted }) => [title, fitted]));
  return (title) => starts.get(title) ?? 0;
};

/**
 * The same person after one change: sparse rows added or taken away, a fit that starts from the last one, and the titles that moved most carried into the
 * scores at once. What moved little may wait for `settleTaste`.
 */
export function updateTaste(space: TitleSpace, taste: Taste, change: RatingChange): Taste {
  const ratings = new Map(taste.ratings);
  if (change.rating === null) ratings.delete(change.titleId);
  else ratings.set(change.titleId, change.rating);
  return tasteOf(space, ratings, { sums: sumsAfter(space, taste, change), startOf: startsOf(taste), before: taste });
}

/** The same taste with everything in its scores: equal to one made anew. */
export function settleTaste(space: TitleSpace, taste: Taste): Taste {
  return taste.settled ? taste : tasteOf(space, taste.ratings, { sums: taste.sums, startOf: startsOf(taste), before: null });
}
