import { RATING_VALUES, type RatingValue } from "@worthy/domain";
import { buildTaste } from "../buildTaste.ts";
import type { Community, Stack } from "../community.ts";
import { leanOf } from "../communitySums.ts";
import { GRADE_BY_CODE, LIKED_FROM } from "../grade.ts";
import type { Model } from "../model.ts";
import { priorLogit, priorShare } from "../prior.ts";
import type { RatingMatrix } from "../ratingMatrix.ts";
import { seededRandom } from "../seededRandom.ts";
import { dotWeights } from "../sparseRow.ts";
import { PLAIN_STACK } from "../stack.ts";
import type { Taste } from "../taste.ts";
import { openTitleSpace, type TitleSpace } from "../titleSpace.ts";
import { fitLogistic } from "./fitLogistic.ts";
import type { Hidden } from "./hideSome.ts";

/** Ratings that a person is shown to have, for a part of the people: so that scores are right from the first rating on. */
const FEW = [0, 1, 2, 3, 5, 8, 12, 20, 35, 60];
/** Observations that the plain stack is worth beside what was seen. */
const BELIEF = 30;
const MOST_ROWS = 150_000;

/** One row of the regression: everything a score is made of, for one person and title. */
function evidenceOf(space: TitleSpace, taste: Taste, title: number): number[] {
  const growth = Math.log1p(taste.tasteRatings);
  const lean = taste.sums ? leanOf(taste.sums) : 0;
  const content = dotWeights(space, title, taste.weights);
  const told = (taste.sums?.residual[title] ?? 0) - lean * (taste.sums?.mass[title] ?? 0);
  const liked = taste.sums?.liked[title] ?? 0;
  const notLiked = -(taste.sums?.notLiked[title] ?? 0);
  const base = [1, priorLogit(space.prior, title, priorShare(taste.tasteRatings)), taste.bias, space.community?.grades[title] ?? 0, lean];
  return [...base, ...[content, told, liked, notLiked].flatMap((value) => [value, value * growth])];
}

function stackOf(coefficients: readonly number[]): Stack {
  const at = (index: number) => coefficients[index] ?? 0;
  return {
    constant: at(0),
    rate: at(1),
    bias: at(2),
    grade: at(3),
    lean: at(4),
    content: [at(5), at(6)],
    residual: [at(7), at(8)],
    liked: [at(9), at(10)],
    notLiked: [at(11), at(12)],
  };
}

const { constant, rate, bias, grade, lean, content, residual, liked, notLiked } = PLAIN_STACK;
const ANCHORS = [constant, rate, bias, grade, lean, ...content, ...residual, ...liked, ...notLiked];

/** What a person has shown: all that was kept, or for every other person only a few of those, drawn. */
function shownRatings(ratings: RatingMatrix, { person, places }: Hidden, { few, random }: { few: number | null; random: () => number }): Map<number, RatingValue> {
  const hidden = new Set(places);
  const known: { titleId: number; rating: RatingValue; key: number }[] = [];
  for (let at = ratings.rowStart[person] ?? 0; at < (ratings.rowStart[person + 1] ?? 0); at++) {
    const rating = RATING_VALUES[ratings.values[at] ?? 0];
    if (!hidden.has(at) && rating) known.push({ titleId: ratings.titleIds[ratings.titles[at] ?? 0] ?? 0, rating, key: random() });
  }
  const shown = few === null ? known : known.sort((a, b) => a.key - b.key).slice(0, few);
  return new Map(shown.map(({ titleId, rating }) => [titleId, rating]));
}

/**
 * Learns how to weigh the kinds of evidence from ratings that were hidden from a community, so that Worthy is calibrated: what it says comes true as
 * often as it says. Few observations leave the plain stack nearly as it is.
 */
export function fitStack(model: Model, community: Community, { ratings, hidden, seed }: { ratings: RatingMatrix; hidden: readonly Hidden[]; seed: number }): Stack {
  const space = openTitleSpace(model, community);
  const random = seededRandom(seed);
  const rows: number[] = [];
  const outcomes: number[] = [];
  hidden.forEach((set, turn) => {
    if (outcomes.length >= MOST_ROWS) return;
    const few = turn % 2 === 0 ? null : (FEW[Math.floor(random() * FEW.length)] ?? null);
    const taste = buildTaste(space, shownRatings(ratings, set, { few, random }));
    for (const place of set.places) {
      const title = space.indexOf.get(ratings.titleIds[ratings.titles[place] ?? 0] ?? 0);
      if (title === undefined) continue;
      rows.push(...evidenceOf(space, taste, title));
      outcomes.push((GRADE_BY_CODE[ratings.values[place] ?? 0] ?? 0) >= LIKED_FROM ? 1 : 0);
    }
  });
  return stackOf(fitLogistic({ features: Float64Array.from(rows), outcomes: Uint8Array.from(outcomes), anchors: ANCHORS, belief: BELIEF }));
}
