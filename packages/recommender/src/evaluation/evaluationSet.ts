import type { TitleFeatures } from "../titleFeatures.ts";
import type { TimedRatings } from "./ratingMatrix.ts";

/** People with what they show of their ratings and what they hide; row by row the same person in both. */
export interface TestPeople {
  /** A number for each row that stays the same for a person over all sets. */
  readonly people: Uint32Array;
  readonly known: TimedRatings;
  readonly hidden: TimedRatings;
}

/** All that one training and its measurement need. Every matrix has the same titles. */
export interface EvaluationSet {
  readonly train: TimedRatings;
  readonly test: TestPeople;
  /** People to tune on; where there are none they are drawn from the people to train on. */
  readonly tune: TestPeople | null;
  /** In the order of `titleIds`. */
  readonly titles: readonly TitleFeatures[];
  /** Whether `titles` say anything beyond the id. */
  readonly hasContent: boolean;
}

/** What all models of a run have in common. */
export interface EvaluationOptions {
  /** `none`: no tuning, plain EASE with λ = 200 and ours with its defaults. */
  readonly grid: "default" | "none";
  readonly seed: number;
  /** Titles that cannot be recommended: all known ones, or only the known and liked. */
  readonly mask: "rated" | "liked";
  readonly recall: "truncated" | "full";
}
