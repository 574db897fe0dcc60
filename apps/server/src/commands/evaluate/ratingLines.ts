/** Ratings as in a file, in growing arrays: 12 bytes each, 20 with times. */
export class RatingLines {
  #size = 0;
  #people = new Uint32Array(1024);
  #titles = new Uint32Array(1024);
  #numbers = new Float32Array(1024);
  #times: Float64Array<ArrayBuffer> | null;

  constructor(options: { times: boolean }) {
    this.#times = options.times ? new Float64Array(1024) : null;
  }

  get size(): number {
    return this.#size;
  }

  add(rating: { person: number; title: number; number: number; time: number }): void {
    if (this.#size === this.#people.length) this.#grow();
    this.#people[this.#size] = rating.person;
    this.#titles[this.#size] = rating.title;
    this.#numbers[this.#size] = rating.number;
    if (this.#times) this.#times[this.#size] = rating.time;
    this.#size += 1;
  }

  get people(): Uint32Array {
    return this.#people.subarray(0, this.#size);
  }

  get titles(): Uint32Array {
    return this.#titles.subarray(0, this.#size);
  }

  /** The ratings, on the scale of the file. */
  get numbers(): Float32Array {
    return this.#numbers.subarray(0, this.#size);
  }

  get times(): Float64Array | null {
    return this.#times?.subarray(0, this.#size) ?? null;
  }

  #grow(): void {
    const room = Math.ceil(1.5 * this.#size);
    const [people, titles, numbers, times] = [
      this.#people,
      this.#titles,
      this.#numbers,
      this.#times,
    ];
    this.#people = new Uint32Array(room);
    this.#titles = new Uint32Array(room);
    this.#numbers = new Float32Array(room);
    this.#people.set(people);
    this.#titles.set(titles);
    this.#numbers.set(numbers);
    if (!times) return;
    this.#times = new Float64Array(room);
    this.#times.set(times);
  }
}
