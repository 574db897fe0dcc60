import type { RatingValue } from "@worthy/domain";
import type { Trait } from "../model/trait.ts";

/** One row of the arithmetic behind a score, in whole points. */
export type Contribution =
  | {
      readonly type: "title";
      readonly titleId: number;
      readonly rating: RatingValue;
      readonly points: number;
    }
  | {
      readonly type: "trait";
      readonly trait: Trait;
      readonly key: string;
      readonly label: string;
      readonly points: number;
    }
  /** All parts too small for a row of their own. */
  | { readonly type: "rest"; readonly points: number };

export type Confidence = "guess" | "leaning" | "fairly-sure" | "sure";

/** One title for one person. */
export interface TitleScore {
  readonly titleId: number;
  /**
   * Worthy: the probability that the person likes or loves the title when they watch it, in whole
   * percent.
   */
  readonly score: number;
  /** The score without the person's ratings of related titles. */
  readonly base: number;
  /** How many people have heard of the title, 1 to 9. */
  readonly fame: number;
  /** Titles that the person loves and that editors call its kin. */
  readonly lovedKin: readonly number[];
  /** Largest first, `rest` last, none of 0 points; they sum to `score - base` exactly. */
  readonly contributions: readonly Contribution[];
  readonly confidence: Confidence;
  /** Share of the knowable that is known, 0 to 1; `confidence` is this in words. */
  readonly certainty: number;
}
