/**
 * The arrays of one number per title shared with the kernels, in the order of
 * ../../serving/arrays.ts.
 */
const NAMES = [
  "prior",
  "grades",
  "scales",
  "popularity",
  "content",
  "liked",
  "notLiked",
  "residual",
  "mass",
  "logits",
  "scores",
  "values",
  "trust",
  "alone",
  "shows",
  "priorAlone",
  "fame",
  "crowd",
  "closeness",
  "shared",
] as const;

export type TitleArrays = Readonly<Record<(typeof NAMES)[number], Float32Array>>;

const VECTOR = 16;
const PAGE = 65_536;
const NUMBER = Float32Array.BYTES_PER_ELEMENT;

const padded = (bytes: number): number => Math.ceil(bytes / VECTOR) * VECTOR;

/** Memory for the kernels: the arrays, and free room after them. */
export interface ServingMemory {
  readonly memory: WebAssembly.Memory<ArrayBuffer>;
  /** Address of the first array, and bytes per array. */
  readonly arrays: number;
  readonly stride: number;
  readonly titles: TitleArrays;
  /** Allocates some of the room and returns its address. */
  take(bytes: number): number;
}

/** @param room bytes after the arrays; whole vectors per allocation */
export function servingMemory(size: number, room: number): ServingMemory {
  const arrays = VECTOR;
  const stride = padded(Math.max(1, size) * NUMBER);
  const bytes = arrays + NAMES.length * stride;
  const memory = new WebAssembly.Memory<ArrayBuffer>({
    initial: Math.ceil((bytes + room) / PAGE),
    maximum: Math.ceil((bytes + room) / PAGE),
    shared: false,
  });
  const arrayAt = (place: number) => new Float32Array(memory.buffer, arrays + place * stride, size);
  let taken = bytes;
  return {
    memory,
    arrays,
    stride,
    titles: Object.fromEntries(
      NAMES.map((name, place) => [name, arrayAt(place)]),
    ) as unknown as TitleArrays, // one per name
    take: (wanted) => {
      const from = taken;
      taken += padded(wanted);
      if (taken > memory.buffer.byteLength)
        throw new RangeError("more of the serving memory is taken than was asked for");
      return from;
    },
  };
}
