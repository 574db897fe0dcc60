import { isTaste, type RatingValue } from "@worthy/domain";
import { baseLogitOf } from "./baseLogit.ts";
import { addRating, type CommunitySums, copyOf, leanOf, noSums } from "./communitySums.ts";
import { evidenceOf } from "./evidence.ts";
import { type Fit, fitTaste, type Observation } from "./fitTaste.ts";
import { pointsOf } from "./logistic.ts";
import { priorLogit, priorShare } from "./prior.ts";
import { dotAll } from "./sparseRow.ts";
import { factorsOf } from "./stack.ts";
import type { RatedTitle, RatingChange, Taste } from "./taste.ts";
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

/** The weights' word on every title, with what a rated title's own rating says about it alone. */
function contentOf(space: TitleSpace, { weights }: Fit, rated: readonly RatedTitle[]): Float32Array {
  const content = dotAll(space, weights);
  for (const { title, multiplier } of rated) content[title] = (content[title] ?? 0) + space.parameters.ownVariance * multiplier;
  return content;
}

function logitsOf(space: TitleSpace, taste: Pick<Taste, "bias" | "tasteRatings" | "sums">, content: Float32Array): Float32Array {
  const baseLogit = baseLogitOf(space, taste);
  const factors = factorsOf(space.stack, taste.tasteRatings);
  const logits = new Float32Array(space.size);
  for (let title = 0; title < logits.length; title++) logits[title] = baseLogit(title) + factors.content * (content[title] ?? 0);
  if (!taste.sums) return logits;
  const { liked, notLiked, residual, mass } = taste.sums;
  const lean = leanOf(taste.sums);
  for (let title = 0; title < logits.length; title++) {
    const told = factors.residual * ((residual[title] ?? 0) - lean * (mass[title] ?? 0));
    const together = factors.liked * (liked[title] ?? 0) - factors.notLiked * (notLiked[title] ?? 0);
    logits[title] = (logits[title] ?? 0) + told + together;
  }
  return logits;
}

function tasteOf(space: TitleSpace, ratings: Ratings, { sums, startOf }: { sums: CommunitySums | null; startOf: (title: number) => number }): Taste {
  const { known, observations, tasteRatings } = observe(space, ratings, startOf);
  const fit = fitTaste(space, observations);
  const rated = known.map(({ title, rating }, index): RatedTitle => ({ title, rating, multiplier: fit.multipliers[index] ?? 0 }));
  const logits = logitsOf(space, { bias: fit.bias, tasteRatings, sums }, contentOf(space, fit, rated));
  const scores = new Float32Array(logits.length);
  for (let title = 0; title < scores.length; title++) scores[title] = pointsOf(logits[title] ?? 0);
  return { scores, ratings, logits, rated, weights: fit.weights, bias: fit.bias, tasteRatings, sums };
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
