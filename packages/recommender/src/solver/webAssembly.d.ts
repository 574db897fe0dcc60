// The part of the WebAssembly API that the solver and the serving kernels use. TypeScript only has
// it in its browser library, whose other names don't belong here.
declare namespace WebAssembly {
  class Memory<Held extends ArrayBufferLike = SharedArrayBuffer> {
    constructor(descriptor: {
      initial: number;
      maximum: number;
      shared: Held extends SharedArrayBuffer ? true : false;
    });
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
