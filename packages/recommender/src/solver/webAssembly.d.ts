// The part of the WebAssembly API that the solver and the serving kernels use. TypeScript has it only in its library for browsers, whose other names have no place here.
declare namespace WebAssembly {
  class Memory<Held extends ArrayBufferLike = SharedArrayBuffer> {
    constructor(descriptor: { initial: number; maximum: number; shared: Held extends SharedArrayBuffer ? true : false });
    readonly buffer: Held;
    grow(pages: number): number;
  }
  interface Module {
    readonly [Symbol.toStringTag]: "WebAssembly.Module";
  }
  class Instance {
    constructor(module: Module, imports: { env: { memory: Memory<ArrayBufferLike> } });
    readonly exports: Readonly<Record<string, unknown>>;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
