import type { InputRows } from "../inputRows.ts";
import type { MatrixPool } from "../matrixPool.ts";

/**
 * A regression of each title on all other inputs, and how its result becomes weights from title to
 * title.
 */
export interface WeightProblem {
  readonly input: InputRows;
  /** Added to the diagonal of the Gram matrix, by input. */
  readonly ridge: Float32Array;
  /** By input: weights from it are multiplied by this, weights to it divided. */
  readonly scale: Float64Array;
  /** Number of most similar inputs each title is regressed on; Infinity for all. */
  readonly neighbours: number;
  /**
   * By title: its input in each channel, -1 for none, ascending with the title. Outputs are the
   * inputs of the first channel.
   */
  readonly channels: readonly Int32Array[];
}

/** How to solve a problem, and limits for its result. */
export interface WeightSettings {
  /** Most cells over all channels. */
  readonly cells: number;
  /** With more inputs, each title's neighbourhood is solved instead. */
  readonly denseInputs: number;
  readonly matrices: MatrixPool;
}

/** The titles with an input in the first channel: the targets of weights. */
export const outputsOf = ({ channels }: Pick<WeightProblem, "channels">): Uint32Array => {
  const place = channels[0] ?? new Int32Array();
  return Uint32Array.from(place.keys()).filter((title) => (place[title] ?? -1) >= 0);
};
