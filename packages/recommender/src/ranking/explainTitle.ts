import { contributionsOf } from "./contributionsOf.ts";
import { chanceKnown } from "./chanceKnown.ts";
import { factorsOf } from "../community/stack.ts";
import { weightAt } from "../model/weightRows.ts";
import { reasonOf, type Reason } from "./reasonOf.ts";
import { scoreSplit, splitter } from "./scoreTitle.ts";
import { addRow, dotWeights } from "../community/sparseRow.ts";
import type { Taste } from "../taste/taste.ts";
import type { Contribution, TitleScore } from "./titleScore.ts";
import { idAt, type TitleSpace } from "../model/titleSpace.ts";
import { topTitles } from "./topTitles.ts";
import { variancesOf } from "../model/variances.ts";

/** A score with everything its page shows. */
export interface Explanation extends TitleScore {
  /** Largest first, `rest` last, none of 0 points; they sum to `score - base` exactly. */
  readonly contributions: readonly Contribution[];
  readonly reason: Reason;
  /** Unrated titles whose rating would increase this score's confidence most, best first. */
  readonly rateNext: readonly number[];
}

const RATE_NEXT = 3;

/** Score, parts, reason and what to rate next, for one title by index. */
export function explainTitle(space: TitleSpace, taste: Taste, title: number): Explanation {
  const direction = new Float64Array(space.features.length);
  addRow(space, title, { weights: direction, factor: 1 });
  variancesOf(space, taste).forEach(
    (variance, column) => (direction[column] = (direction[column] ?? 0) * variance),
  );
  const factors = factorsOf(space.stack, taste.tasteRatings);
  const told = Float32Array.from(taste.logits.keys(), (other) => {
    const together = space.community
      ? factors.residual * weightAt(space.community.residual, other, title)
      : 0;
    return (
      ((factors.content * dotWeights(space, other, direction)) ** 2 + together ** 2) *
      chanceKnown(space, taste, other)
    );
  });
  const open = Uint32Array.from(taste.logits.keys()).filter(
    (other) => other !== title && (told[other] ?? 0) > 0 && !taste.ratings.has(idAt(space, other)),
  );
  const split = splitter(space, taste, [title])(title);
  const score = scoreSplit(split);
  return {
    ...score,
    contributions: contributionsOf(split),
    reason: reasonOf(score),
    rateNext: Array.from(topTitles(told, open, RATE_NEXT), (other) => idAt(space, other)),
  };
}
