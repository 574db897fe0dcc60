import { createDenseSymmetric, type DenseSymmetric } from "../solver/index.ts";

/** Keeps the memory of a large matrix for the next one: the collector would take its time, and two would be held at once. */
export class Workshop {
  #matrix: DenseSymmetric | null = null;

  /** A matrix of zeros. The one given out before must not be used any more. */
  matrixOf(size: number): DenseSymmetric {
    this.#matrix = createDenseSymmetric(size, this.#matrix?.memory);
    return this.#matrix;
  }
}
