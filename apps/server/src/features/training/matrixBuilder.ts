import type { RatingMatrix } from "@worthy/recommender";

export interface MatrixBuilder {
  /** A rating of the present person; one of a title that is not known is passed over. */
  add(titleId: number, code: number): void;
  /** The present person has no more. One without ratings is left out. */
  endPerson(): void;
  build(): RatingMatrix;
}

interface BuilderOptions {
  /** Every title that may be rated, ascending. */
  titleIds: Float64Array;
  /** Ratings of one person that are kept at most; which ones is drawn by the seed. */
  mostEach: number;
  seed: number;
}

const FIRST_SIZE = 1 << 16;

/** A number that looks drawn, the same for the same three. */
function drawn(seed: number, person: number, title: number): number {
  let mixed = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(person + 1, 0x85ebca6b) ^ Math.imul(title + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Collects ratings, person by person, into typed arrays: five bytes a rating. */
export function createMatrixBuilder({ titleIds, mostEach, seed }: BuilderOptions): MatrixBuilder {
  const indexOf = new Map(Array.from(titleIds, (id, index) => [id, index]));
  let titles = new Uint32Array(FIRST_SIZE);
  let values = new Uint8Array(FIRST_SIZE);
  let rowStart = new Uint32Array(FIRST_SIZE);
  let size = 0;
  let people = 0;

  function sample(start: number): void {
    const row = Array.from(titles.subarray(start, size), (title, at) => ({ title, value: values[start + at] ?? 0, key: drawn(seed, people, title) }));
    row.sort((a, b) => a.key - b.key || a.title - b.title);
    const kept = row.slice(0, mostEach).sort((a, b) => a.title - b.title);
    kept.forEach(({ title, value }, at) => {
      titles[start + at] = title;
      values[start + at] = value;
    });
    size = start + kept.length;
  }

  return {
    add: (titleId, code) => {
      const title = indexOf.get(titleId);
      if (title === undefined) return;
      if (size === titles.length) [titles, values] = [titles, values].map(doubled) as [typeof titles, typeof values]; // map forgets which is which
      titles[size] = title;
      values[size++] = code;
    },
    endPerson: () => {
      const start = rowStart[people] ?? 0;
      if (size === start) return;
      if (size - start > mostEach) sample(start);
      if (people + 2 > rowStart.length) rowStart = doubled(rowStart);
      rowStart[++people] = size;
    },
    build: () => ({ titleIds, rowStart: rowStart.slice(0, people + 1), titles: titles.slice(0, size), values: values.slice(0, size) }),
  };
}

function doubled<Numbers extends Uint32Array | Uint8Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2); // typed arrays make their like from a length
  larger.set(numbers);
  return larger;
}
