/** Names (ids of people or titles) as numbers, from 0 in the order in which they come. */
export class Names {
  readonly #numbers = new Map<string, number>();

  get size(): number {
    return this.#numbers.size;
  }

  numberOf(name: string): number {
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    // A piece of a long string keeps the whole of it in memory; a copy does not.
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
