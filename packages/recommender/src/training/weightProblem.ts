import type { InputRows } from "./inputRows.ts";
import type { Workshop } from "./workshop.ts";

/** A regression of each title on all inputs but its own, and how what it finds becomes weights from title to title. */
export interface WeightProblem {
  readonly input: InputRows;
  /** Added to the diagonal of the Gram, by input. */
  readonly ridge: Float32Array;
  /** By input: weights from it are multiplied with this, weights to it divided. */
  readonly scale: Float64Array;
  /** On so many of the most alike inputs each title is regressed; Infinity for all. */
  readonly neighbours: number;
  /** By title its input in each channel, -1 for none, ascending with the title. Outputs are the inputs of the first. */
  readonly channels: readonly Int32Array[];
}

/** How a problem is solved, and what may come of it. */
export interface WeightWish {
  /** Cells over all channels. */
  readonly cells: number;
  /** More inputs are solved on each title's neighbourhood. */
  readonly denseInputs: number;
  readonly workshop: Workshop;
}

/** The titles that have an input in the first channel: those that weights lead to. */
export const outputsOf = ({ channels }: Pick<WeightProblem, "channels">): Uint32Array => {
  const place = channels[0] ?? new Int32Array();
  return Uint32Array.from(place.keys()).filter((title) => (place[title] ?? -1) >= 0);
};
