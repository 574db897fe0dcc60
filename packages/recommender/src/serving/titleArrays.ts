/** The arrays of one number a title that the kernels share with us, in the order that ../../serving/index.ts knows. */
const NAMES = ["steady", "fading", "grades", "scales", "popularity", "content", "liked", "notLiked", "residual", "mass", "logits", "scores", "values"] as const;

export type TitleArrays = Readonly<Record<(typeof NAMES)[number], Float32Array>>;

const VECTOR = 16;
const PAGE = 65_536;
const NUMBER = Float32Array.BYTES_PER_ELEMENT;

const padded = (bytes: number): number => Math.ceil(bytes / VECTOR) * VECTOR;

/** Memory for the kernels: the arrays, a list of titles, and room behind them. */
export interface ServingMemory {
  readonly memory: WebAssembly.Memory<ArrayBuffer>;
  /** Where the arrays begin, and how many bytes one takes. */
  readonly arrays: number;
  readonly stride: number;
  readonly titles: TitleArrays;
  /** The list that the kernels leave. */
  readonly chosen: Uint32Array;
  /** Where some bytes of the room lie, each time others. */
  take(bytes: number): number;
}

/** @param room bytes behind the arrays, whole vectors for each piece taken */
export function servingMemory(size: number, room: number): ServingMemory {
  const arrays = VECTOR;
  const stride = padded(Math.max(1, size) * NUMBER);
  const bytes = arrays + (NAMES.length + 1) * stride;
  const memory = new WebAssembly.Memory<ArrayBuffer>({ initial: Math.ceil((bytes + room) / PAGE), maximum: Math.ceil((bytes + room) / PAGE), shared: false });
  const arrayAt = (place: number) => new Float32Array(memory.buffer, arrays + place * stride, size);
  let taken = bytes;
  return {
    memory,
    arrays,
    stride,
    titles: Object.fromEntries(NAMES.map((name, place) => [name, arrayAt(place)])) as unknown as TitleArrays, // one for each name
    chosen: new Uint32Array(memory.buffer, arrays + NAMES.length * stride, size),
    take: (wanted) => {
      const from = taken;
      taken += padded(wanted);
      if (taken > memory.buffer.byteLength) throw new RangeError("more of the serving memory is taken than was asked for");
      return from;
    },
  };
}
