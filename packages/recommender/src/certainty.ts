import { evidenceOf } from "./evidence.ts";
import { postingsOf, sharedCells } from "./postings.ts";
import { dotRows } from "./sparseRow.ts";
import type { RatedTitle, Taste } from "./taste.ts";
import type { Confidence } from "./titleScore.ts";
import type { TitleSpace } from "./titleSpace.ts";
import { INFORMATION } from "./variances.ts";

const FROM = { leaning: 0.04, "fairly-sure": 0.12, sure: 0.4 };
/** Only the rated titles most like the one in question are asked; the others add next to nothing and cost the cube of their number. */
const WITNESSES = 12;
/** With this many taste ratings half of the witnesses' word is taken: from fewer, nobody can tell which facts matter to a person. */
const HALF_TRUST = 3;

interface Witness {
  readonly rated: RatedTitle;
  readonly covariance: number;
}

function witnessesOf(space: TitleSpace, taste: Taste, title: number): Witness[] {
  const covariances = new Float64Array(taste.rated.length);
  for (const { position, product } of sharedCells(space, postingsOf(space, taste), title)) covariances[position] = (covariances[position] ?? 0) + product;
  return taste.rated
    .map((rated, position) => ({ rated, covariance: covariances[position] ?? 0 }))
    .filter(({ covariance }) => covariance > 0)
    .sort((a, b) => b.covariance - a.covariance || a.rated.title - b.rated.title)
    .slice(0, WITNESSES);
}

/**
 * Share of a title's prior variance that this person's ratings have removed, 0 (nothing known) to 1: the posterior variance of a Gaussian
 * process with the model's kernel (Rasmussen and Williams 2006, equation 2.26), observing each witness with the noise of one rating.
 * Eliminates one witness after another; what a rating said plays no part. Shrunk while there are few ratings in all.
 */
export function certaintyOf(space: TitleSpace, taste: Taste, title: number): number {
  const witnesses = witnessesOf(space, taste, title);
  const whole = (space.lengths[title] ?? 0) ** 2;
  let left = whole;
  const factors: { column: number[]; toTitle: number }[] = [];
  for (const [position, { rated, covariance }] of witnesses.entries()) {
    const noise = space.parameters.ownVariance + 1 / (INFORMATION * (evidenceOf(rated.rating)?.weight ?? 1));
    const remaining = (a: number, b: number) => factors.reduce((sum, { column }) => sum - (column[a] ?? 0) * (column[b] ?? 0), 0);
    const pivot = Math.sqrt((space.lengths[rated.title] ?? 0) ** 2 + noise + remaining(position, position));
    const column = witnesses.map((other, at) => (at <= position ? 0 : (dotRows(space, rated.title, other.rated.title) + remaining(position, at)) / pivot));
    const toTitle = (covariance - factors.reduce((sum, factor) => sum + (factor.column[position] ?? 0) * factor.toTitle, 0)) / pivot;
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
