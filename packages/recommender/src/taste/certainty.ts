import { evidenceOf } from "./evidence.ts";
import { gradeOf } from "../ranking/grade.ts";
import { ratedProduct, type SharedCell } from "../model/postings.ts";
import type { RatedTitle, Taste } from "./taste.ts";
import type { Confidence } from "../ranking/titleScore.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import { INFORMATION } from "../model/variances.ts";
import { weightAt } from "../model/weightRows.ts";

const FROM = { leaning: 0.04, "fairly-sure": 0.12, sure: 0.4 };
/** Only the most similar rated titles are used; the others add next to nothing at cubic cost. */
const WITNESSES = 12;
/**
 * Number of taste ratings at which the witnesses count half: with fewer, it is unclear which
 * features matter to a person.
 */
const HALF_TRUST = 3;

interface Witness {
  /** Among the rated titles. */
  readonly position: number;
  readonly rated: RatedTitle;
  readonly covariance: number;
}

/** The rated titles most similar to a title, the most similar first. */
function witnessesOf(taste: Taste, cells: readonly SharedCell[]): Witness[] {
  const covariances = new Float64Array(taste.rated.length);
  for (const { position, product } of cells)
    covariances[position] = (covariances[position] ?? 0) + product;
  const witnesses: Witness[] = [];
  covariances.forEach((covariance, position) => {
    const rated = taste.rated[position];
    if (!rated || covariance <= (witnesses[WITNESSES - 1]?.covariance ?? 0)) return;
    let at = witnesses.length;
    while (at > 0 && (witnesses[at - 1]?.covariance ?? 0) < covariance) at--;
    witnesses.splice(at, 0, { position, rated, covariance });
    if (witnesses.length > WITNESSES) witnesses.pop();
  });
  return witnesses;
}

/**
 * Sum of absolute residual weights at which half of the community's information is known; about 80
 * ratings of well-known titles.
 */
const HALF_TOLD = 0.25;

/**
 * Share of what other people's ratings could tell about a title that the rated titles do tell, 0 to
 * 1. Never decreases with more ratings.
 */
function communityCertainty({ community }: TitleSpace, taste: Taste, title: number): number {
  if (!community) return 0;
  const told = taste.rated.reduce(
    (sum, rated) =>
      sum +
      (gradeOf(rated.rating) === null
        ? 0
        : Math.abs(weightAt(community.residual, rated.title, title))),
    0,
  );
  return told / (told + HALF_TOLD);
}

/** A title, with what it shares with rated ones. */
interface Known {
  readonly title: number;
  readonly cells: readonly SharedCell[];
}

/**
 * How much is known about what a person will think of a title, 0 (nothing) to 1: content and
 * community combined, each filling in what the other leaves.
 */
export function certaintyOf(space: TitleSpace, taste: Taste, about: Known): number {
  return (
    1 -
    (1 - contentCertainty(space, taste, about)) *
      (1 - communityCertainty(space, taste, about.title))
  );
}

/**
 * Share of a title's prior variance that this person's ratings remove, 0 (nothing known) to 1: the
 * posterior variance of a Gaussian process with the model's kernel (Rasmussen and Williams 2006,
 * equation 2.26), observing each witness with the noise of one rating. Eliminates the witnesses one
 * by one; the values of the ratings play no part. Shrunk while there are few ratings in all.
 */
function contentCertainty(space: TitleSpace, taste: Taste, { title, cells }: Known): number {
  const witnesses = witnessesOf(taste, cells);
  const whole = (space.lengths[title] ?? 0) ** 2;
  let left = whole;
  const factors: { column: number[]; toTitle: number }[] = [];
  for (const [position, { position: own, rated, covariance }] of witnesses.entries()) {
    const noise =
      space.parameters.ownVariance + 1 / (INFORMATION * (evidenceOf(rated.rating)?.weight ?? 1));
    const remaining = (a: number, b: number) =>
      factors.reduce((sum, { column }) => sum - (column[a] ?? 0) * (column[b] ?? 0), 0);
    const pivot = Math.sqrt(
      (space.lengths[rated.title] ?? 0) ** 2 + noise + remaining(position, position),
    );
    const column = witnesses.map((other, at) =>
      at <= position
        ? 0
        : (ratedProduct(space, taste, [own, other.position]) + remaining(position, at)) / pivot,
    );
    const toTitle =
      (covariance -
        factors.reduce((sum, factor) => sum + (factor.column[position] ?? 0) * factor.toTitle, 0)) /
      pivot;
    factors.push({ column, toTitle });
    left -= toTitle * toTitle;
  }
  const trust = taste.tasteRatings / (taste.tasteRatings + HALF_TRUST);
  return whole === 0 ? 0 : trust * Math.min(1, Math.max(0, 1 - left / whole));
}

/** Certainty in words. */
export function confidenceOf(certainty: number): Confidence {
  if (certainty >= FROM.sure) return "sure";
  if (certainty >= FROM["fairly-sure"]) return "fairly-sure";
  return certainty >= FROM.leaning ? "leaning" : "guess";
}
