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
  /** On so many of the most alike inputs each title is regressed; Infinity for all. */
  readonly neighbours: number;
  /** Whether what was not liked is an input too. */
  readonly notLiked: boolean;
}

/**
 * What is good on every set that was measured (docs/engine.md, "Weights"). The neighbourhood is not there to save time only: what a title's 400 most alike inputs do
 * not tell, the others tell wrongly more often than not.
 */
export const LIKED_SHAPE: LikedShape = { ridge: 5, dropout: 0.5, peopleDamping: 0.3, countDamping: 0.1, neighbours: 400, notLiked: true };
/** Without normalisation: plain EASE on these channels and neighbourhoods. */
export const PLAIN_SHAPE: LikedShape = { ridge: 100, dropout: 0, peopleDamping: 0, countDamping: 0, neighbours: 400, notLiked: true };
