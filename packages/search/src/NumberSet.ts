/**
 * A set of small whole numbers that is emptied by visiting it. If many are in it, they are visited
 * in ascending order, so memory is read sequentially.
 */
export class NumberSet {
  #marks = new Uint8Array();
  #members: number[] = [];
  #size = 0;

  /** Makes room for numbers below `size`. */
  open(size: number): this {
    if (this.#marks.length < size) this.#marks = new Uint8Array(Math.ceil(size * 1.3));
    this.#size = size;
    return this;
  }

  addAll(numbers: readonly number[]): void {
    const marks = this.#marks;
    for (const number of numbers) {
      if (marks[number] === 1) continue;
      marks[number] = 1;
      this.#members.push(number);
    }
  }

  /** Adds those whose value is at least this. */
  addFrom(numbers: readonly number[], values: readonly number[], least: number): void {
    const marks = this.#marks;
    for (const number of numbers) {
      if ((values[number] ?? 0) < least || marks[number] === 1) continue;
      marks[number] = 1;
      this.#members.push(number);
    }
  }

  /** Visits each number once and empties the set. */
  forEach(visit: (number: number) => void): void {
    const members = this.#members;
    this.#members = [];
    if (members.length * 20 > this.#size) {
      for (let number = 0; number < this.#size; number++)
        if (this.#marks[number] === 1) visit(number);
    } else members.forEach(visit);
    for (const number of members) this.#marks[number] = 0;
  }
}
