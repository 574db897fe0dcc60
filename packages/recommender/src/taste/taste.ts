import type { RatingValue } from "@worthy/domain";
import type { CommunitySums } from "../community/communitySums.ts";
import type { Model } from "../model/model.ts";
import { pointsOf } from "./logistic.ts";

/** One rating of one person. */
export interface TitleRating {
  readonly titleId: number;
  readonly rating: RatingValue;
  /** True if it says nothing about their taste. */
  readonly misleading?: boolean;
}

/** What one person rated, including titles the model doesn't know. */
export interface OwnRatings {
  /** By title id. */
  readonly ratings: ReadonlyMap<number, RatingValue>;
  /** Titles whose rating says nothing about their taste: they are known to the person, and no more. */
  readonly misleading: ReadonlySet<number>;
}

/** The ratings that say something about somebody's taste, by title id. */
export const tellingRatings = ({
  ratings,
  misleading,
}: OwnRatings): ReadonlyMap<number, RatingValue> =>
  misleading.size === 0
    ? ratings
    : new Map([...ratings].filter(([titleId]) => !misleading.has(titleId)));

/** A rating set, or removed with `null`. */
export interface RatingChange {
  readonly titleId: number;
  readonly rating: RatingValue | null;
  /** True if the new rating says nothing about their taste. */
  readonly misleading?: boolean;
}

/** One number for films, and one for shows. */
export type PerKind = readonly [films: number, shows: number];

/** The number for the kind of a title. */
export const forTitle = (values: PerKind, { shows }: Pick<Model, "shows">, title: number): number =>
  values[shows[title] === 1 ? 1 : 0];

/** A rated title that carries information. */
export interface RatedTitle {
  /** Index in the model. */
  readonly title: number;
  readonly rating: RatingValue;
  /** Its weight in the scores, found by the fit. */
  readonly multiplier: number;
}

/** The score of one title: the same as in `scores`, of which it needs no other. */
export const scoreOf = ({ logits }: Pick<Taste, "logits">, title: number): number =>
  Math.fround(pointsOf(logits[title] ?? 0));

/**
 * One person under one model: an immutable value. Everything but `scores`, `ratings` and `misleading`
 * is internal to the engine.
 */
export interface Taste extends OwnRatings {
  /** Worthy of every title, 0 to 100, not rounded, in the order of `engine.titleIds`. */
  readonly scores: Float32Array;
  readonly logits: Float32Array;
  /** The logits without other people's ratings. */
  readonly alone: Float32Array;
  /** How much closer each title is to what they like than to what they don't; empty without labels. */
  readonly closeness: Float32Array;
  /** By title index, ascending. */
  readonly rated: readonly RatedTitle[];
  /** Logits by which this person likes everything of a kind more (or less) than others. */
  readonly bias: PerKind;
  /** Number of LOVE, LIKE, MEH and DISLIKE ratings that aren't misleading. */
  readonly tasteRatings: number;
  /** How far other people's ratings are to be trusted for this person, 0 to 1; 0 if there are none. */
  readonly trust: number;
  /** What other people's ratings say; null if the engine has none. */
  readonly sums: CommunitySums | null;
}
