import { eachFeature } from "../community/sparseRow.ts";
import { transposed } from "../editorial/crowd.ts";
import type { Editorial, Model, SparseMatrix } from "../model/model.ts";
import { CELL, cellShape, placeCells, WANTED } from "./cells.ts";
import type { ServingKernels } from "./servingKernels.ts";
import type { ServingMemory } from "./titleArrays.ts";

interface Parts {
  readonly memory: ServingMemory;
  readonly kernels: ServingKernels;
  readonly model: Model;
}

/** Sums of closeness by kin: to titles just rated, and for questions to those known and those asked about. */
type Kin = "rated" | "known" | "asked";
const SUMS = 3;

/** A labelled title and its share, 32 bits each. */
const SHARE = 8;

interface Nearness {
  readonly title: number;
  readonly factor: number;
  readonly into: Kin;
}

/** How close titles are to some others, in the kernels' memory. */
export interface Closeness {
  /** Room for sums of how close each labelled title is to some titles, by kin. */
  readonly kin: Readonly<Record<Kin, Float32Array>>;
  /** Adds a multiple of how close every labelled title is to one title to such a sum. */
  addNearness(nearness: Nearness): void;
  /** What such a sum says of a title, through the labelled titles that it stands for. */
  nearnessOf(title: number, by: Kin): number;
  /**
   * Adds to `titles.closeness`: what `kin.rated` says, through the labelled titles that each title
   * stands for, and `titles.shared`; less the crowd's, as many times.
   */
  addCloseness(crowd: number): void;
}

const longestRow = ({ rowStart }: SparseMatrix): number =>
  rowStart.reduce((most, start, row) => Math.max(most, start - (rowStart[row - 1] ?? 0)), 0);

/** Bytes for the labels of a model. */
export function roomForLabels({ editorial }: Pick<Model, "editorial">): number {
  if (!editorial) return 0;
  const { near, via } = editorial;
  return (
    SUMS * 4 * near.rowStart.length +
    CELL * near.columns.length +
    SHARE * via.columns.length +
    4 * via.rowStart.length +
    WANTED * longestRow(near) +
    (SUMS + 4) * 16
  );
}

/** Copies the labelled titles that titles stand for into the memory. Returns their address. */
function placeShares({ memory, take }: ServingMemory, { columns, values }: SparseMatrix): number {
  const address = take(SHARE * columns.length);
  const [places, shares] = [
    new Uint32Array(memory.buffer, address),
    new Float32Array(memory.buffer, address),
  ];
  columns.forEach((place, entry) => {
    places[2 * entry] = place;
    shares[2 * entry + 1] = values[entry] ?? 0;
  });
  return address;
}

/** Adding rows of closeness by kin, which lie in the memory by column. */
function nearnessIn({ memory, kernels }: Parts, { near, via }: Editorial, kin: Closeness["kin"]) {
  const labelled = near.rowStart.length - 1;
  const { rowStart, columns, values } = transposed(near, labelled);
  const shape = cellShape(labelled, values);
  const cells = placeCells(memory, shape, { rowStart, columns, values });
  const most = longestRow(near);
  const list = memory.take(WANTED * most);
  const places = new Uint32Array(memory.memory.buffer, list, 3 * most);
  const numbers = new Float32Array(memory.memory.buffer, list, 3 * most);
  return ({ title, factor, into }: Nearness): void =>
    eachFeature(via, title, (place, share) => {
      let count = 0;
      eachFeature(near, place, (column, value) => {
        places[3 * count] = cells + CELL * (rowStart[column] ?? 0);
        places[3 * count + 1] = cells + CELL * (rowStart[column + 1] ?? 0);
        numbers[3 * count + 2] = factor * share * value * shape.unit;
        count++;
      });
      kernels.addColumns(kin[into].byteOffset, list, count, shape.placeBits);
    });
}

export function closenessBy(parts: Parts): Closeness {
  const { memory, kernels, model } = parts;
  const { editorial, titleIds } = model;
  const labelled = editorial ? editorial.near.rowStart.length - 1 : 0;
  const room = () => new Float32Array(memory.memory.buffer, memory.take(4 * labelled), labelled);
  const kin = { rated: room(), known: room(), asked: room() };
  if (!editorial)
    return { kin, addNearness: () => {}, nearnessOf: () => 0, addCloseness: () => {} };
  const { via } = editorial;
  const rows = memory.take(4 * via.rowStart.length);
  new Uint32Array(memory.memory.buffer, rows, via.rowStart.length).set(via.rowStart);
  const shares = placeShares(memory, via);
  const { arrays, stride } = memory;
  return {
    kin,
    addNearness: nearnessIn(parts, editorial, kin),
    nearnessOf: (title, by) => {
      let near = 0;
      eachFeature(via, title, (place, share) => (near += share * (kin[by][place] ?? 0)));
      return near;
    },
    addCloseness: (crowd) =>
      void kernels.addCloseness(
        arrays,
        stride,
        titleIds.length,
        rows,
        shares,
        kin.rated.byteOffset,
        crowd,
      ),
  };
}
