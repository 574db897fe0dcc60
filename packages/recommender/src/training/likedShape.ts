/**
 * Hyperparameters of the weights from liked and not-liked titles; docs/engine.md has the formulas.
 */
export interface LikedShape {
  /** Added to the diagonal. */
  readonly ridge: number;
  /** Share of each input dropped in training, through its effect on the diagonal (EDLAE). */
  readonly dropout: number;
  /** Whether that effect counts all people alike, although they are damped otherwise. */
  readonly evenDropout: boolean;
  /** A person with n ratings weighs n to the power of minus this. */
  readonly peopleDamping: number;
  /** Inputs are multiplied by their count to this power, outputs divided. */
  readonly countDamping: number;
  /** Number of most similar inputs each title is regressed on; Infinity for all. */
  readonly neighbours: number;
  /** Whether not-liked titles are inputs too. */
  readonly notLiked: boolean;
}

/**
 * Good on every set measured (docs/engine.md, "Weights"). The neighbourhood doesn't only save time:
 * inputs beyond the 400 most similar add more noise than signal.
 */
export const LIKED_SHAPE: LikedShape = {
  ridge: 5,
  dropout: 0.5,
  evenDropout: false,
  peopleDamping: 0.3,
  countDamping: 0.1,
  neighbours: 400,
  notLiked: true,
};
/**
 * Good for a solution over all inputs, which needs a stronger diagonal and gains from weighing titles by how
 * often they are liked.
 */
export const FULL_SHAPE: LikedShape = {
  ridge: 20,
  dropout: 0.33,
  evenDropout: true,
  peopleDamping: 0.3,
  countDamping: 0.25,
  neighbours: Infinity,
  notLiked: true,
};
/** Without normalisation: plain EASE on these channels and neighbourhoods. */
export const PLAIN_SHAPE: LikedShape = {
  ridge: 100,
  dropout: 0,
  evenDropout: false,
  peopleDamping: 0,
  countDamping: 0,
  neighbours: 400,
  notLiked: true,
};

/** Weights as a mixture of two solutions, which err in different ways. */
export interface LikedMixture {
  /** Over the most similar inputs. */
  readonly local: LikedShape;
  /** Over all inputs. */
  readonly full: LikedShape;
  /** Weight of the full one, 0 to 1. */
  readonly share: number;
}
