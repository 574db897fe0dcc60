import type { Model } from "../model/model.ts";
import type { ServingKernels } from "./servingKernels.ts";
import type { ServingMemory } from "./titleArrays.ts";

interface Parts {
  readonly memory: ServingMemory;
  readonly kernels: ServingKernels;
  readonly model: Model;
}

/** How close titles are to those rated, in the kernels' memory. */
export interface Closeness {
  /** Room for how close each labelled title is to some titles, by kin. */
  readonly kin: Float64Array;
  /**
   * Adds to `titles.closeness`: what `kin` says, through the labelled titles that each title stands
   * for, and `titles.shared`; less the crowd's, as many times.
   */
  addCloseness(crowd: number): void;
}

/** Bytes for the labels of a model. */
export const roomForLabels = ({ editorial }: Pick<Model, "editorial">): number =>
  editorial
    ? 8 * editorial.near.rowStart.length +
      4 * editorial.via.rowStart.length +
      8 * editorial.via.columns.length +
      3 * 16
    : 0;

export function closenessBy({ memory, kernels, model }: Parts): Closeness {
  const { editorial, titleIds } = model;
  if (!editorial) return { kin: new Float64Array(), addCloseness: () => {} };
  const { near, via } = editorial;
  const { buffer } = memory.memory;
  const labelled = near.rowStart.length - 1;
  const at = {
    kin: memory.take(8 * labelled),
    rows: memory.take(4 * via.rowStart.length),
    via: memory.take(8 * via.columns.length),
  };
  new Uint32Array(buffer, at.rows, via.rowStart.length).set(via.rowStart);
  const [places, shares] = [new Uint32Array(buffer, at.via), new Float32Array(buffer, at.via)];
  via.columns.forEach((place, entry) => {
    places[2 * entry] = place;
    shares[2 * entry + 1] = via.values[entry] ?? 0;
  });
  const { arrays, stride } = memory;
  return {
    kin: new Float64Array(buffer, at.kin, labelled),
    addCloseness: (crowd) =>
      void kernels.addCloseness(arrays, stride, titleIds.length, at.rows, at.via, at.kin, crowd),
  };
}
