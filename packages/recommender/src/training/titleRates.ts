import { GRADE_BY_CODE, LIKED_FROM } from "../ranking/grade.ts";
import { logistic, logitOf } from "../taste/logistic.ts";
import type { RatingMatrix } from "../community/ratingMatrix.ts";

/** How easily titles are liked, and how easily people like. */
export interface TitleRates {
  /** Logit of an average title for an average person. */
  readonly meanLogit: number;
  /** By title, relative to that. */
  readonly rates: Float32Array;
  /** Number of judging ratings, by title. */
  readonly counts: Float32Array;
  /** Likes and loves, by title. */
  readonly likes: Float32Array;
}

const ROUNDS = 25;
const TITLE_VARIANCE = 1;
const PERSON_VARIANCE = 2;
/** Prior variance of the mean: what few people like says more about them than about newcomers. */
const MEAN_VARIANCE = 0.1;

interface Side {
  readonly values: Float64Array;
  readonly gradient: Float64Array;
  readonly curvature: Float64Array;
}

const sideOf = (size: number): Side => ({
  values: new Float64Array(size),
  gradient: new Float64Array(size),
  curvature: new Float64Array(size),
});

function step({ values, gradient, curvature }: Side, variance: number): void {
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    values[at] =
      value + ((gradient[at] ?? 0) - value / variance) / ((curvature[at] ?? 0) + 1 / variance);
  }
}

/** The share of likes, drawn towards the prior as long as it is that of few people. */
function startOf({
  share,
  people,
  prior,
}: {
  share: number;
  people: number;
  prior: number;
}): number {
  const trust = people / (people + PERSON_VARIANCE / MEAN_VARIANCE);
  return prior + trust * (logitOf(share) - prior);
}

/**
 * The Rasch model: logit P(like) = mean + title + person, all with normal priors, fitted to its
 * mode by alternating Newton steps (Rasch 1960; the crossed-effects form in Agresti, Foundations of
 * Linear and Generalized Linear Models, section 9.1).
 * @param prior logit of an average title before there are any ratings
 */
export function titleRatesOf(
  { titleIds, rowStart, titles, values }: RatingMatrix,
  prior: number,
): TitleRates {
  const [byTitle, byPerson] = [sideOf(titleIds.length), sideOf(rowStart.length - 1)];
  const counts = new Float32Array(titleIds.length);
  const likes = new Float32Array(titleIds.length);
  eachJudged({ rowStart, titles, values }, (_, title, liked) => {
    counts[title] = (counts[title] ?? 0) + 1;
    likes[title] = (likes[title] ?? 0) + liked;
  });
  const judged = counts.reduce((sum, count) => sum + count, 0);
  const share = (likes.reduce((sum, count) => sum + count, 0) + 3) / (judged + 5);
  let mean = startOf({ share, people: rowStart.length - 1, prior });
  for (let round = 0; round < ROUNDS; round++) {
    const turn = round % 2 === 0 ? byPerson : byTitle;
    let slope = (prior - mean) / MEAN_VARIANCE;
    let bend = 1 / MEAN_VARIANCE;
    turn.gradient.fill(0);
    turn.curvature.fill(0);
    eachJudged({ rowStart, titles, values }, (person, title, liked) => {
      const chance = logistic(mean + (byTitle.values[title] ?? 0) + (byPerson.values[person] ?? 0));
      const at = turn === byPerson ? person : title;
      turn.gradient[at] = (turn.gradient[at] ?? 0) + liked - chance;
      turn.curvature[at] = (turn.curvature[at] ?? 0) + chance * (1 - chance);
      slope += liked - chance;
      bend += chance * (1 - chance);
    });
    step(turn, turn === byPerson ? PERSON_VARIANCE : TITLE_VARIANCE);
    if (round % 4 === 3) mean += slope / bend;
  }
  return { meanLogit: mean, rates: Float32Array.from(byTitle.values), counts, likes };
}

function eachJudged(
  { rowStart, titles, values }: Omit<RatingMatrix, "titleIds">,
  visit: (person: number, title: number, liked: 0 | 1) => void,
): void {
  for (let person = 0; person + 1 < rowStart.length; person++) {
    const end = rowStart[person + 1] ?? 0;
    for (let at = rowStart[person] ?? 0; at < end; at++) {
      const grade = GRADE_BY_CODE[values[at] ?? 0] ?? NaN;
      if (!Number.isNaN(grade)) visit(person, titles[at] ?? 0, grade >= LIKED_FROM ? 1 : 0);
    }
  }
}
