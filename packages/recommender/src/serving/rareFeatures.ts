import type { Model } from "../model/model.ts";
import type { TitlesByFeature } from "../model/titlesByFeature.ts";
import { CELL, cellOf, type CellShape, cellShape, WANTED } from "./cells.ts";
import type { FactWeights } from "./factTables.ts";
import type { ServingKernels } from "./servingKernels.ts";
import type { ServingMemory } from "./titleArrays.ts";

/** So many are added at once. */
const BATCH = 4096;

interface Parts {
  readonly memory: ServingMemory;
  readonly kernels: ServingKernels;
  readonly model: Pick<Model, "rowStart" | "columns">;
  readonly byFeature: TitlesByFeature;
  /** Columns of the features that are in tables. */
  readonly tabled: ReadonlySet<number>;
}

const cellsOf = ({ start }: TitlesByFeature, column: number) =>
  (start[column + 1] ?? 0) - (start[column] ?? 0);

const roomForCells = (byFeature: TitlesByFeature, tabled: ReadonlySet<number>): number =>
  [...tabled].reduce(
    (cells, column) => cells - cellsOf(byFeature, column),
    byFeature.titles.length,
  ) * CELL;

/** Bytes for the features that are in no table. */
export const roomForRare = (byFeature: TitlesByFeature, tabled: ReadonlySet<number>): number =>
  roomForCells(byFeature, tabled) + BATCH * WANTED;

/**
 * By feature: where its cells start in the memory, and where the last one's end; tabled ones have none.
 * A cell's value is without the title's scale.
 */
function layOut({ memory, byFeature, tabled }: Parts, shape: CellShape): Uint32Array {
  const { start, titles, values } = byFeature;
  const address = memory.take(roomForCells(byFeature, tabled));
  const words = new Int32Array(memory.memory.buffer);
  const starts = new Uint32Array(start.length);
  let to = address;
  for (let column = 0; column + 1 < start.length; column++) {
    starts[column] = to;
    if (tabled.has(column)) continue;
    for (let at = start[column] ?? 0; at < (start[column + 1] ?? 0); at++, to += CELL)
      words[to / CELL] = cellOf(shape, titles[at] ?? 0, values[at] ?? 0);
  }
  starts[start.length - 1] = to;
  return starts;
}

interface RareSum {
  /** Which sum of every title to add to. */
  readonly into: keyof FactWeights;
  readonly weights: Float64Array;
  /** Titles that have all features with a weight. */
  readonly titles: readonly { readonly title: number }[];
}

/** The contribution of features that are in no table. */
export interface RareFeatures {
  /** Adds features of some titles that are in no table, and resets their weights to zero. */
  addRareFeatures(sum: RareSum): void;
}

/**
 * Adds features that are in no table to the titles that have them, one by one.
 */
export function rareFeatures(parts: Parts): RareFeatures {
  const { memory, kernels, model } = parts;
  const { rowStart, columns } = model;
  const shape = cellShape(memory.titles.content.length, parts.byFeature.values);
  const starts = layOut(parts, shape);
  const list = memory.take(BATCH * WANTED);
  const places = new Uint32Array(memory.memory.buffer, list, BATCH * 3);
  const numbers = new Float32Array(memory.memory.buffer, list, BATCH * 3);
  let count = 0;
  const flush = (into: Float32Array) => {
    kernels.addColumns(into.byteOffset, list, count, shape.placeBits);
    count = 0;
  };
  const addRareFeatures = ({ into, weights, titles }: RareSum) => {
    const sums = memory.titles[into];
    for (const { title } of titles) {
      const last = rowStart[title + 1] ?? 0;
      for (let cell = rowStart[title] ?? 0; cell < last; cell++) {
        const column = columns[cell] ?? 0;
        const weight = weights[column] ?? 0;
        if (weight === 0) continue; // zero, in a table, or already listed for another title
        weights[column] = 0;
        places[3 * count] = starts[column] ?? 0;
        places[3 * count + 1] = starts[column + 1] ?? 0;
        numbers[3 * count + 2] = weight * shape.unit;
        if (++count === BATCH) flush(sums);
      }
    }
    flush(sums);
  };
  return { addRareFeatures };
}
