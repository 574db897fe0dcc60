/** What shapes the weights from liked and not-liked titles; docs/engine.md has the formulas. */
export interface LikedShape {
  /** Added to the diagonal. */
  readonly ridge: number;
  /** Share of each input that is dropped while training, as far as it acts on the diagonal (EDLAE). */
  readonly dropout: number;
  /** People with n ratings weigh n to the power of minus this. */
  readonly peopleDamping: number;
  /** Inputs are scaled by their count to this power, outputs divided. */
  readonly countDamping: number;
  /** Whether what was not liked is an input too. */
  readonly notLiked: boolean;
}

export const LIKED_SHAPE: LikedShape = { ridge: 5, dropout: 0.33, peopleDamping: 0.3, countDamping: 0.25, notLiked: true };
/** Without normalisation: plain EASE on these channels. */
export const PLAIN_SHAPE: LikedShape = { ridge: 100, dropout: 0, peopleDamping: 0, countDamping: 0, notLiked: true };
