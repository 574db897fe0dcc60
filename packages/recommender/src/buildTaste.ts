import { isTaste, type RatingValue } from "@worthy/domain";
import { addBase } from "./baseLogit.ts";
import { addRating, type CommunitySums, copyOf, leanOf, noSums } from "./communitySums.ts";
import { evidenceOf } from "./evidence.ts";
import { fitTaste, type Observation } from "./fitTaste.ts";
import { pointsOf } from "./logistic.ts";
import { priorLogit, priorShare } from "./prior.ts";
import { eachFeature } from "./sparseRow.ts";
import { type Factors, factorsOf } from "./stack.ts";
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
  const columns = scratchColumns.slice(0, count).sort();
  for (const column of columns) marks[column] = 0;
  return columns;
}

/** What the fit's weights say of every title, and what a rated title's own rating says about it alone: `into` has it with the titles' scales in. */
function fillContent(space: TitleSpace, weights: SparseWeights, { rated, into }: { rated: readonly RatedTitle[]; into: Float64Array }): void {
  dotAll(space.byFeature, weights, into);
  for (let title = 0; title < into.length; title++) into[title] = (into[title] ?? 0) * (space.scales[title] ?? 0);
  for (const { title, multiplier } of rated) into[title] = (into[title] ?? 0) + space.parameters.ownVariance * multiplier;
}

/** Adds to logits what other people's ratings say. */
function addCommunity(logits: Float64Array, sums: CommunitySums, factors: Factors): void {
  const { liked, notLiked, residual, mass } = sums;
  const lean = leanOf(sums);
  for (let title = 0; title < logits.length; title++) {
    const told = factors.residual * ((residual[title] ?? 0) - lean * (mass[title] ?? 0));
    const together = factors.liked * (liked[title] ?? 0) - factors.notLiked * (notLiked[title] ?? 0);
    logits[title] = (logits[title] ?? 0) + told + together;
  }
}

/** Scores of all titles, and their logits. The sums are made in double precision and rounded once. */
function scoresOf(space: TitleSpace, taste: Pick<Taste, "bias" | "tasteRatings" | "sums" | "rated">, weights: SparseWeights): Pick<Taste, "scores" | "logits"> {
  const { scratch, size } = space;
  const factors = factorsOf(space.stack, taste.tasteRatings);
  fillContent(space, weights, { rated: taste.rated, into: scratch });
  if (factors.content !== 1) for (let title = 0; title < size; title++) scratch[title] = factors.content * (scratch[title] ?? 0);
  if (taste.sums) addCommunity(scratch, taste.sums, factors);
  const logits = new Float32Array(size);
  const scores = new Float32Array(size);
  addBase(space, taste, { above: scratch, logits });
  for (let title = 0; title < size; title++) scores[title] = pointsOf(logits[title] ?? 0);
  return { scores, logits };
}

function tasteOf(space: TitleSpace, ratings: Ratings, { sums, startOf }: { sums: CommunitySums | null; startOf: (title: number) => number }): Taste {
  const { known, observations, tasteRatings } = observe(space, ratings, startOf);
  const weights = { weights: space.scratchWeights, columns: columnsOf(space, known) };
  const fit = fitTaste(space, observations, weights.weights);
  const rated = known.map(({ title, rating }, index): RatedTitle => ({ title, rating, multiplier: fit.multipliers[index] ?? 0 }));
  const { scores, logits } = scoresOf(space, { bias: fit.bias, tasteRatings, sums, rated }, weights);
  for (const column of weights.columns) weights.weights[column] = 0;
  return { scores, ratings, logits, rated, bias: fit.bias, tasteRatings, sums };
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
  return tasteOf(space, ratings, { sums, startOf: () => 0 });
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

/** The same person after one change: sparse rows added or taken away, and a fit that starts from the last one and is therefore short. */
export function updateTaste(space: TitleSpace, taste: Taste, change: RatingChange): Taste {
  const ratings = new Map(taste.ratings);
  if (change.rating === null) ratings.delete(change.titleId);
  else ratings.set(change.titleId, change.rating);
  const starts = new Map(taste.rated.map(({ title, multiplier }) => [title, multiplier]));
  return tasteOf(space, ratings, { sums: sumsAfter(space, taste, change), startOf: (title) => starts.get(title) ?? 0 });
}
