import { chanceKnown } from "./chanceKnown.ts";
import { factorsOf } from "./stack.ts";
import { weightAt } from "./weightRows.ts";
import { reasonOf, type Reason } from "./reasonOf.ts";
import { scoreTitle } from "./scoreTitle.ts";
import { addRow, dotWeights } from "./sparseRow.ts";
import type { Taste } from "./taste.ts";
import type { TitleScore } from "./titleScore.ts";
import { idAt, type TitleSpace } from "./titleSpace.ts";
import { topTitles } from "./topTitles.ts";
import { variancesOf } from "./variances.ts";

/** A score with everything that its page shows. */
export interface Explanation extends TitleScore {
  readonly reason: Reason;
  /** Unrated titles whose rating would make this score surest, best first. */
  readonly rateNext: readonly number[];
}

const RATE_NEXT = 3;

/** Score, parts, reason, and what to rate to make it surer, of one title by index. */
export function explainTitle(space: TitleSpace, taste: Taste, title: number): Explanation {
  const direction = new Float64Array(space.features.length);
  addRow(space, title, { weights: direction, factor: 1 });
  variancesOf(space, taste).forEach((variance, column) => (direction[column] = (direction[column] ?? 0) * variance));
  const factors = factorsOf(space.stack, taste.tasteRatings);
  const told = Float32Array.from(taste.logits.keys(), (other) => {
    const together = space.community ? factors.residual * weightAt(space.community.residual, other, title) : 0;
    return ((factors.content * dotWeights(space, other, direction)) ** 2 + together ** 2) * chanceKnown(space, taste, other);
  });
  const open = Uint32Array.from(taste.logits.keys()).filter((other) => other !== title && (told[other] ?? 0) > 0 && !taste.ratings.has(idAt(space, other)));
  const score = scoreTitle(space, taste, title);
  return {
    ...score,
    reason: reasonOf(score),
    rateNext: Array.from(topTitles(told, open, RATE_NEXT), (other) => idAt(space, other)),
  };
}
