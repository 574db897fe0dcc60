import { buildTaste } from "../taste/buildTaste.ts";
import type { Community, Stack } from "../community/community.ts";
import { leanOf, wholeSums } from "../community/communitySums.ts";
import { GRADE_BY_CODE, LIKED_FROM } from "../ranking/grade.ts";
import type { Model } from "../model/model.ts";
import type { RatingMatrix } from "../community/ratingMatrix.ts";
import { seededRandom } from "../seededRandom.ts";
import { dotWeights } from "../community/sparseRow.ts";
import { PLAIN_STACK } from "../community/stack.ts";
import { forTitle, type Taste } from "../taste/taste.ts";
import { tasteWeights } from "../taste/tasteWeights.ts";
import { openTitleSpace, type TitleSpace } from "../model/titleSpace.ts";
import { yieldToEvents } from "./yieldToEvents.ts";
import { fitLogistic } from "./fitLogistic.ts";
import type { Hidden } from "./hideSome.ts";
import { shownRatings } from "./shownRatings.ts";

/**
 * Numbers of ratings shown for some of the people, so that scores are right from the first rating
 * on.
 */
const FEW = [0, 1, 2, 3, 5, 8, 12, 20, 35, 60];
/** Weight of the plain stack, in observations. */
const BELIEF = 30;
const MOST_ROWS = 150_000;

/** One row of the regression: everything a score is made of, for one person and title. */
function evidenceOf(
  space: TitleSpace,
  taste: Taste,
  { title, weights }: { title: number; weights: Float64Array },
): number[] {
  const growth = Math.log1p(taste.tasteRatings);
  const lean = taste.sums ? leanOf(taste.sums) : 0;
  const content = dotWeights(space, title, weights);
  const sums = space.community && taste.sums ? wholeSums(space.community, taste.sums) : null;
  const told = (sums?.residual[title] ?? 0) - lean * (sums?.mass[title] ?? 0);
  const liked = sums?.liked[title] ?? 0;
  const notLiked = -(sums?.notLiked[title] ?? 0);
  const base = [space.prior.logits[title] ?? 0, space.community?.grades[title] ?? 0];
  return [
    ...base,
    ...[1, forTitle(taste.bias, space, title), lean, content, told, liked, notLiked].flatMap(
      (value) => [value, value * growth],
    ),
  ];
}

function stackOf(coefficients: readonly number[]): Stack {
  const at = (index: number) => coefficients[index] ?? 0;
  return {
    rate: at(0),
    grade: at(1),
    constant: [at(2), at(3)],
    bias: [at(4), at(5)],
    lean: [at(6), at(7)],
    content: [at(8), at(9)],
    residual: [at(10), at(11)],
    liked: [at(12), at(13)],
    notLiked: [at(14), at(15)],
  };
}

const { constant, rate, bias, grade, lean, content, residual, liked, notLiked } = PLAIN_STACK;
const ANCHORS = [
  rate,
  grade,
  ...constant,
  ...bias,
  ...lean,
  ...content,
  ...residual,
  ...liked,
  ...notLiked,
];

/** Ratings, those hidden from the community model, and a random source. */
interface StackLesson {
  readonly ratings: RatingMatrix;
  readonly hidden: readonly Hidden[];
  readonly seed: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Learns how to weigh the kinds of evidence from ratings hidden from a community model, so that
 * Worthy is calibrated: its probabilities match how often people like the titles. With few
 * observations it stays close to the plain stack.
 */
export async function fitStack(
  model: Model,
  community: Community,
  { ratings, hidden, seed, signal }: StackLesson,
): Promise<Stack> {
  const space = openTitleSpace(model, community);
  const random = seededRandom(seed);
  const rows: number[] = [];
  const outcomes: number[] = [];
  for (const [turn, set] of hidden.entries()) {
    if (outcomes.length >= MOST_ROWS) break;
    await yieldToEvents(turn, signal);
    const few =
      turn % 4 > 0 ? undefined : { count: FEW[Math.floor(random() * FEW.length)] ?? 0, random };
    const taste = buildTaste(space, shownRatings(ratings, set, few));
    const weights = tasteWeights(space, taste);
    for (const place of set.places) {
      const title = space.indexOf.get(ratings.titleIds[ratings.titles[place] ?? 0] ?? 0);
      if (title === undefined) continue;
      rows.push(...evidenceOf(space, taste, { title, weights }));
      outcomes.push((GRADE_BY_CODE[ratings.values[place] ?? 0] ?? 0) >= LIKED_FROM ? 1 : 0);
    }
  }
  return stackOf(
    fitLogistic({
      features: Float64Array.from(rows),
      outcomes: Uint8Array.from(outcomes),
      anchors: ANCHORS,
      belief: BELIEF,
    }),
  );
}
