export interface ReadGate {
  /** Runs something during which no read may run: a call that ends the bearer, or leaving the page. */
  change: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Runs a read, and once more if such a change aborted it. */
  read: <Result>(run: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
}

/** During a change, pending reads are aborted, and all reads wait until it is over. */
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
