import type { TitleFeatures } from "../../model/titleFeatures.ts";
import type { TimedRatings } from "./ratingMatrix.ts";

/** People with the known and hidden parts of their ratings; rows match. */
export interface TestPeople {
  /** For each row, a number that identifies the person in all sets. */
  readonly people: Uint32Array;
  readonly known: TimedRatings;
  readonly hidden: TimedRatings;
}

/** Everything one training and its measurement need. All matrices have the same titles. */
export interface EvaluationSet {
  readonly train: TimedRatings;
  readonly test: TestPeople;
  /** People to tune on; if null, they are drawn from the training people. */
  readonly tune: TestPeople | null;
  /** In the order of `titleIds`. */
  readonly titles: readonly TitleFeatures[];
  /** The titles to rank, by index; null for all. */
  readonly only: ReadonlySet<number> | null;
  /** Whether `titles` have any content beyond the id. */
  readonly hasContent: boolean;
}

/** Options shared by all models of a run. */
export interface EvaluationOptions {
  /** `none`: no tuning; plain EASE with λ = 200 and ours with its defaults. */
  readonly grid: "default" | "none";
  readonly seed: number;
  /** Titles that can't be recommended: all known ones, or only those known and liked. */
  readonly mask: "rated" | "liked";
  readonly recall: "truncated" | "full";
}
