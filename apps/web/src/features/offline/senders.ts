import type { UnsentWrite } from "./UnsentWrite.ts";

interface Sender {
  write: UnsentWrite;
  /** The write was made on this page. */
  first: boolean;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

/** A write that has left the queue, with the server's response. */
export interface Departure {
  write: UnsentWrite;
  answer?: unknown;
}

export type Senders = ReturnType<typeof createSenders>;

/** Who on this page waits for which write. */
export function createSenders(refresh: (writes: readonly UnsentWrite[]) => Promise<void>) {
  const waiting = new Map<string, Sender>();
  return {
    hear: (write: UnsentWrite, first: boolean) =>
      new Promise<unknown>((resolve, reject) =>
        waiting.set(write.key, { write, first, resolve, reject }),
      ),
    has: ({ key }: UnsentWrite): boolean => waiting.has(key),
    madeHere: ({ key }: UnsentWrite): boolean => waiting.get(key)?.first === true,
    /** Notifies waiting callers once the screen can show the result. */
    leave: (departures: readonly Departure[]): void => {
      if (departures.length === 0) return;
      const heard = departures.map(({ write, answer }) => ({
        sender: waiting.get(write.key),
        answer,
      }));
      for (const { write } of departures) waiting.delete(write.key);
      const tell = () => heard.forEach(({ sender, answer }) => sender?.resolve(answer));
      void refresh(departures.map(({ write }) => write)).then(tell, tell);
    },
    fail: (write: UnsentWrite, error: unknown): void => {
      waiting.get(write.key)?.reject(error);
      waiting.delete(write.key);
      void refresh([write]);
    },
    /** Those whose writes are no longer in the queue. */
    without: (line: readonly UnsentWrite[]): Departure[] => {
      const there = new Set(line.map(({ key }) => key));
      return [...waiting.values()]
        .filter(({ write }) => !there.has(write.key))
        .map(({ write }) => ({ write }));
    },
  };
}
