import { scoresOf } from "../ranking/scoreAll.ts";
import type { TitleSpace } from "../model/titleSpace.ts";
import type { Taste } from "./taste.ts";

type Parts = Omit<Taste, "scores">;

/**
 * A taste whose scores are computed when they are first read: ranking needs none, and what is shown of
 * a title only its own.
 */
export class FittedTaste implements Taste {
  readonly ratings: Taste["ratings"];
  readonly misleading: Taste["misleading"];
  readonly logits: Taste["logits"];
  readonly alone: Taste["alone"];
  readonly closeness: Taste["closeness"];
  readonly rated: Taste["rated"];
  readonly bias: Taste["bias"];
  readonly tasteRatings: Taste["tasteRatings"];
  readonly trust: Taste["trust"];
  readonly sums: Taste["sums"];
  readonly #space: TitleSpace;
  #scores: Float32Array | undefined;

  constructor(space: TitleSpace, parts: Parts) {
    this.ratings = parts.ratings;
    this.misleading = parts.misleading;
    this.logits = parts.logits;
    this.alone = parts.alone;
    this.closeness = parts.closeness;
    this.rated = parts.rated;
    this.bias = parts.bias;
    this.tasteRatings = parts.tasteRatings;
    this.trust = parts.trust;
    this.sums = parts.sums;
    this.#space = space;
  }

  get scores(): Float32Array {
    return (this.#scores ??= scoresOf(this.#space, this.logits));
  }
}
