/**
 * Parts of the model that can be left out to measure their contribution. All are included by
 * default.
 */
export interface Layers {
  readonly normalisation: boolean;
  readonly notLiked: boolean;
  readonly prior: boolean;
  readonly residual: boolean;
  readonly content: boolean;
}

export const ALL_LAYERS: Layers = {
  normalisation: true,
  notLiked: true,
  prior: true,
  residual: true,
  content: true,
};
