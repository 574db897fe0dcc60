import type { SparseMatrix } from "../model/model.ts";
import type { ServingMemory } from "./titleArrays.ts";

/** Bytes of a cell, a place and a value. Reading cells is what takes the time, so they are small. */
export const CELL = 4;
/** Bytes for a row of cells to be added: where it starts and ends, and its weight. */
export const WANTED = 12;

/** How a place, in the lower bits, and a value, a signed number of units, share the bits of a cell. */
export interface CellShape {
  readonly placeBits: number;
  readonly unit: number;
}

/** Leaves to the values all bits that places don't need: 17 of 32 with 20,000 places. */
export function cellShape(places: number, values: Float32Array): CellShape {
  const placeBits = 32 - Math.clz32(Math.max(1, places - 1));
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return { placeBits, unit: (largest || 1) / (2 ** (31 - placeBits) - 1) };
}

/** A place and a value in one number of 32 bits. */
export const cellOf = ({ placeBits, unit }: CellShape, place: number, value: number): number =>
  (Math.round(value / unit) << placeBits) | place;

/** Copies the cells of a matrix into the memory. Returns their address. */
export function placeCells(
  { memory, take }: ServingMemory,
  shape: CellShape,
  { columns, values }: SparseMatrix,
): number {
  const address = take(CELL * columns.length);
  new Int32Array(memory.buffer, address, columns.length).set(
    columns.map((place, at) => cellOf(shape, place, values[at] ?? 0)),
  );
  return address;
}
