/** Numbers names (ids of people or titles) from 0 in order of appearance. */
export class Names {
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#numbers.size;
  }

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    // A substring would keep the whole long string in memory; a copy doesn't.
    this.#numbers.set(Buffer.from(name).toString(), number);
    return number;
  }

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }

  all(): string[] {
    return [...this.#numbers.keys()];
  }
}
