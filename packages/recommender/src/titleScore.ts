import type { RatingValue } from "@worthy/domain";
import type { Trait } from "./trait.ts";

/** One row of the arithmetic behind a score, in whole points of the Worthy scale. */
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
  /** Everything too small for a row of its own. */
  | { readonly type: "rest"; readonly points: number };

export type Confidence = "guess" | "leaning" | "fairly-sure" | "sure";

/** One title for one person. */
export interface TitleScore {
  readonly titleId: number;
  /** Worthy: the probability that the person likes or loves the title once watched, in whole percent. */
  readonly score: number;
  /** What the score would be without anything this person said about titles like it. */
  readonly base: number;
  /** How widely known the title is, 1 to 5. */
  readonly prominence: number;
  /** Largest first, `rest` last, none of 0 points; the points sum to `score - base` exactly. */
  readonly contributions: readonly Contribution[];
  readonly confidence: Confidence;
  /** Share of what could be known that is known, 0 to 1: `confidence` is this in words. */
  readonly certainty: number;
}
