import type { UnsentWrite } from "./UnsentWrite.ts";

interface PendingSend {
  write: UnsentWrite;
  /** The write was made on this page. */
  madeHere: boolean;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** A write that has left the queue, with the server's response. */
export interface SettledWrite {
  write: UnsentWrite;
  answer?: unknown;
}

export type PendingSends = ReturnType<typeof createPendingSends>;

/** The promises that callers on this page wait for, one for each write. */
export function createPendingSends(refresh: (writes: readonly UnsentWrite[]) => Promise<void>) {
  const pending = new Map<string, PendingSend>();
  return {
    add: (write: UnsentWrite, madeHere: boolean) =>
      new Promise<unknown>((resolve, reject) =>
        pending.set(write.key, { write, madeHere, resolve, reject }),
      ),
    has: ({ key }: UnsentWrite): boolean => pending.has(key),
    madeHere: ({ key }: UnsentWrite): boolean => pending.get(key)?.madeHere === true,
    /** Resolves the promises once the screen can show the result. */
    settle: (settled: readonly SettledWrite[]): void => {
      if (settled.length === 0) return;
      const sends = settled.map(({ write, answer }) => ({
        send: pending.get(write.key),
        answer,
      }));
      for (const { write } of settled) pending.delete(write.key);
      const resolveAll = () => sends.forEach(({ send, answer }) => send?.resolve(answer));
      void refresh(settled.map(({ write }) => write)).then(resolveAll, resolveAll);
    },
    reject: (write: UnsentWrite, error: unknown): void => {
      pending.get(write.key)?.reject(error);
      pending.delete(write.key);
      void refresh([write]);
    },
    /** Those whose writes are no longer in the queue. */
    missingFrom: (queue: readonly UnsentWrite[]): SettledWrite[] => {
      const queued = new Set(queue.map(({ key }) => key));
      return [...pending.values()]
        .filter(({ write }) => !queued.has(write.key))
        .map(({ write }) => ({ write }));
    },
  };
}
