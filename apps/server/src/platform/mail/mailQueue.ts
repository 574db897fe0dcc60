import { setTimeout as sleep } from "node:timers/promises";
import { MailProblem, type MailMessage, type Mailer } from "./mailer.ts";

interface MailQueueOptions {
  mailer: Mailer;
  log: { warn(fields: object, message: string): void };
  /** Delays between attempts, in milliseconds; there is one attempt more than delays. */
  waits?: readonly number[];
}

/**
 * Accepts mail after the transaction that requested it, and retries until it is sent or given up.
 */
export interface MailQueue {
  /** Whether all were sent. Never rejects. */
  post(messages: readonly MailMessage[]): Promise<boolean>;
  /** Waits briefly for mail being sent, without further attempts. */
  close(): Promise<void>;
}

/** Less than the time a server has to stop. */
const PATIENCE_MS = 5_000;
const WAITS = [1_000, 5_000, 15_000];

export function openMailQueue({ mailer, log, waits = WAITS }: MailQueueOptions): MailQueue {
  const underWay = new Set<Promise<boolean>>();
  const closing = new AbortController();

  const sendOne = async (message: MailMessage): Promise<boolean> => {
    for (let attempt = 0; ; attempt++) {
      try {
        await mailer.send(message);
        return true;
      } catch (error) {
        const wait = waits[attempt];
        const hopeless = error instanceof MailProblem && !error.passing;
        log.warn(
          {
            attempt: attempt + 1,
            problem: error instanceof MailProblem ? error.message : nameOf(error),
          },
          "couldn't send an email",
        );
        if (wait === undefined || hopeless || closing.signal.aborted) return false;
        await sleep(wait, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  };
  return {
    post: (messages) => {
      const sending = Promise.all(messages.map(sendOne)).then((sent) => sent.every(Boolean));
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
      return sending;
    },
    close: async () => {
      closing.abort();
      const patience = new AbortController();
      await Promise.race([
        Promise.all(underWay),
        sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {}),
      ]);
      patience.abort();
      await mailer.close();
    },
  };
}

/** Messages of file system errors contain paths, and others may contain personal data. */
function nameOf(error: unknown): string {
  return error instanceof Error ? ("code" in error ? String(error.code) : error.name) : "unknown";
}
