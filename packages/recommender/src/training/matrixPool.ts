import { createDenseSymmetric, type DenseSymmetric } from "../solver/index.ts";

/**
 * Keeps the memory of a large matrix for the next one: the garbage collector would be slow to free
 * it, and two would be held at once.
 */
export class MatrixPool {
  #matrix: DenseSymmetric | null = null;

  /** A matrix of zeros. Invalidates the one returned before. */
  matrixOf(size: number): DenseSymmetric {
    this.#matrix = createDenseSymmetric(size, this.#matrix?.memory);
    return this.#matrix;
  }
}
