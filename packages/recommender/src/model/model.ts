import type { Trait } from "./trait.ts";

/** The parameters of a model. Variances are in squared logits. */
export interface ModelParameters {
  /** Share of watched titles that people like or love, without knowing the person. */
  readonly priorRate: number;
  /** Prior variance of a person's taste for a whole title, spread over its features. */
  readonly tasteVariance: number;
  /** Prior variance of a person's taste for one title alone. */
  readonly ownVariance: number;
  /** Prior variance of how easily a person likes any film, or any show. */
  readonly biasVariance: number;
}

/** A feature that at least two titles share. */
export interface ModelFeature {
  readonly trait: Trait;
  readonly key: string;
  readonly label: string;
}

/**
 * What the engine knows about titles, with nothing about any person. Features are a sparse matrix
 * by title (CSR): row `t` is `columns` and `values` from `rowStart[t]` to `rowStart[t + 1]`,
 * columns ascending. Values include idf, family weight, length normalisation and the square root of
 * the taste variance, so a person's weights have the prior N(0, 1).
 */
export interface Model {
  readonly parameters: ModelParameters;
  readonly features: readonly ModelFeature[];
  readonly titleIds: Float64Array;
  /** How many people have heard of each title, in steps of fame, of which the best known have more than 9 (`fameByKin`). */
  readonly fame: Float32Array;
  /** 1 for a show, 0 for a film: picks are ordered within a kind. */
  readonly shows: Uint8Array;
  /** Whom each title is for: places in `AUDIENCES`. */
  readonly audiences: Uint8Array;
  readonly rowStart: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
  /** By title: the factor in its values that normalises its length. */
  readonly scales: Float32Array;
  /** What editors say of the titles; null if they say nothing. */
  readonly editorial: Editorial | null;
}

/** Editorial labels of all titles, those without labels filled in from similar ones. */
export interface Editorial {
  /** Logits by which a title is liked more than the average one. */
  readonly liked: Float32Array;
  /**
   * How close labelled titles are for the order of picks, each row of length 1; rows and columns are
   * places among the labelled titles.
   */
  readonly near: SparseMatrix;
  /** By title: its kin, and the titles whose kin it is. */
  readonly kin: SparseMatrix;
  /** By title: the labelled titles it stands for, itself alone if it has labels. */
  readonly via: SparseMatrix;
}

/** Row `r` is `columns` and `values` from `rowStart[r]` to `rowStart[r + 1]` (CSR). */
export interface SparseMatrix {
  readonly rowStart: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}
