// The part of the WebAssembly API that the solver uses. TypeScript has it only in its library for browsers, whose other names have no place here.
declare namespace WebAssembly {
  class Memory {
    constructor(descriptor: { initial: number; maximum: number; shared: true });
    readonly buffer: SharedArrayBuffer;
    grow(pages: number): number;
  }
  interface Module {
    readonly [Symbol.toStringTag]: "WebAssembly.Module";
  }
  class Instance {
    constructor(module: Module, imports: { env: { memory: Memory } });
    readonly exports: Readonly<Record<string, unknown>>;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
