/** Predicted probabilities next to the outcomes. */
export interface Predictions {
  /** 0 to 1. */
  readonly promised: Float32Array;
  /** 1 for liked, 0 for not. */
  readonly liked: Uint8Array;
}

/** Collects predictions in growing arrays. */
export class PredictionLog {
  #promised = new Float32Array(1024);
  #liked = new Uint8Array(1024);
  #size = 0;

  add(promised: number, liked: boolean): void {
    if (this.#size === this.#liked.length) this.#grow();
    this.#promised[this.#size] = promised;
    this.#liked[this.#size] = liked ? 1 : 0;
    this.#size += 1;
  }

  all(): Predictions {
    return {
      promised: this.#promised.subarray(0, this.#size),
      liked: this.#liked.subarray(0, this.#size),
    };
  }

  #grow(): void {
    const [promised, liked] = [this.#promised, this.#liked];
    this.#promised = new Float32Array(2 * this.#size);
    this.#promised.set(promised);
    this.#liked = new Uint8Array(2 * this.#size);
    this.#liked.set(liked);
  }
}
