import type { RatingMatrix } from "@worthy/recommender";

export interface MatrixBuilder {
  /** Adds a rating of the current person; ratings of unknown titles are ignored. */
  add(titleId: number, code: number): void;
  /** Ends the current person, who is dropped if they have no ratings. */
  endPerson(): void;
  build(): RatingMatrix;
}

interface BuilderOptions {
  /** Every title that can be rated, ascending. */
  titleIds: Float64Array;
  /** Maximum number of ratings per person, sampled by the seed. */
  mostEach: number;
  seed: number;
}

const FIRST_SIZE = 1 << 16;

/** A pseudo-random number determined by the three arguments. */
function drawn(seed: number, person: number, title: number): number {
  let mixed =
    Math.imul(seed + 1, 0x9e3779b1) ^
    Math.imul(person + 1, 0x85ebca6b) ^
    Math.imul(title + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** Collects ratings, person by person, in typed arrays: five bytes per rating. */
export function createMatrixBuilder({ titleIds, mostEach, seed }: BuilderOptions): MatrixBuilder {
  const indexOf = new Map(Array.from(titleIds, (id, index) => [id, index]));
  let titles = new Uint32Array(FIRST_SIZE);
  let values = new Uint8Array(FIRST_SIZE);
  let rowStart = new Uint32Array(FIRST_SIZE);
  let size = 0;
  let people = 0;

  function sample(start: number): void {
    const row = Array.from(titles.subarray(start, size), (title, at) => ({
      title,
      value: values[start + at] ?? 0,
      key: drawn(seed, people, title),
    }));
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
      if (size === titles.length)
        [titles, values] = [titles, values].map(doubled) as [typeof titles, typeof values]; // map loses the tuple type
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
    build: () => ({
      titleIds,
      rowStart: rowStart.slice(0, people + 1),
      titles: titles.slice(0, size),
      values: values.slice(0, size),
    }),
  };
}

function doubled<Numbers extends Uint32Array | Uint8Array>(numbers: Numbers): Numbers {
  const larger = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2); // typed arrays can be created from a length
  larger.set(numbers);
  return larger;
}
