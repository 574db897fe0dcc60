export interface ReadGate {
  /** Runs a call that ends the bearer, while no read runs. */
  change: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Runs a read, and once more if it was aborted because the bearer changed. */
  read: <Result>(run: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
}

/** While the bearer changes, pending reads are aborted, and all reads wait for the new bearer. */
export function createReadGate(): ReadGate {
  const pending = new Set<AbortController>();
  let changing: Promise<void> | null = null;
  return {
    change: (run) => {
      for (const read of pending) read.abort();
      const result = run();
      const mine = result.then(storeBearer, storeBearer).then(() => {
        if (changing === mine) changing = null;
      });
      changing = mine;
      return result;
    },
    read: async (run) => {
      for (;;) {
        while (changing) await changing;
        const read = new AbortController();
        pending.add(read);
        try {
          return await run(read.signal);
        } catch (error) {
          if (!read.signal.aborted) throw error;
        } finally {
          pending.delete(read);
        }
      }
    },
  };
}

/** Lets the caller store the bearer that it has just received. */
const storeBearer = () => new Promise<void>((resolve) => setTimeout(resolve));
