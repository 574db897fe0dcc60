import { type RatingValue, TASTE_VALUES } from "@worthy/domain";
import { evidenceOf } from "./evidence.ts";
import { fitTaste, type Observation } from "./fitTaste.ts";
import { pointsOf } from "./logistic.ts";
import { postingsOf } from "./postings.ts";
import { priorLogit, priorShare } from "./prior.ts";
import { dotWeights, eachFeature } from "./sparseRow.ts";
import type { RatedTitle, RatingChange, Taste } from "./taste.ts";
import type { TitleSpace } from "./titleSpace.ts";

/** The steepest a logistic curve gets: what one observation of weight 1 tells at most, whichever way it went. */
const INFORMATION = 0.25;

const isTaste = (rating: RatingValue): boolean => (TASTE_VALUES as readonly RatingValue[]).includes(rating);

function observe(space: TitleSpace, ratings: ReadonlyMap<number, RatingValue>, startOf: (title: number) => number) {
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
    offset: priorLogit(space, title, share),
    start: startOf(title),
  }));
  return { known, observations, tasteRatings };
}

/** Inverse of the diagonal of the posterior's precision (Laplace); it ignores the values, so that more ratings never know less. */
function variancesOf(space: TitleSpace, observations: readonly Observation[]): Float64Array {
  const precision = new Float64Array(space.features.length).fill(1);
  for (const { title, evidence } of observations) {
    eachFeature(space, title, (column, value) => {
      precision[column] = (precision[column] ?? 1) + INFORMATION * evidence.weight * value * value;
    });
  }
  return precision.map((value) => 1 / value);
}

function logitsOf(space: TitleSpace, { rated, weights, bias, tasteRatings }: Pick<Taste, "rated" | "weights" | "bias" | "tasteRatings">): Float32Array {
  const share = priorShare(tasteRatings);
  const logits = new Float32Array(space.size);
  for (let title = 0; title < space.size; title++) logits[title] = priorLogit(space, title, share) + bias + dotWeights(space, title, weights);
  for (const { title, multiplier } of rated) logits[title] = (logits[title] ?? 0) + space.parameters.ownVariance * multiplier;
  return logits;
}

/** Fits one person and scores every title. `startOf` gives where the fit starts, by title index. */
export function buildTaste(space: TitleSpace, ratings: ReadonlyMap<number, RatingValue>, startOf: (title: number) => number = () => 0): Taste {
  const { known, observations, tasteRatings } = observe(space, ratings, startOf);
  const { multipliers, weights, bias } = fitTaste(space, observations);
  const rated = known.map(({ title, rating }, index): RatedTitle => ({
    title,
    rating,
    multiplier: multipliers[index] ?? 0,
  }));
  const logits = logitsOf(space, { rated, weights, bias, tasteRatings });
  const postings = postingsOf(
    space,
    rated.map(({ title }) => title),
  );
  const variances = variancesOf(space, observations);
  return {
    scores: logits.map(pointsOf),
    ratings,
    logits,
    rated,
    postings,
    weights,
    variances,
    bias,
    tasteRatings,
  };
}

/** The same person after one change: a whole fit, started from the last one, and therefore short. */
export function updateTaste(space: TitleSpace, taste: Taste, { titleId, rating }: RatingChange): Taste {
  const ratings = new Map(taste.ratings);
  if (rating === null) ratings.delete(titleId);
  else ratings.set(titleId, rating);
  const starts = new Map(taste.rated.map(({ title, multiplier }) => [title, multiplier]));
  return buildTaste(space, ratings, (title) => starts.get(title) ?? 0);
}
