import { evidenceOf } from "./evidence.ts";
import { largestOf } from "../ranking/largestOf.ts";
import { ratedProducts, type SharedCells } from "../model/postings.ts";
import type { Taste } from "./taste.ts";
import type { Confidence } from "../ranking/titleScore.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import { INFORMATION } from "../model/variances.ts";

const FROM = { leaning: 0.04, "fairly-sure": 0.12, sure: 0.4 };
/** Only the most similar rated titles are used; the others add next to nothing at cubic cost. */
const WITNESSES = 12;
/** Room for their factors, used for one title after another. */
const FACTORS = new Float64Array(WITNESSES * WITNESSES);
const TO_TITLE = new Float64Array(WITNESSES);
/**
 * Number of taste ratings at which the witnesses count half: with fewer, it is unclear which
 * features matter to a person.
 */
const HALF_TRUST = 3;

/**
 * Sum of absolute residual weights at which half of the community's information is known; about 80
 * ratings of well-known titles.
 */
const HALF_TOLD = 0.25;

/**
 * How much is known about what a person will think of a title, 0 (nothing) to 1: content and
 * community combined, each filling in what the other leaves.
 * @param told how much other people's ratings tell, as a sum of absolute residual weights; what is
 *   known by it never decreases with more ratings
 */
export function certaintyOf(
  space: TitleSpace,
  taste: Taste,
  { title, cells, told }: { title: number; cells: SharedCells; told: number },
): number {
  const content = contentCertainty(space, taste, { title, cells });
  return 1 - (1 - content) * (1 - told / (told + HALF_TOLD));
}

/** Variance of what one rated title, by position, says about what it shares with others. */
function noiseOf({ parameters }: TitleSpace, { rated }: Taste, position: number): number {
  const rating = rated[position]?.rating;
  const weight = (rating && evidenceOf(rating)?.weight) ?? 1;
  return parameters.ownVariance + 1 / (INFORMATION * weight);
}

/**
 * The part of a title's variance that the most similar rated titles remove: eliminates them one by
 * one, as in Cholesky's factorisation.
 * @param covariances of the title with every rated title
 */
function removedVariance(space: TitleSpace, taste: Taste, covariances: Float64Array): number {
  const witnesses = largestOf(covariances, WITNESSES);
  const size = witnesses.length;
  const productsOf = ratedProducts(space, taste);
  let removed = 0;
  for (let one = 0; one < size; one++) {
    const position = witnesses[one] ?? 0;
    const products = productsOf(position);
    const row = one * size;
    let variance = (products[position] ?? 0) + noiseOf(space, taste, position);
    let covariance = covariances[position] ?? 0;
    for (let other = 0; other < one; other++) {
      let left = products[witnesses[other] ?? 0] ?? 0;
      for (let before = 0; before < other; before++)
        left -= (FACTORS[row + before] ?? 0) * (FACTORS[other * size + before] ?? 0);
      const factor = left / (FACTORS[other * size + other] ?? 1);
      FACTORS[row + other] = factor;
      variance -= factor * factor;
      covariance -= factor * (TO_TITLE[other] ?? 0);
    }
    FACTORS[row + one] = Math.sqrt(variance);
    TO_TITLE[one] = covariance / Math.sqrt(variance);
    removed += covariance ** 2 / variance;
  }
  return removed;
}

/**
 * Share of a title's prior variance that this person's ratings remove, 0 (nothing known) to 1: the
 * posterior variance of a Gaussian process with the model's kernel (Rasmussen and Williams 2006,
 * equation 2.26), observing each witness with the noise of one rating. The values of the ratings play
 * no part. Shrunk while there are few ratings in all.
 */
function contentCertainty(
  space: TitleSpace,
  taste: Taste,
  { title, cells }: { title: number; cells: SharedCells },
): number {
  const whole = (space.lengths[title] ?? 0) ** 2;
  if (whole === 0) return 0;
  const removed = removedVariance(space, taste, cells.sums);
  const trust = taste.tasteRatings / (taste.tasteRatings + HALF_TRUST);
  return trust * Math.min(1, Math.max(0, removed / whole));
}

/** Certainty in words. */
export function confidenceOf(certainty: number): Confidence {
  if (certainty >= FROM.sure) return "sure";
  if (certainty >= FROM["fairly-sure"]) return "fairly-sure";
  return certainty >= FROM.leaning ? "leaning" : "guess";
}
