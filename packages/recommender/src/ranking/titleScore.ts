import type { RatingValue } from "@worthy/domain";
import type { Trait } from "../model/trait.ts";

/** What two titles share. */
export interface Shared {
  readonly trait: Trait;
  readonly key: string;
  readonly label: string;
}

/** What a rated title's points come through. */
export interface Part {
  /** `kin`: what people love together, by editors and by other people's ratings; `rest`: smaller traits. */
  readonly trait: Trait | "rest";
  readonly key: string;
  readonly label: string;
  readonly points: number;
}

/** What is too small for a row of its own: a rated title, or a trait that is no rated title's. */
export type RestPart =
  | {
      readonly type: "title";
      readonly titleId: number;
      readonly rating: RatingValue;
      readonly points: number;
    }
  | ({ readonly type: "trait" } & Part);

/** One row of the arithmetic behind a score, in whole points. */
export type Contribution =
  | {
      readonly type: "title";
      readonly titleId: number;
      readonly rating: RatingValue;
      readonly points: number;
      /** Largest first, `rest` last, none of 0 points; they sum to the row's points. Empty for the title itself. */
      readonly parts: readonly Part[];
    }
  /** All too small for a row of their own: largest first, what is smaller still last. Empty if nothing of it has a whole point. */
  | { readonly type: "rest"; readonly points: number; readonly parts: readonly RestPart[] };

/** A rated title that speaks for or against another, and what they share. */
export interface Witness {
  readonly titleId: number;
  readonly rating: RatingValue;
  /** Points it adds, not rounded, and those of them that come from its being loved together with the other. */
  readonly points: number;
  readonly kin: number;
  /** What most of this comes through, most first; no kin. */
  readonly shared: readonly Shared[];
}

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
  /** How many people have heard of the title, in steps of fame. */
  readonly fame: number;
  /** Rated titles that did most for the score, then, unless it is okay, those that did most against it. */
  readonly witnesses: readonly Witness[];
  readonly confidence: Confidence;
  /** Share of the knowable that is known, 0 to 1; `confidence` is this in words. */
  readonly certainty: number;
}
